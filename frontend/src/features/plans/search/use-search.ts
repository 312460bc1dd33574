import { useDeferredValue, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { isFailure, type Failure } from '#api/index.js';
import type { PlanSearchReply } from '#contract/api/plans.contract.js';
import { privateOwner } from '#features/session/index.js';
import { useAppDispatch } from '#store/index.js';
import type { Problem } from '#ui/index.js';
import { LOADING } from '#ui/messages.js';
import { plansApi } from '../api/plans.api.js';
import { otherMarketplaceFrom, type OtherMarketplace } from '../eligibility/other-marketplace.js';
import { SEARCH } from '../messages/plans.js';
import { isMedicareOnly } from '../model/search/other-coverage.js';
import type { SubmittedSearch } from '../model/search/submitted-search.js';
import { searchCompleted } from '../storage/last-search.slice.js';
import { rememberDraftOf } from '../storage/searched-draft.slice.js';
import { searchSent } from '../storage/unanswered-search.slice.js';

export type SearchOutcome = SubmittedSearch &
  (
    | { readonly kind: 'plans'; readonly reply: PlanSearchReply }
    | { readonly kind: 'otherMarketplace'; readonly marketplace: OtherMarketplace }
    | { readonly kind: 'medicare' }
  );

/**
 * What a search takes over from an earlier request for the same answers instead of asking again: only found plans, or
 * also a failure.
 */
type Reuse = 'nothing' | 'plans' | 'anyAnswer';

interface State {
  readonly answer: SearchOutcome | null;
  readonly isBusy: boolean;
  /**
   * Why the last search failed. It is null if the last search did not fail. After a failure, `answer` is still the
   * outcome of an earlier search.
   */
  readonly problem: Problem | null;
}

/**
 * Returns the message about a failed search. If there was no response or the server had an error, the same search may
 * succeed later. The message then offers to search again and says that the form's entries are kept.
 */
function problemOf(failure: unknown): Problem {
  const { status, detail }: Partial<Failure> = isFailure(failure) ? failure : {};
  if (typeof status === 'number' && status < 500) return { text: SEARCH.failed, info: detail };
  const advice = detail ?? (status === 'offline' || status === 'timeout' ? SEARCH.unreachable : SEARCH.failedHere);
  return { text: SEARCH.failed, info: `${advice} ${SEARCH.nothingLost}`, retry: LOADING.retry };
}

/**
 * Returns the outcome that stays on the screen while a newer search is in progress. A list of plans stays. A message
 * that there are no plans is removed.
 */
const staying = (answer: SearchOutcome | null): SearchOutcome | null =>
  answer?.kind === 'plans' && answer.reply.plans.length > 0 ? answer : null;

/**
 * Searches for plans, starting with the outcome of an earlier visit if there is one. Plans stay on the screen until a
 * newer search succeeds. If a newer search has started, the response to an older search is ignored.
 */
export function useSearch(restored: SearchOutcome | null = null) {
  const dispatch = useAppDispatch();
  const store = useStore<Parameters<ReturnType<typeof plansApi.endpoints.searchPlans.select>>[0]>();
  const [searchPlans] = plansApi.useLazySearchPlansQuery();
  const [state, setState] = useState<State>({ answer: restored, isBusy: false, problem: null });
  const latest = useRef(0);

  async function answerTo(submitted: SubmittedSearch, reuse: Reuse): Promise<SearchOutcome> {
    if (isMedicareOnly(submitted.kinds)) return { ...submitted, kind: 'medicare' };
    try {
      const arg = { body: submitted.search };
      const known = reuse === 'nothing' ? null : plansApi.endpoints.searchPlans.select(arg)(store.getState());
      if (reuse === 'anyAnswer' && known?.isError) throw known.error;
      const reply = known?.isSuccess ? known.data : await searchPlans(arg).unwrap();
      return { ...submitted, kind: 'plans', reply };
    } catch (failure) {
      const marketplace = isFailure(failure) ? otherMarketplaceFrom(failure) : null;
      if (marketplace) return { ...submitted, kind: 'otherMarketplace', marketplace };
      throw failure;
    }
  }

  /** Runs a search, or takes over what an earlier request for the same answers has found. */
  async function run(submitted: SubmittedSearch, reuse: Reuse = 'nothing'): Promise<Problem | void> {
    const searchNumber = (latest.current += 1);
    dispatch(searchSent(submitted.search));
    const owner = privateOwner();
    setState(({ answer }) => ({ answer: staying(answer), isBusy: true, problem: null }));
    try {
      const answer = await answerTo(submitted, reuse);
      if (searchNumber !== latest.current) return;
      // If the person logged out during the search, do not store the search, so that the next person who uses this
      // browser does not find it in the browser's storage.
      if (answer.kind === 'plans' && owner === privateOwner()) {
        dispatch(searchCompleted(submitted.search));
        dispatch(rememberDraftOf(submitted.search));
      }
      setState({ answer, isBusy: false, problem: null });
    } catch (failure) {
      if (searchNumber !== latest.current) return;
      const problem = problemOf(failure);
      setState(({ answer }) => ({ answer, isBusy: false, problem }));
      return problem;
    }
  }
  // The plans are rendered with low priority, because a slow processor needs some time for them. Until they are on the
  // page, the search counts as busy.
  const answer = useDeferredValue(state.answer);
  return { ...state, answer, isBusy: state.isBusy || answer !== state.answer, run, hasRun: () => latest.current > 0 };
}
