/**
 * Coverage that a person has or could get from an employer, other than a Marketplace plan. It is asked and never
 * assumed: the tax credit depends on it. The server learns only whether there is any.
 */
export const OTHER_COVERAGE = ['none', 'medicare', 'va', 'tricare', 'job', 'medicaid', 'other'] as const;
/** Answers about other coverage. An empty answer means none was given; the person then counts as having none. */
export const COVERAGE_ANSWERS = ['', ...OTHER_COVERAGE] as const;
export type CoverageAnswer = (typeof COVERAGE_ANSWERS)[number];

/** Returns whether an answer about other coverage means that the person is treated as having no other coverage. */
export const countsAsNone = (kind: CoverageAnswer): kind is 'none' | '' => kind === 'none' || kind === '';

/**
 * For whom a plan is bought: people without other coverage. If all have some, everybody at full price except people
 * with Medicare, to whom it is illegal to sell one (42 U.S.C. 1395ss(d)(3)).
 */
export function buyersOf(kinds: readonly CoverageAnswer[]): readonly boolean[] {
  const hasNone = kinds.map(countsAsNone);
  return hasNone.includes(true) ? hasNone : kinds.map((kind) => kind !== 'medicare');
}

/** Returns whether everybody in the household has Medicare. The household then has no plan to search for. */
export const isMedicareOnly = (kinds: readonly CoverageAnswer[] | null): boolean =>
  kinds?.every((kind) => kind === 'medicare') ?? false;
