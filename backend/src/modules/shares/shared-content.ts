import * as z from 'zod/mini';
import { CareExceptions, PlanSearch, type Person } from '#contract/api/plans.contract.js';
import { ShareParts, type ShareToMake } from '#contract/api/shares.contract.js';
import { MyDoctorList, MyMedicineList } from '#contract/care-lists.js';
import type { Plan } from '#contract/plans/plan.js';
import { CareUse } from '#contract/plans/preferences.js';

const amount = z.nullable(z.number());

/**
 * Content that is stored with a shared link. Parts that the owner did not select are absent, except for the answers
 * from which the prices of the plans are calculated. Premiums are in dollars per month at the time when the link was
 * created.
 */
export const SharedContent = z.object({
  year: z.int(),
  shows: ShareParts,
  plans: z.array(z.object({ id: z.string(), name: z.string(), premium: amount, premium_w_credit: amount })),
  search: z.nullable(PlanSearch),
  own_care: z.nullable(CareUse),
  exceptions: z.optional(CareExceptions),
  medicines: MyMedicineList,
  doctors: MyDoctorList,
});
export type SharedContent = z.infer<typeof SharedContent>;

/**
 * Returns the parts of a plan search that the owner of a shared link selected for the link. If the prices are not
 * shown, no answers are shown either. If the answers are not shown, no answers about health are shown either.
 */
export function tickedParts({ shows, search, own_care, exceptions, year }: ShareToMake) {
  const priced = shows.prices && search ? { ...search, year } : null;
  const showsAnswers = shows.answers && priced !== null;
  const showsHealth = shows.health && showsAnswers;
  return {
    year,
    shows: {
      ...shows,
      prices: priced !== null,
      answers: showsAnswers,
      health: showsHealth,
    },
    search: priced,
    own_care: showsHealth ? own_care : null,
    ...(showsHealth && own_care && exceptions && { exceptions }),
  };
}

/**
 * Returns the values of a plan that are stored with a shared link. With these values, the link can later show what has
 * changed since it was created.
 */
export const figuresOf = ({ id, name, premium, premium_w_credit }: Plan): SharedContent['plans'][number] => ({
  id,
  name,
  premium,
  premium_w_credit,
});

/**
 * Returns a person of a household without the person's answers about health. The remaining answers are needed to show
 * for whom the prices apply.
 */
const withoutHealth = ({ age, aptc_eligible, has_mec, is_parent }: Person): Person => ({
  age,
  aptc_eligible,
  has_mec,
  is_parent,
});

/**
 * Returns the plan search of a shared link with the answers that the link shows. Returns null if the owner did not
 * choose to show the answers. Answers about health are included only if the owner chose to show them, too.
 */
export function visibleSearch({ search, shows }: Pick<SharedContent, 'search' | 'shows'>): PlanSearch | null {
  if (!search || !shows.answers) return null;
  if (shows.health) return search;
  return { ...search, household: { ...search.household, people: search.household.people.map(withoutHealth) } };
}
