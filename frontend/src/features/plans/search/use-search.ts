import { skipToken } from '@reduxjs/toolkit/query/react';
import { useDeferredValue, useMemo, useState } from 'react';
import { isFailure, type Failure } from '#api/index.js';
import type { PlanSearchReply } from '#contract/api/plans.contract.js';
import { useAppDispatch, useAppSelector } from '#store/index.js';
import { LOADING } from '#ui/feedback/messages.js';
import type { Problem } from '#ui/index.js';
import { plansApi } from '../api/plans.api.js';
import { otherMarketplaceFrom, type OtherMarketplace } from '../eligibility/other-marketplace.js';
import { SEARCH } from '../messages/plans.js';
import { isMedicareOnly } from '../model/search/other-coverage.js';
import { kindsIn } from '../model/search/search-draft.js';
import {
  isDraftChanged,
  isSameSearch,
  type OwnSearch,
  type SubmittedSearch,
} from '../model/search/submitted-search.js';
import { useOfferedYears } from '../questions/use-offered-years.js';
import { searchSubmitted, selectSubmittedInOtherTab, useDraft, useSubmitted } from '../storage/answers.slice.js';

export type SearchOutcome = SubmittedSearch &
  (
    | { readonly kind: 'plans'; readonly reply: PlanSearchReply }
    | { readonly kind: 'otherMarketplace'; readonly marketplace: OtherMarketplace }
    | { readonly kind: 'medicare' }
  );

const elsewhere = (failure: unknown): OtherMarketplace | null =>
  isFailure(failure) ? otherMarketplaceFrom(failure) : null;

/**
 * The message about a failed search, or null. Without a response, or after a server error, the same search may succeed
 * later: it offers to search again and says that the entries are kept.
 */
function problemOf(failure: unknown): Problem | null {
  if (!failure || elsewhere(failure)) return null;
  const { status, detail }: Partial<Failure> = isFailure(failure) ? failure : {};
  if (typeof status === 'number' && status < 500) return { text: SEARCH.failed, info: detail };
  const advice = detail ?? (status === 'offline' || status === 'timeout' ? SEARCH.unreachable : SEARCH.failedHere);
  return { text: SEARCH.failed, info: `${advice} ${SEARCH.nothingLost}`, retry: LOADING.retry };
}

/** What stays on the screen during a newer search: a list of plans, but no message that there are none. */
const staying = (outcome: SearchOutcome | null): SearchOutcome | null =>
  outcome?.kind === 'plans' && outcome.reply.plans.length > 0 ? outcome : null;

/**
 * Searches for plans, or returns what the store still has of the same search. Plans stay on the screen until a newer
 * search succeeds. If no plans are sold for the year of the search, it has no outcome, and `isYearGone` is true.
 */
export function useSearch(submitted: SubmittedSearch | null) {
  const { years, isSettled } = useOfferedYears(submitted?.search.place.countyfips ?? '');
  const isYearGone = submitted !== null && isSettled && !years?.includes(submitted.search.year);
  const isMedicare = submitted !== null && isMedicareOnly(submitted.kinds);
  const { currentData, error, isFetching, refetch } = plansApi.useSearchPlansQuery(
    submitted && !isYearGone && !isMedicare ? { body: submitted.search } : skipToken,
  );
  const failure = isFetching ? undefined : error;
  const outcome = useMemo((): SearchOutcome | null => {
    if (!submitted || isYearGone) return null;
    if (isMedicare) return { ...submitted, kind: 'medicare' };
    if (currentData) return { ...submitted, kind: 'plans', reply: currentData };
    const marketplace = elsewhere(failure);
    return marketplace && { ...submitted, kind: 'otherMarketplace', marketplace };
  }, [submitted, isYearGone, isMedicare, currentData, failure]);
  const [last, setLast] = useState(outcome);
  if (outcome && outcome !== last) setLast(outcome);
  const latest = outcome ?? (submitted && staying(last));
  // The plans are rendered with low priority, because a slow processor needs some time for them. Until they are on the
  // page, the search counts as busy.
  const answer = useDeferredValue(latest);
  return {
    answer,
    isBusy: isFetching || answer !== latest,
    /** Why the search failed, or null. After a failure, `answer` is still the outcome of an earlier search. */
    problem: problemOf(failure),
    isYearGone,
    currentYear: years?.[0] ?? null,
    again: () => void refetch(),
  };
}

/**
 * The search that another tab has sent since this one found its plans: a plan opened in a new tab has prices for it.
 * Null if there is none, or if answers were changed in this tab, because these would be lost.
 */
export function useNewerSearch(): OwnSearch | null {
  const submitted = useSubmitted();
  const [draft] = useDraft();
  const other = useAppSelector(selectSubmittedInOtherTab);
  if (!submitted || !other || isSameSearch(submitted.search, other.search) || isDraftChanged(submitted, draft))
    return null;
  return other;
}

/** Returns a function that sends a search and resolves to the problem, if it fails. */
export function useSendSearch(): (submitted: OwnSearch) => Promise<Problem | void> {
  const dispatch = useAppDispatch();
  const [request] = plansApi.useLazySearchPlansQuery();
  return async (submitted) => {
    dispatch(searchSubmitted(submitted));
    if (isMedicareOnly(kindsIn(submitted.entries))) return undefined;
    const { error } = await request({ body: submitted.search }, true);
    return problemOf(error) ?? undefined;
  };
}
