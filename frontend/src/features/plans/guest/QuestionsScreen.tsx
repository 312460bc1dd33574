import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { markSearchSent, wasSearchSent } from '#api/index.js';
import type { PlanSearch } from '#contract/api/plans.contract.js';
import { PAGES } from '#contract/pages.js';
import { zipOf } from '#contract/typed-answers.js';
import { CARE_PANEL } from '#features/care/index.js';
import { VISIT_KEYS } from '#features/session/index.js';
import { useWide } from '#theme/index.js';
import { Page, Status, useFocusRecovery, useHydrated, type Problem } from '#ui/index.js';
import { QuizCarePanel } from '../components/QuizCarePanel.js';
import { usePrefetchedNotices } from '../eligibility/LazyNotices.js';
import { FINDER } from '../messages/finder.js';
import { SEARCH } from '../messages/plans.js';
import { QUESTIONS } from '../messages/questions.js';
import type { Draft } from '../model/search/search-draft.js';
import { coverageKindsOf, isDraftChanged } from '../model/search/submitted-search.js';
import { PreferencesPanel } from '../questions/PreferencesPanel.js';
import { Questions } from '../questions/Questions.js';
import { stepAddress, stepIn } from '../questions/steps.js';
import { useCanReachCare } from '../questions/use-can-reach-care.js';
import { LazyQuizAnswersPanel } from '../search/LazyQuizAnswersPanel.js';
import { OtherPlace } from '../search/OtherPlace.js';
import { SearchFailed } from '../search/SearchFailed.js';
import { useRepeatedSearch, useUnansweredSearch } from '../search/use-repeated-search.js';
import { useSearch } from '../search/use-search.js';
import { forgetCleared, wasCleared } from '../storage/cleared-state.js';
import { usePreferences } from '../storage/preferences.slice.js';
import { useDraft } from '../storage/search-draft.slice.js';
import { OwnAnswers } from './OwnAnswers.js';

function zipIn(state: unknown): string | null {
  const zip = typeof state === 'object' && state !== null && 'zip' in state ? zipOf(String(state.zip)) : '';
  return /^\d{5}$/.test(zip) ? zip : null;
}

/**
 * Returns the ZIP code that the person entered on the home page before the scripts of that page had run, and removes it
 * from the browser's storage. The result is null if there is none.
 */
function takeTypedZip(): string | null {
  try {
    const zip = sessionStorage.getItem(VISIT_KEYS.typedZip);
    sessionStorage.removeItem(VISIT_KEYS.typedZip);
    return zipIn({ zip });
  } catch {
    return null;
  }
}

/**
 * Fills in the ZIP code that the person typed on the home page. The home page passes the ZIP code in the navigation
 * state or, if its scripts had not run yet, in the browser's storage.
 */
function useCarriedZip(draft: Draft, setDraft: (changes: Partial<Draft>) => void): void {
  const navigate = useNavigate();
  const { state } = useLocation();
  const zip = zipIn(state);
  useEffect(() => {
    const typed = takeTypedZip();
    const carried = zip ?? typed;
    if (carried !== null && carried !== draft.zip) setDraft({ zip: carried, county: '' });
    if (zip !== null) void navigate('.', { replace: true, state: null });
  }, [zip, draft.zip, setDraft, navigate]);
}

function Answering() {
  useFocusRecovery();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [draft, setDraft] = useDraft();
  const isCareShown = useCanReachCare(draft);
  const [preferences, setPreferences] = usePreferences();
  const search = useSearch();
  const { answer, isBusy, problem, run } = search;
  const unanswered = useUnansweredSearch(draft);
  const [repeated] = useState(() => (wasSearchSent() ? unanswered : null));
  const { isWaiting } = useRepeatedSearch(search, draft, repeated);
  const [isFromForm, setFromForm] = useState(false);
  usePrefetchedNotices();
  useCarriedZip(draft, setDraft);
  const isFound = answer?.kind === 'plans';
  useEffect(() => {
    if (isFound) void navigate(PAGES.planResults.path);
  }, [isFound, navigate]);
  function send(search: PlanSearch): Promise<Problem | void> {
    setFromForm(true);
    markSearchSent();
    return run({ search, kinds: coverageKindsOf(search, draft) }, 'plans');
  }
  return (
    <>
      {problem && !isFromForm && repeated && (
        <SearchFailed
          problem={problem}
          onRetry={() => void run({ search: repeated, kinds: coverageKindsOf(repeated, draft) })}
        />
      )}
      <LazyQuizAnswersPanel careAt={isCareShown ? stepAddress('care', params) + CARE_PANEL : null} />
      <Questions draft={draft} setDraft={setDraft} onSearch={send} submitLabel={QUESTIONS.see}>
        <QuizCarePanel zip={/^\d{5}$/.test(draft.zip) ? draft.zip : ''} />
        <PreferencesPanel preferences={preferences} onChange={setPreferences} />
      </Questions>
      <div role="status">
        {isWaiting || (isBusy && !isFromForm) ? (
          <p>{SEARCH.busy}</p>
        ) : (
          !isBusy &&
          answer &&
          !isDraftChanged(answer, draft) && <OtherPlace answer={answer} takesFocus={isFromForm} isAsking />
        )}
      </div>
    </>
  );
}

/** The questions of the plan search that is open to everybody. The plans are shown on another page. */
export default function QuestionsScreen() {
  const { state, key } = useLocation();
  const [params] = useSearchParams();
  // During prerendering, neither the step in the URL nor the state of the history entry is known.
  const isHydrated = useHydrated();
  const step = isHydrated ? stepIn(params) : null;
  /**
   * Whether the first questions are on the screen. When later questions are shown, a phone's screen has no room for the
   * introduction.
   */
  const isStart = useWide() || step === null || step === 'place';
  const isCleared = isHydrated && wasCleared(state);
  /**
   * When the answers are cleared, a new form replaces the old one, so that the error messages of the old form
   * disappear.
   */
  const [clearedAt, setClearedAt] = useState('');
  if (isCleared && clearedAt !== key) setClearedAt(key);
  useEffect(() => {
    if (isCleared) forgetCleared();
  }, [isCleared, key]);
  return (
    <Page>
      <h1 className={isStart ? undefined : 'visually-hidden'}>{PAGES.plans.title}</h1>
      {isStart && <p className="lead">{FINDER.lead}</p>}
      <Status>{isCleared && <p>{FINDER.cleared}</p>}</Status>
      <OwnAnswers key={clearedAt}>
        <Answering />
      </OwnAnswers>
    </Page>
  );
}
