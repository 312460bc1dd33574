import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { SAVED } from './limits.js';
import { PlanId, PlanSearch } from './plans.contract.js';
import { Preferences } from './preferences.js';

/** A search with the wishes it was judged by. */
export const SearchToSave = z.object({ search: PlanSearch, preferences: Preferences });
export type SearchToSave = z.infer<typeof SearchToSave>;

/** A plan of a year; with the search it was found by it can be shown with its price again. */
export const PlanToSave = z.object({
  plan_id: PlanId,
  name: z.string().check(z.minLength(1), z.maxLength(400)),
  year: z.int().check(z.minimum(2014), z.maximum(2100)),
  search: z.nullable(PlanSearch),
});
export type PlanToSave = z.infer<typeof PlanToSave>;

const kept = { id: z.uuid(), savedAt: z.string() };
export const SavedSearch = z.extend(SearchToSave, kept);
export type SavedSearch = z.infer<typeof SavedSearch>;
export const SavedPlan = z.extend(PlanToSave, kept);
export type SavedPlan = z.infer<typeof SavedPlan>;

/** Newest first. */
export const SavedItems = z.object({ searches: z.array(SavedSearch), plans: z.array(SavedPlan) });
export type SavedItems = z.infer<typeof SavedItems>;

export const ItemsToSave = z.object({
  searches: z.array(SearchToSave).check(z.maxLength(SAVED.searches)),
  plans: z.array(PlanToSave).check(z.maxLength(SAVED.plans)),
});
export type ItemsToSave = z.infer<typeof ItemsToSave>;

/** How many did not fit any more. */
export const SaveReply = z.object({ leftOut: z.int() });

const own = { access: 'signedIn' } as const;
/** What somebody saved, on every device they sign in with. Only they themselves can read it; staff cannot. */
export const SAVED_ITEMS = {
  list: endpoint({ ...own, method: 'GET', path: '/api/saved', summary: 'My saved searches and plans', reply: SavedItems }),
  add: endpoint({
    ...own, method: 'POST', path: '/api/saved', summary: 'Save searches and plans; what is saved already is not saved twice',
    body: ItemsToSave, reply: SaveReply, limits: ['saveAddress'],
  }),
  remove: endpoint({ ...own, method: 'DELETE', path: '/api/saved/:id', summary: 'Forget one of my saved searches or plans', params: z.object({ id: z.uuid() }), reply: z.object({ ok: z.literal(true) }), errors: ['request.notFound'] }),
} as const;
