import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { RequestQuery } from '#contract/api/contact-requests.contract.js';

type Name = 'state' | 'mine' | 'after';
const NAMES: readonly Name[] = ['state', 'mine', 'after'];

/** Keeps the query of the list of contact requests in the URL, so that a link or a reload shows the same page of it. */
export function useRequestsAddress() {
  const [params, setParams] = useSearchParams();
  const asked = useMemo(
    () => Object.fromEntries(NAMES.flatMap((name) => (params.get(name) ? [[name, params.get(name) ?? '']] : []))),
    [params],
  );
  const { after: _after, ...filter } = asked;
  // The page follows a change of the address only later. Until then, the fields show what was chosen, and another
  // change builds on it.
  const [chosen, setChosen] = useState<Record<string, string> | null>(null);
  useEffect(() => setChosen(null), [params]);
  return {
    asked,
    filter,
    /** The filters that the fields show. */
    chosen: chosen ?? filter,
    address: params.toString(),
    /** The validated query, or null if the URL is invalid, for example because it was edited by hand. */
    query: useMemo(() => z.safeParse(RequestQuery, asked).data ?? null, [asked]),
    /** Changes a filter and goes back to the first page. */
    ask: (name: 'state' | 'mine', value: string): void => {
      const { [name]: _old, ...others } = chosen ?? filter;
      const changed = value ? { ...others, [name]: value } : others;
      setChosen(changed);
      setParams(changed, { replace: true });
    },
    toPage: (after: string | null): string => `?${new URLSearchParams(after ? { ...filter, after } : filter)}`,
  };
}
export type RequestsAddress = ReturnType<typeof useRequestsAddress>;
