/**
 * Coverage somebody has, or can get from a job. It decides about the tax credit and about who is priced, so it is asked
 * and never assumed. It stays in the browser: the server is told whether there is some, not which.
 */
export const OTHER_COVERAGE = ['none', 'medicare', 'va', 'tricare', 'job', 'medicaid'] as const;
export type OtherCoverage = (typeof OTHER_COVERAGE)[number];

/**
 * Who looks for a plan here, in the order of the household: people without other coverage. Where everybody has some,
 * those who may still buy a plan at its full price; nobody may be sold one beside Medicare (42 U.S.C. 1395ss(d)(3)).
 */
export function buyersOf(kinds: readonly (OtherCoverage | '')[]): readonly boolean[] {
  const hasNone = kinds.map((kind) => kind === 'none');
  return hasNone.includes(true) ? hasNone : kinds.map((kind) => kind !== 'medicare');
}

/** Whether there is nothing to search for. */
export const isMedicareOnly = (kinds: readonly (OtherCoverage | '')[] | null): boolean => kinds?.every((kind) => kind === 'medicare') ?? false;
