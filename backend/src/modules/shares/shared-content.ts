import * as z from 'zod/mini';
import { MyMedicineList } from '#contract/api/drugs.contract.js';
import { PlanSearch, type Person } from '#contract/api/plans.contract.js';
import { MyDoctorList } from '#contract/api/providers.contract.js';
import { ShareParts, type ShareToMake } from '#contract/api/shares.contract.js';
import type { Plan } from '#contract/plans/plan.js';
import { CareUse } from '#contract/plans/preferences.js';

const amount = z.nullable(z.number());

/**
 * What is stored about a shared link. Parts that the owner did not tick are absent, except for the answers that price
 * the plans. Premiums are in dollars per month at the time when the link was made.
 */
export const SharedContent = z.object({
  year: z.int(),
  shows: ShareParts,
  plans: z.array(z.object({ id: z.string(), name: z.string(), premium: amount, premium_w_credit: amount })),
  search: z.nullable(PlanSearch),
  own_care: z.nullable(CareUse),
  medicines: MyMedicineList,
  doctors: MyDoctorList,
});
export type SharedContent = z.infer<typeof SharedContent>;

/**
 * Returns the parts of a request that its owner ticked. Without prices, there are no
 * answers to show either, and without answers none about health.
 */
export function tickedParts({ shows, search, own_care, year }: ShareToMake) {
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
  };
}

/** Returns the figures of a plan that are stored with a link, so that later changes can be named. */
export const figuresOf = ({ id, name, premium, premium_w_credit }: Plan): SharedContent['plans'][number] => ({
  id,
  name,
  premium,
  premium_w_credit,
});

/** Removes the answers about health from a person. What remains is needed to say whom the prices cover. */
const withoutHealth = ({ age, aptc_eligible, has_mec, is_parent }: Person): Person => ({
  age,
  aptc_eligible,
  has_mec,
  is_parent,
});

/**
 * Returns the answers that somebody with the link may see. The result is null if the owner did not tick them. Answers
 * about health have a tick of their own.
 */
export function visibleSearch({ search, shows }: Pick<SharedContent, 'search' | 'shows'>): PlanSearch | null {
  if (!search || !shows.answers) return null;
  if (shows.health) return search;
  return { ...search, household: { ...search.household, people: search.household.people.map(withoutHealth) } };
}
