import { Suspense, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { PlanSearch } from '#contract/api/plans.contract.js';
import type { SearchToSave } from '#contract/api/saved.contract.js';
import { PAGES } from '#contract/pages.js';
import { CARE_PANEL } from '#features/care/index.js';
import { PRIVATE_KEYS, readPrivate, useOnboarding } from '#features/session/index.js';
import { WordingSwitches } from '#features/wording/index.js';
import { WORDING } from '#features/wording/messages.js';
import { Disclosure, Notice, Page, suspendingPart, useFocusRecovery, Waiting, type Problem } from '#ui/index.js';
import { CollapsedOnPhone } from '../components/CollapsedOnPhone.js';
import { LazyContactConsent } from '../components/LazyContactConsent.js';
import { OwnCarePanel } from '../components/OwnCarePanel.js';
import { SEARCH } from '../messages/plans.js';
import { SAVED_WORDS } from '../messages/saved.js';
import { draftFromSearch } from '../model/search/search-draft.js';
import { toSearchRequest } from '../model/search/search-request.js';
import { coverageKindsOf, isDraftChanged, type SubmittedSearch } from '../model/search/submitted-search.js';
import { PreferencesPanel } from '../questions/PreferencesPanel.js';
import { furthestStep, stepAddress, stepIn } from '../questions/steps.js';
import { useCanReachCare } from '../questions/use-can-reach-care.js';
import { LazySavedList } from '../saved/lazy-components.js';
import { WaitingItems } from '../saved/WaitingItems.js';
import { usePreferences } from '../storage/preferences.slice.js';
import { useDraft } from '../storage/search-draft.slice.js';
import { LazyOutcomeSection } from './LazyOutcomeSection.js';
import { LazyQuizAnswersPanel } from './LazyQuizAnswersPanel.js';
import styles from './search.module.css';
import { SearchFailed } from './SearchFailed.js';
import { EditAnswers, Searching } from './Searching.js';
import { useNewerAnswers } from './use-newer-answers.js';
import { useCachedOutcome, useRepeatedSearch, useStoredSearch, useUnansweredSearch } from './use-repeated-search.js';
import { useSearch, type SearchOutcome } from './use-search.js';

const loadQuestions = () => import('../questions/Questions.js').then((part) => part.Questions);
/** The questions. People who have plans on the screen load their code when they are about to edit their answers. */
const Questions = suspendingPart(loadQuestions);
const prefetchQuestions = (): void => void loadQuestions().catch(() => undefined);
if (readPrivate(PRIVATE_KEYS.search) === null) prefetchQuestions();

const MORE = [PAGES.blogChoose, PAGES.contact, PAGES.terms, PAGES.privacy];

/**
 * The plan search for signed-in people, with the questions and, below them, the plans. Once there are plans, the
 * questions are collapsed into one line with the main answers.
 */
export default function MarketplaceScreen() {
  useFocusRecovery();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [draft, setDraft] = useDraft();
  const isCareShown = useCanReachCare(draft);
  // The specification asks for an income on this page, so the choice to go on without one does not count here.
  const asked = useMemo(() => ({ ...draft, isIncomeUnknown: false }), [draft]);
  const cached = useCachedOutcome(draft);
  const unanswered = useUnansweredSearch(draft);
  const search = useSearch(cached);
  const { answer, isBusy, problem, run } = search;
  const newer = useNewerAnswers(answer?.kind === 'plans' ? answer : null);
  useOnboarding(answer !== null);
  const repeated = useRepeatedSearch(search, draft, useStoredSearch(draft));
  const [preferences, setPreferences] = usePreferences();
  /**
   * Number of saved searches that the person has opened on this page. The number is the React key of the form: each
   * saved search opens in a new form, without the errors and the busy state of the previous one.
   */
  const [opened, setOpened] = useState(0);
  // The code of the saved list is loaded when its section is first expanded.
  const [wasSavedOpened, setSavedOpened] = useState(false);
  const [isFromForm, setFromForm] = useState(false);
  // The code of the outcome is loaded when the person begins to answer, and at once if there is an outcome to show.
  const [isAnswering, setAnswering] = useState(false);
  /**
   * The last search sent from the form, with the earlier outcome that its result replaces. It is null once the plans
   * have replaced the questions.
   */
  const [sent, setSent] = useState<{ readonly replaces: SearchOutcome | null } | null>(
    unanswered && { replaces: cached },
  );
  function open({ search, preferences: saved, roles }: SearchToSave): void {
    const opens = draftFromSearch(search, roles);
    setPreferences(saved);
    setDraft(opens);
    setOpened(opened + 1);
    setFromForm(false);
    void navigate(stepAddress(null, params));
    repeated.runStored(search, opens);
  }
  function repeat(submitted: SubmittedSearch): void {
    setFromForm(false);
    void run(submitted);
  }
  function send(search: PlanSearch): Promise<Problem | void> {
    setFromForm(true);
    repeated.clearYearNotOffered();
    setSent({ replaces: answer });
    // If the person repeats the search whose plans are on the screen, request the plans again.
    const isRepeated = answer !== null && !isDraftChanged(answer, draft);
    return run({ search, kinds: coverageKindsOf(search, draft) }, isRepeated ? 'nothing' : 'plans');
  }
  const hasPlans = answer?.kind === 'plans';
  // When the plans replace the questions, remove the step of the questions from the URL.
  const isFolding = sent !== null && hasPlans && answer !== sent.replaces;
  useEffect(() => {
    if (!isFolding) return;
    if (stepIn(params) === null) setSent(null);
    else void navigate(stepAddress(null, params));
  }, [isFolding, params, navigate]);
  /**
   * Searches again with the current answers. If some answers are missing, opens the first step that lacks an answer.
   */
  function update(): void {
    const wanted = newer ? { ...newer, isIncomeUnknown: false } : asked;
    if (newer) setDraft(newer);
    const changed = z.safeParse(PlanSearch, toSearchRequest(wanted));
    if (!changed.success) return void navigate(stepAddress(furthestStep(wanted), params));
    repeated.clearYearNotOffered();
    repeat({ search: changed.data, kinds: coverageKindsOf(changed.data, newer ?? draft) });
  }
  const isRestoring = repeated.isWaiting || (isBusy && !isFromForm);
  // Hide the questions as soon as the search is sent. If they were hidden only when the plans arrive, the page would
  // jump at that moment. The questions stay mounted, because they are shown again with their entries and a message if
  // the search fails.
  const isSent = isBusy && isFromForm;
  useLayoutEffect(() => {
    if (isSent) scrollTo({ top: 0, behavior: 'instant' });
  }, [isSent]);
  // If the plans of an earlier search cannot be loaded, the message is in their place, because the answers are fine.
  const isUnavailable = !isFromForm && problem?.retry !== undefined && !repeated.yearNotOffered;
  const isAsking = (stepIn(params) !== null && !isFolding) || !(hasPlans || isRestoring || isUnavailable);
  const saved = (
    <Disclosure title={SAVED_WORDS.title} onToggle={() => setSavedOpened(true)}>
      {wasSavedOpened && (
        <>
          <WaitingItems />
          <LazySavedList onOpen={open} />
        </>
      )}
    </Disclosure>
  );
  return (
    <Page>
      <h1 className={styles.title}>{SEARCH.title}</h1>
      {/* Nothing below the questions is shown without them, because they would push it down. */}
      <Suspense fallback={<Waiting />}>
        {isAsking && (
          <div className="stack" hidden={isSent}>
            <LazyQuizAnswersPanel careAt={isCareShown ? stepAddress('care', params) + CARE_PANEL : null} />
            {saved}
          </div>
        )}
        <div role="status">
          {repeated.yearNotOffered && repeated.currentYear && (
            <Notice>
              <p>{SEARCH.yearGone(repeated.yearNotOffered, repeated.currentYear)}</p>
            </Notice>
          )}
        </div>
        {isAsking && (
          <div hidden={isSent} onFocus={() => setAnswering(true)}>
            <Questions
              key={opened}
              draft={asked}
              setDraft={setDraft}
              onSearch={send}
              submitLabel={() => SEARCH.submit}
              isIncomeNeeded
            >
              {!hasPlans && (
                <>
                  <OwnCarePanel zip={/^\d{5}$/.test(draft.zip) ? draft.zip : ''} />
                  <PreferencesPanel preferences={preferences} onChange={setPreferences} />
                </>
              )}
            </Questions>
          </div>
        )}
        {problem && !isFromForm && !repeated.yearNotOffered && <SearchFailed problem={problem} onRetry={update} />}
        {isUnavailable && !isAsking && !hasPlans && (
          <p>
            <EditAnswers to={stepAddress('place', params)} />
          </p>
        )}
        <div
          className={hasPlans || isRestoring || isSent ? `stack ${styles.outcome}` : 'stack'}
          onFocus={prefetchQuestions}
          onPointerEnter={prefetchQuestions}
        >
          <Searching isBusy={isRestoring || isSent} hasPlans={answer !== null} />
          {(isAnswering || isBusy || isRestoring || answer !== null) && (
            <LazyOutcomeSection
              answer={answer}
              isBusy={isBusy}
              isOld={problem !== null || repeated.yearNotOffered !== null}
              isChanged={answer !== null && (newer !== null || isDraftChanged(answer, draft))}
              onUpdate={update}
              onRetry={() => answer && repeat(answer)}
              takesFocus={isFromForm && !(isAsking && hasPlans)}
              editAt={isAsking ? null : stepAddress('place', params)}
            />
          )}
        </div>
        {!isAsking && (
          <>
            <LazyQuizAnswersPanel careAt={stepAddress(null, params) + CARE_PANEL} />
            <div className="no-print">{saved}</div>
          </>
        )}
        <CollapsedOnPhone title={WORDING.title}>
          <WordingSwitches />
        </CollapsedOnPhone>
        <LazyContactConsent />
        <ul className="no-print">
          {MORE.map(({ path, title }) => (
            <li key={path}>
              <Link to={path}>{title}</Link>
            </li>
          ))}
        </ul>
      </Suspense>
    </Page>
  );
}
