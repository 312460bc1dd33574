import * as z from 'zod/mini';
import { SAVED_CALLS } from '../calls.js';
import { HOUSEHOLD, ROLES, SAVED } from '../limits/plans.js';
import { PlanId } from '../plans/plan-id.js';
import { Preferences } from '../plans/preferences.js';
import { endpoint } from './endpoint.js';
import { PlanSearch } from './plans.contract.js';

/** `roles`: relationship of each person, null where unknown, absent in searches of an older release. */
export const SearchToSave = z.object({
  search: PlanSearch,
  preferences: Preferences,
  roles: z.optional(z.array(z.nullable(z.enum(ROLES))).check(z.maxLength(HOUSEHOLD.maxPeople))),
});
export type SearchToSave = z.infer<typeof SearchToSave>;

/** Monthly premium after the credit for the household of the saved search, and the time of its data. */
export const SavedPrice = z.object({
  monthly: z.number().check(z.minimum(0), z.maximum(1_000_000)),
  asOf: z.string().check(z.maxLength(40)),
});
export type SavedPrice = z.infer<typeof SavedPrice>;

/** With the search that prices it again. `price` is null if unknown, or if an older release saved the plan. */
export const PlanToSave = z.object({
  plan_id: PlanId,
  name: z.string().check(z.minLength(1), z.maxLength(400)),
  year: z.int().check(z.minimum(2014), z.maximum(2100)),
  search: z.nullable(PlanSearch),
  price: z._default(z.nullable(SavedPrice), null),
});
export type PlanToSave = z.infer<typeof PlanToSave>;

const kept = { id: z.uuid(), savedAt: z.string() };
const SavedSearch = z.extend(SearchToSave, kept);
const SavedPlan = z.extend(PlanToSave, kept);

export const SavedItems = z.object({ searches: z.array(SavedSearch), plans: z.array(SavedPlan) });
export type SavedItems = z.infer<typeof SavedItems>;

export const ItemsToSave = z.object({
  searches: z.array(SearchToSave).check(z.maxLength(SAVED.searches)),
  plans: z.array(PlanToSave).check(z.maxLength(SAVED.plans)),
});
export type ItemsToSave = z.infer<typeof ItemsToSave>;

/** `leftOut`: items that were not saved because the account's limit was reached. */
const SaveReply = z.object({ leftOut: z.int() });

/** Only the owner can read saved items, on all devices. Staff cannot. */
export const SAVED_ITEMS = {
  list: endpoint({
    ...SAVED_CALLS.list,
    summary: 'My saved searches and plans',
    reply: SavedItems,
  }),
  add: endpoint({
    ...SAVED_CALLS.add,
    summary: 'Save searches and plans; what is saved already is not saved twice',
    body: ItemsToSave,
    reply: SaveReply,
    limits: ['saveAddress'],
  }),
  remove: endpoint({
    ...SAVED_CALLS.remove,
    summary: 'Forget one of my saved searches or plans',
    params: z.object({ id: z.uuid() }),
    reply: z.object({ ok: z.literal(true) }),
    errors: ['request.notFound'],
  }),
} as const;
