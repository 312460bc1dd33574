/**
 * The kinds of coverage, other than a Marketplace plan, that a person has or could get from an employer. The form asks
 * for the kind and never assumes one, because the tax credit and the need for a plan depend on it. The kind stays in
 * the browser: the server learns only whether the person has other coverage.
 */
export const OTHER_COVERAGE = ['none', 'medicare', 'va', 'tricare', 'job', 'medicaid', 'other'] as const;
/** Answers about other coverage. An empty answer means none was given; the person then counts as having none. */
export const COVERAGE_ANSWERS = ['', ...OTHER_COVERAGE] as const;
export type CoverageAnswer = (typeof COVERAGE_ANSWERS)[number];

/** Returns whether an answer about other coverage means that the person is treated as having no other coverage. */
export const countsAsNone = (kind: CoverageAnswer): kind is 'none' | '' => kind === 'none' || kind === '';

/**
 * Returns, for each person in the household, whether a plan is bought for that person. A plan is bought for people
 * without other coverage. If everybody has other coverage, plans are bought at full price for all of them except people
 * with Medicare, because it is illegal to sell a plan to people with Medicare (42 U.S.C. 1395ss(d)(3)).
 */
export function buyersOf(kinds: readonly CoverageAnswer[]): readonly boolean[] {
  const hasNone = kinds.map(countsAsNone);
  return hasNone.includes(true) ? hasNone : kinds.map((kind) => kind !== 'medicare');
}

/** Returns whether everybody in the household has Medicare. The household then has no plan to search for. */
export const isMedicareOnly = (kinds: readonly CoverageAnswer[] | null): boolean =>
  kinds?.every((kind) => kind === 'medicare') ?? false;
