import { MEDICARE_AGE } from '../../../../backend/src/contract/limits.js';
import { DOORS, type Door } from '../../../../backend/src/contract/messages/doors.js';
import type { Eligibility, Household, Person } from '../../../../backend/src/contract/plans.contract.js';
import type { OtherCoverage } from './other-coverage.js';

type Estimate = Eligibility['people'][number];
/** A place that fits some people better than this marketplace, and whom: indices of the household. */
export interface OtherDoor {
  readonly door: Door;
  readonly people: readonly number[];
}

/** The one notice for a person, from what they said and what the marketplace expects of their income; null: this is the right place. */
function doorOf({ age, aptc_eligible }: Person, kind: OtherCoverage | null, estimate: Estimate | undefined): Door | null {
  // Medicaid and CHIP are open to people with an offer from a job, and cost them less than that.
  if (kind === 'job' && estimate?.is_medicaid_chip) return 'likelyMedicaid';
  if (kind !== null && kind !== 'none') return kind;
  // A kept search knows that there is other coverage, not which.
  if (kind === null && !aptc_eligible) return 'other';
  // Who may have Medicare is led there first: it comes before Medicaid, and signing up late costs more.
  if (age >= MEDICARE_AGE) return 'medicareAge';
  if (estimate?.is_medicaid_chip) return 'likelyMedicaid';
  return estimate?.in_coverage_gap ? 'coverageGap' : null;
}

/** Every notice a household gets: at most one for each person, each notice once, in the order of the table. `kinds` is null where only the search is known, `eligibility` where nothing was asked. */
export function doorsOf({ people }: Household, kinds: readonly OtherCoverage[] | null, eligibility: Pick<Eligibility, 'people'> | null): readonly OtherDoor[] {
  const doors = people.map((person, index) => doorOf(person, kinds?.[index] ?? null, eligibility?.people[index]));
  return Object.keys(DOORS).flatMap((door) => {
    const those = doors.flatMap((one, index) => (one === door ? [{ door: one, index }] : []));
    const [first] = those;
    return first ? [{ door: first.door, people: those.map(({ index }) => index) }] : [];
  });
}
