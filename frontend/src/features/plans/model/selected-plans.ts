import * as z from 'zod/mini';
import { COMPARE } from '#contract/limits/plans.js';
import { PlanId } from '#contract/plans/plan-id.js';

/** A plan chosen for comparison, and the year in which it was: a plan may change from year to year. */
export const SelectedPlan = z.object({
  id: PlanId,
  name: z.string().check(z.maxLength(400)),
  /** The insurer's name. It is missing if the chosen plan was stored by an older release of this site. */
  carrier: z.optional(z.string().check(z.maxLength(400))),
  year: z.optional(z.int().check(z.minimum(2014), z.maximum(2100))),
});
export type SelectedPlan = z.infer<typeof SelectedPlan>;

/** Whether two choices are the same plan, of the same year. A choice without a year matches any year. */
export const isSamePlan = (a: Pick<SelectedPlan, 'id' | 'year'>, b: Pick<SelectedPlan, 'id' | 'year'>): boolean =>
  a.id === b.id && (a.year === undefined || b.year === undefined || a.year === b.year);

export interface PlansToCompare {
  readonly year: number;
  readonly plans: readonly SelectedPlan[];
  /** Chosen for other years, and not compared, because premiums and rules differ from year to year. */
  readonly ofOtherYears: readonly SelectedPlan[];
  /** Number of plans that were chosen for the compared year but left out because the comparison is full. */
  readonly overLimit: number;
}

/**
 * The plans to compare, all of one year: the last search's or, if none was chosen for it, that of the plan chosen
 * first. A choice stored without a year counts as one for the last search's year.
 */
export function plansToCompare(selected: readonly SelectedPlan[], searched: number): PlansToCompare {
  const yearOf = ({ year }: SelectedPlan): number => year ?? searched;
  const [first] = selected;
  const year = first === undefined || selected.some((plan) => yearOf(plan) === searched) ? searched : yearOf(first);
  const ofYear = selected.filter((plan) => yearOf(plan) === year);
  return {
    year,
    plans: ofYear.slice(0, COMPARE.max),
    overLimit: Math.max(0, ofYear.length - COMPARE.max),
    ofOtherYears: selected.filter((plan) => yearOf(plan) !== year),
  };
}
