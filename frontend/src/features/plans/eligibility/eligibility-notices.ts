import type { Eligibility, Household, Person } from '#contract/api/plans.contract.js';
import { CHILD_UNTIL_AGE, MEDICARE_AGE } from '#contract/limits/ages.js';
import { ELIGIBILITY_NOTICES, type EligibilityNotice } from '../messages/eligibility/eligibility-notices.js';
import { countsAsNone, type CoverageAnswer } from '../model/search/other-coverage.js';

type Estimate = Eligibility['people'][number];

/** An eligibility notice and the people to whom it applies, as indices into the household's list of people. */
export interface NoticeForPeople {
  readonly notice: EligibilityNotice;
  readonly people: readonly number[];
}

/** One person's notice, by the answers and the marketplace's estimate, null if a Marketplace plan suits them. */
function noticeFor(
  { age, aptc_eligible }: Person,
  kind: CoverageAnswer | null,
  estimate: Estimate | undefined,
  areAllChildren: boolean,
): EligibilityNotice | null {
  // Medicaid and CHIP are also open to people whose employer offers coverage, and cost these people less than the
  // employer's coverage. The notice about Medicaid therefore takes precedence.
  if (kind === 'job' && estimate?.is_medicaid_chip) return 'likelyMedicaid';
  if (kind !== null && !countsAsNone(kind)) return kind;
  // A saved search says that the person has other coverage, but not which, so the general notice applies.
  if (kind === null && !aptc_eligible) return 'other';
  // Children are rarely a household of their own for taxes, so the estimate may rest on too little income and too few
  // people. The notice about this also names Medicaid and CHIP.
  if (areAllChildren) return 'childAlone';
  // The Medicare notice comes before Medicaid's: people who sign up for Medicare too late pay a higher premium.
  if (age >= MEDICARE_AGE) return 'medicareAge';
  if (estimate?.is_medicaid_chip) return 'likelyMedicaid';
  return estimate?.in_coverage_gap ? 'coverageGap' : null;
}

/**
 * The notices for a household, in the order of `ELIGIBILITY_NOTICES`: at most one for each person, none twice. `kinds`
 * or `eligibility` is null if the answers or an estimate are not known.
 */
export function eligibilityNoticesFor(
  { people }: Household,
  kinds: readonly CoverageAnswer[] | null,
  eligibility: Pick<Eligibility, 'people'> | null,
): readonly NoticeForPeople[] {
  const areAllChildren = people.every(({ age }) => age < CHILD_UNTIL_AGE);
  const notices = people.map((person, index) =>
    noticeFor(person, kinds?.[index] ?? null, eligibility?.people[index], areAllChildren),
  );
  return Object.keys(ELIGIBILITY_NOTICES).flatMap((name) => {
    const matches = notices.flatMap((notice, index) => (notice === name ? [{ notice, index }] : []));
    const [first] = matches;
    return first ? [{ notice: first.notice, people: matches.map(({ index }) => index) }] : [];
  });
}
