import { useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { markSearchSent, wasSearchSent } from '#api/index.js';
import type { PlanSearch } from '#contract/api/plans.contract.js';
import { CARE_PANEL } from '#features/care/index.js';
import { useOnboarding } from '#features/session/index.js';
import { useFocusRecovery, type Problem } from '#ui/index.js';
import { OwnCarePanel } from '../components/OwnCarePanel.js';
import type { FinderPages } from '../components/use-finder-pages.js';
import { SEARCH } from '../messages/plans.js';
import { isDraftChanged } from '../model/search/submitted-search.js';
import { usePlace } from '../questions/PlaceFields.js';
import { PreferencesPanel } from '../questions/PreferencesPanel.js';
import { Questions } from '../questions/Questions.js';
import { stepAddress, useCanReachCare } from '../questions/steps.js';
import { useDraft, useSubmitted } from '../storage/answers.slice.js';
import { LazyQuizAnswersPanel } from './LazyQuizAnswersPanel.js';
import { OtherPlace } from './OtherPlace.js';
import { SearchFailed } from './Searching.js';
import { useSearch, useSendSearch } from './use-search.js';

/** Loads the code of the plans while the person answers. */
const prefetchPlans = (): void => void import('./FoundPlans.js').catch(() => undefined);

interface Props extends Pick<FinderPages, 'isIncomeNeeded'> {
  readonly submitLabel: (count: number | null) => string;
  /** Called when the search has found plans, which are shown on another screen. */
  readonly onFound: () => void;
  readonly children?: ReactNode;
}

/**
 * The questions of the plan search. The search is sent from here, so that the questions stay with their entries and a
 * message if it fails, or if plans for these people are sold elsewhere. After a reload, the message is shown again.
 */
export function Answering({ isIncomeNeeded, submitLabel, onFound, children }: Props) {
  useFocusRecovery();
  const [params] = useSearchParams();
  const [entered, setDraft] = useDraft();
  // Where an income is needed, the choice to go on without one does not count.
  const draft = useMemo(
    () => (isIncomeNeeded ? { ...entered, isIncomeUnknown: false } : entered),
    [entered, isIncomeNeeded],
  );
  const isCareShown = useCanReachCare(draft);
  const submitted = useSubmitted();
  const sendSearch = useSendSearch();
  const [sent, setSent] = useState<'before' | 'now' | null>(() =>
    wasSearchSent() && submitted && !isDraftChanged(submitted, draft) ? 'before' : null,
  );
  const { answer, isBusy, problem } = useSearch(sent ? submitted : null);
  useOnboarding(answer !== null);
  const { elsewhere } = usePlace(draft);
  const isFound = answer?.kind === 'plans';
  const leave = useEffectEvent(() => {
    // Somebody who comes back to the questions wants to change them.
    markSearchSent(false);
    onFound();
  });
  useEffect(() => {
    if (isFound) leave();
  }, [isFound]);
  function send(search: PlanSearch): Promise<Problem | void> {
    setSent('now');
    markSearchSent();
    return sendSearch({ search, entries: draft });
  }
  return (
    <>
      {problem && sent === 'before' && <SearchFailed problem={problem} />}
      <LazyQuizAnswersPanel careAt={isCareShown ? stepAddress('care', params) + CARE_PANEL : null} />
      {children}
      <div onFocus={prefetchPlans}>
        <Questions
          draft={draft}
          setDraft={setDraft}
          onSearch={send}
          submitLabel={submitLabel}
          isIncomeNeeded={isIncomeNeeded}
        >
          <OwnCarePanel zip={/^\d{5}$/.test(draft.zip) ? draft.zip : ''} />
          <PreferencesPanel />
        </Questions>
      </div>
      <div role="status">
        {isBusy && sent === 'before' ? (
          <p>{SEARCH.busy}</p>
        ) : (
          !isBusy &&
          answer &&
          !isDraftChanged(answer, draft) &&
          // The questions say themselves if another marketplace serves the place.
          !(elsewhere && answer.kind === 'otherMarketplace') && (
            <OtherPlace answer={answer} takesFocus={sent === 'now'} />
          )
        )}
      </div>
    </>
  );
}
