import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { UserQuery } from '#contract/api/managed-user.contract.js';
import { USERS_PAGE } from '#contract/limits/staff.js';

export const FILTERS = ['q', 'role', 'confirmed', 'closed', 'locked', 'consent', 'created_from', 'seen_from'] as const;
const NAMES = [...FILTERS, 'sort', 'direction', 'after', 'before', 'limit'] as const;
type Name = (typeof NAMES)[number];
export type Changes = Partial<Record<Name | 'cols', string | undefined>>;

/** Stores the query of the user list in the URL, so that a link or a reload shows the same page of the list. */
export function useListAddress() {
  const [params, setParams] = useSearchParams();
  const asked = useMemo(
    () =>
      Object.fromEntries(NAMES.flatMap((name) => (params.get(name) ? [[name, params.get(name)]] : []))) as Partial<
        Record<Name, string>
      >,
    [params],
  );
  const to = useCallback((changes: Changes): string => `?${changed(params, changes)}`, [params]);
  /** Changes the query. The list goes back to its first page unless the changes select another one. */
  const ask = useCallback(
    (changes: Changes) =>
      setParams((now) => changed(now, { after: undefined, before: undefined, ...changes }), {
        replace: true,
      }),
    [setParams],
  );
  /** The validated query from the URL, or null if the URL is invalid, for example because it was edited by hand. */
  const query = useMemo(() => z.safeParse(UserQuery, { ...asked, mask: 'yes' }).data ?? null, [asked]);
  return { asked, params, query, to, ask, limit: Number(asked.limit ?? USERS_PAGE.size) };
}
/** Order of the list if the address names none. */
export const DEFAULT_ORDER = { sort: 'created', direction: 'desc' } as const;
export type ListAddress = ReturnType<typeof useListAddress>;

function changed(params: URLSearchParams, changes: Changes): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}
