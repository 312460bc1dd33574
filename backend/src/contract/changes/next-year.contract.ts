import * as z from 'zod/mini';
import { endpoint } from '../api/endpoint.js';
import { Place } from '../api/plans.contract.js';
import { PlanId } from '../plans/plan-id.js';

export const PlanToRenew = z.object({
  plan_id: PlanId,
  year: z.int().check(z.minimum(2014), z.maximum(2100)),
  place: Place,
});
export type PlanToRenew = z.infer<typeof PlanToRenew>;

/** What becomes of a plan next year at one place. `PLANS.getBatch` says if, and at what price, a new plan is sold. */
export const Renewal = z.object({
  next_year: z.int(),
  /** Whether the plans of the next year are out. If they are not, nothing else is known. */
  is_out: z.boolean(),
  /** Id of the plan that takes the place of the old one, often the same id. It is null if no plan does. */
  new_plan_id: z.nullable(z.string()),
  /** Whether people with the same old plan in other counties or ZIP codes may get another plan. */
  is_by_area: z.boolean(),
  /** Whether no plan takes the place of the old one here, although the old one is still sold somewhere. */
  is_sold_elsewhere: z.boolean(),
});
export type Renewal = z.infer<typeof Renewal>;

/** The call that says what becomes of a plan. Only the part of the screens that shows it loads this file. */
export const NEXT_YEAR = {
  get: endpoint({
    method: 'POST',
    path: '/api/plans/next-year',
    summary: 'What becomes of a plan in the next year',
    access: 'anyone',
    recentSession: true,
    body: PlanToRenew,
    reply: Renewal,
    errors: ['plans.stateExchange', 'plans.territory', 'plans.unavailable'],
  }),
} as const;
