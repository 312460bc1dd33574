import * as z from 'zod/mini';
import { CareExceptions, PlanSearch, type Person } from '#contract/api/plans.contract.js';
import { SharedFigures, ShareParts, type ShareToMake } from '#contract/api/shares.contract.js';
import { MyDoctorList, MyMedicineList, type MyDoctor, type MyMedicine } from '#contract/care-lists.js';
import { CareUse } from '#contract/plans/preferences.js';

/** Everything that the figures of a shared link are calculated from. It is not stored. */
export interface Shareable extends Omit<ShareToMake, 'plan_ids'> {
  readonly ids: readonly string[];
  readonly medicines: readonly MyMedicine[];
  readonly doctors: readonly MyDoctor[];
}

/** Stored with links made before links held figures. They work for 7 days, so the next release can drop this. */
const EarlierContent = z.object({
  year: z.int(),
  shows: ShareParts,
  plans: z.array(z.object({ id: z.string(), name: z.string() })),
  search: z.nullable(PlanSearch),
  own_care: z.nullable(CareUse),
  exceptions: z.optional(CareExceptions),
  medicines: MyMedicineList,
  doctors: MyDoctorList,
});

/** Content that is stored with a shared link. */
export const SharedContent = z.union([SharedFigures, EarlierContent]);
export type SharedContent = z.infer<typeof SharedContent>;

export const isFrozen = (content: SharedContent): content is SharedFigures => 'coverage' in content;

/**
 * Returns what the owner of a shared link selected for the link. If the prices are not shown, no answers are shown
 * either. If the answers are not shown, no answers about health are shown either. The yearly costs are those that the
 * owner sees, so they also count care about which the link tells nothing else.
 */
export function tickedParts({ plan_ids, shows, search, own_care, exceptions, year }: ShareToMake) {
  const priced = shows.prices && search ? { ...search, year } : null;
  const showsAnswers = shows.answers && priced !== null;
  return {
    ids: [...new Set(plan_ids)],
    year,
    shows: { ...shows, prices: priced !== null, answers: showsAnswers, health: shows.health && showsAnswers },
    search: priced,
    own_care: priced && own_care,
    exceptions: priced && own_care ? exceptions : undefined,
  };
}

/** The remaining answers are needed to show for whom the prices apply. */
const withoutHealth = ({ age, aptc_eligible, has_mec, is_parent }: Person): Person => ({
  age,
  aptc_eligible,
  has_mec,
  is_parent,
});

/**
 * Returns the plan search of a shared link, or null if the owner did not choose to show the answers. Answers about
 * health are included only if the owner chose to show them, too, and months of birth never are.
 */
export function visibleSearch({ search, shows }: Pick<Shareable, 'search' | 'shows'>): PlanSearch | null {
  if (!search || !shows.answers) return null;
  const people = search.household.people.map(({ born: _born, ...person }) =>
    shows.health ? person : withoutHealth(person),
  );
  return { ...search, household: { ...search.household, people } };
}
