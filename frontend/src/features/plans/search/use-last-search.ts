import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import type { PlanSearch } from '#contract/api/plans.contract.js';
import { plansApi } from '../api/plans.api.js';
import type { Draft } from '../model/search/search-draft.js';
import { coverageKindsOf } from '../model/search/submitted-search.js';
import { useOfferedYears } from '../questions/YearField.js';
import { useLastSearchAtMount } from '../storage/last-search.slice.js';
import type { SearchOutcome, useSearch } from './use-search.js';

/**
 * Returns the outcome of the last search if it is still in the store, so that a person who returns from a plan finds
 * the list unchanged.
 */
export function useCachedOutcome(draft: Draft): SearchOutcome | null {
  const store = useStore<Parameters<ReturnType<typeof plansApi.endpoints.searchPlans.select>>[0]>();
  const search = useLastSearchAtMount();
  const [found] = useState(() => {
    if (!search) return null;
    const { data } = plansApi.endpoints.searchPlans.select({ body: search })(store.getState());
    return data ? { kind: 'plans' as const, search, kinds: coverageKindsOf(search, draft), reply: data } : null;
  });
  return found;
}

/**
 * Provides functions to run stored searches. The last search runs by itself as soon as the plan years on sale are
 * known. A saved search runs when the person opens it. A search for a year that is no longer sold is not run, because
 * there are no prices for it. The form then switches to another year, and `yearNotOffered` is the old year until the
 * next search.
 */
export function useLastSearch(
  { run, hasRun, answer }: Pick<ReturnType<typeof useSearch>, 'run' | 'hasRun' | 'answer'>,
  draft: Draft,
) {
  const last = useLastSearchAtMount();
  const { years, isSettled, failure } = useOfferedYears(last?.place.countyfips ?? '');
  const [yearNotOffered, setYearNotOffered] = useState<number | null>(null);
  const [isStarted, setStarted] = useState(last === null || answer !== null);
  const isYearKnown = isSettled || (last !== null && years?.includes(last.year));
  const areYearsLoaded = isYearKnown || failure !== undefined;

  function runStored(search: PlanSearch, from: Draft): void {
    const isNotOffered = years?.includes(search.year) === false;
    setYearNotOffered(isNotOffered ? search.year : null);
    if (!isNotOffered) void run({ search, kinds: coverageKindsOf(search, from) });
  }
  function startLast(search: PlanSearch): void {
    setStarted(true);
    if (!hasRun()) runStored(search, draft);
  }
  useEffect(() => {
    if (last && !isStarted && areYearsLoaded) startLast(last);
  });
  return {
    runStored,
    yearNotOffered,
    clearYearNotOffered: () => setYearNotOffered(null),
    currentYear: years?.[0] ?? null,
    // True until the search has started, so that the page never shows the questions just before.
    isWaiting: answer === null && !isStarted,
  };
}
