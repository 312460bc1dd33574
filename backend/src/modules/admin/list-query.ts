import type { UserFilter as UserFilterQuery } from '#contract/api/managed-user.contract.js';
import type { PageCursor, UserFilter, UserOrder } from '../users/index.js';

const isYes = (value: 'yes' | 'no' | undefined): boolean | undefined =>
  value === undefined ? undefined : value === 'yes';

/** Closed accounts are included only if the query asks for them. */
export const filterOf = (query: UserFilterQuery): UserFilter => ({
  text: query.q || undefined,
  role: query.role,
  confirmed: isYes(query.confirmed),
  locked: isYes(query.locked),
  closed: query.closed === 'any' ? undefined : query.closed === 'yes',
  consent: isYes(query.consent),
  createdFrom: query.created_from,
  seenFrom: query.seen_from,
});

export const orderOf = (query: UserFilterQuery): UserOrder => ({
  by: query.sort ?? 'created',
  descending: (query.direction ?? 'desc') === 'desc',
});

export function cursorOf({
  after,
  before,
}: {
  after?: string | undefined;
  before?: string | undefined;
}): PageCursor | null {
  if (after) return { id: after, side: 'after' };
  return before ? { id: before, side: 'before' } : null;
}
