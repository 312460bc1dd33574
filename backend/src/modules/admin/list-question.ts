import type { UserFilter as Asked } from '../../contract/admin.contract.js';
import type { PageMark, UserFilter, UserOrder } from '../users/index.js';

const isYes = (value: 'yes' | 'no' | undefined): boolean | undefined => (value === undefined ? undefined : value === 'yes');

/** The query of an address as a filter; closed accounts are left out unless asked for. */
export const filterOf = (asked: Asked): UserFilter => ({
  text: asked.q || undefined,
  role: asked.role,
  confirmed: isYes(asked.confirmed),
  closed: asked.closed === 'any' ? undefined : asked.closed === 'yes',
  consent: isYes(asked.consent),
  createdFrom: asked.created_from,
  seenFrom: asked.seen_from,
});

export const orderOf = (asked: Asked): UserOrder => ({ by: asked.sort ?? 'created', descending: (asked.direction ?? 'desc') === 'desc' });

export function markOf({ after, before }: { after?: string | undefined; before?: string | undefined }): PageMark | null {
  if (after) return { id: after, side: 'after' };
  return before ? { id: before, side: 'before' } : null;
}

/** Which filters were set, for the audit trail: their names, never what was typed. */
export const namesOfFilters = (asked: Asked): string[] =>
  Object.entries(asked).filter(([name, value]) => value !== undefined && name !== 'sort' && name !== 'direction').map(([name]) => name);
