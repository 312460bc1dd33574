import { useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import type { PlanSearch } from '#contract/api/plans.contract.js';
import { useAppDispatch, useAppSelector } from '#store/index.js';
import { plansApi } from '../api/plans.api.js';
import { isMedicareOnly } from '../model/search/other-coverage.js';
import type { Draft } from '../model/search/search-draft.js';
import { coverageKindsOf } from '../model/search/submitted-search.js';
import { useOfferedYears } from '../questions/use-offered-years.js';
import { useLastSearchAtMount } from '../storage/last-search.slice.js';
import { useSearchedDraft } from '../storage/searched-draft.slice.js';
import { takeOverDraftOf } from '../storage/take-over-draft.js';
import { selectUnansweredSearch } from '../storage/unanswered-search.slice.js';
import type { SearchOutcome, useSearch } from './use-search.js';

/**
 * Returns a function that looks up the answers about other coverage that belong to a search. They are among the form's
 * entries or, if the person has changed those since, among the entries of the last search that found plans.
 */
function useKindsOf(): typeof coverageKindsOf {
  const searched = useSearchedDraft();
  return (search, draft) => coverageKindsOf(search, draft) ?? (searched && coverageKindsOf(search, searched));
}

/**
 * Returns the outcome of the last search if it is still in the store, so that a person who returns from a plan finds
 * the list unchanged.
 */
export function useCachedOutcome(draft: Draft): SearchOutcome | null {
  const store = useStore<Parameters<ReturnType<typeof plansApi.endpoints.searchPlans.select>>[0]>();
  const search = useLastSearchAtMount();
  const kindsOf = useKindsOf();
  const [found] = useState(() => {
    if (!search) return null;
    const { data } = plansApi.endpoints.searchPlans.select({ body: search })(store.getState());
    return data ? { kind: 'plans' as const, search, kinds: kindsOf(search, draft), reply: data } : null;
  });
  return found;
}

/**
 * Returns the last search that was sent, if it has found no plans and the form's entries (`draft`) are still the same
 * as in that search. Otherwise, the result is null. The result does not change after the first render of the component.
 */
export function useUnansweredSearch(draft: Draft): PlanSearch | null {
  const sent = useAppSelector(selectUnansweredSearch);
  const [search] = useState(() => (sent && coverageKindsOf(sent, draft) ? sent : null));
  return search;
}

/**
 * Returns the search that a page with plans repeats when it opens. If the last search that was sent has found no plans,
 * the result is that search, so that a reload shows the same message again. Otherwise, the result is the last search
 * that found plans.
 */
export function useStoredSearch(draft: Draft): PlanSearch | null {
  const last = useLastSearchAtMount();
  return useUnansweredSearch(draft) ?? last;
}

/**
 * Provides functions to run stored searches. The search `stored` runs automatically as soon as it is known for which
 * years plans are sold. A saved search runs when the person opens it. If no plans are sold for the year of a search,
 * the search is not run, because there are no prices for that year. The form then switches to another year, and
 * `yearNotOffered` is the old year until the next search.
 */
export function useRepeatedSearch(
  { run, hasRun, answer }: Pick<ReturnType<typeof useSearch>, 'run' | 'hasRun' | 'answer'>,
  draft: Draft,
  stored: PlanSearch | null,
) {
  const { years, isSettled, failure } = useOfferedYears(stored?.place.countyfips ?? '');
  const dispatch = useAppDispatch();
  const kindsOf = useKindsOf();
  const [yearNotOffered, setYearNotOffered] = useState<number | null>(null);
  const [isStarted, setStarted] = useState(stored === null || answer?.search === stored);
  const isYearKnown = isSettled || (stored !== null && years?.includes(stored.year));
  const areYearsLoaded = isYearKnown || failure !== undefined;

  function runStored(search: PlanSearch, from: Draft, reuse?: 'anyAnswer'): void {
    const isNotOffered = years?.includes(search.year) === false;
    setYearNotOffered(isNotOffered ? search.year : null);
    if (!isNotOffered) void run({ search, kinds: kindsOf(search, from) }, reuse);
  }
  function start(search: PlanSearch): void {
    setStarted(true);
    if (!hasRun()) runStored(search, draft, 'anyAnswer');
  }
  useEffect(() => {
    if (stored) dispatch(takeOverDraftOf(stored));
  }, [stored, dispatch]);
  // The plans are requested together with the years, because on a slow network each wait for a response counts.
  const requestPlans = plansApi.usePrefetch('searchPlans');
  const isRequested = useRef(false);
  useEffect(() => {
    if (!stored || isStarted) return;
    if (areYearsLoaded) return start(stored);
    if (isRequested.current || isMedicareOnly(kindsOf(stored, draft))) return;
    isRequested.current = true;
    requestPlans({ body: stored });
  });
  return {
    runStored,
    yearNotOffered,
    clearYearNotOffered: () => setYearNotOffered(null),
    currentYear: years?.[0] ?? null,
    // Whether the stored search has not started yet. Until it starts, the page does not show the questions.
    isWaiting: answer === null && !isStarted,
  };
}
