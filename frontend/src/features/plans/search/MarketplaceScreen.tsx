import { startTransition, Suspense, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { SearchToSave } from '#contract/api/saved.contract.js';
import { PAGES } from '#contract/pages.js';
import { CARE_PANEL } from '#features/care/index.js';
import { PRIVATE_KEYS, readPrivate } from '#features/session/index.js';
import { LazyWordingSwitches } from '#features/wording/index.js';
import { WORDING } from '#features/wording/messages.js';
import { useAppDispatch } from '#store/index.js';
import { Disclosure, Page, suspendingPart, Waiting } from '#ui/index.js';
import { ComingPlans } from '../components/ComingPlans.js';
import { LazyContactConsent } from '../components/LazyContactConsent.js';
import { MEMBERS } from '../components/use-finder-pages.js';
import { SEARCH } from '../messages/plans.js';
import { SAVED_WORDS } from '../messages/saved.js';
import { stepAddress, stepIn } from '../questions/steps.js';
import { LazySavedList, WaitingItems } from '../saved/lazy-components.js';
import { openSavedSearch, useSubmitted } from '../storage/answers.slice.js';
import { LazyQuizAnswersPanel } from './LazyQuizAnswersPanel.js';
import styles from './search.module.css';

const loadQuestions = () => import('./Answering.js').then((part) => part.Answering);
const loadPlans = () => import('./FoundPlans.js').then((part) => part.FoundPlans);
/** People who have plans on the screen load the questions when they are about to edit their answers. */
const Answering = suspendingPart(loadQuestions);
const FoundPlans = suspendingPart(loadPlans);
const prefetchQuestions = (): void => void loadQuestions().catch(() => undefined);
if (readPrivate(PRIVATE_KEYS.search) === null) prefetchQuestions();
else loadPlans().catch(() => undefined);

const MORE = [PAGES.blogChoose, PAGES.contact, PAGES.terms, PAGES.privacy];

/** The plan search for signed-in people. It opens on the last search's plans, or on a step in the URL. */
export default function MarketplaceScreen() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const submitted = useSubmitted();
  const [shown, setShown] = useState<'questions' | 'stored' | 'found'>(submitted ? 'stored' : 'questions');
  // The code of the saved list is loaded when its section is first expanded.
  const [wasSavedOpened, setSavedOpened] = useState(false);
  const step = stepIn(params);
  if (step !== null && shown === 'found') setShown('stored');
  function showPlans(from: 'stored' | 'found'): void {
    setShown(from);
    if (step !== null) void navigate(stepAddress(null, params));
  }
  function open(saved: SearchToSave): void {
    dispatch(openSavedSearch(saved));
    showPlans('stored');
  }
  const saved = (
    <div className="no-print">
      <Disclosure title={SAVED_WORDS.title} onToggle={() => setSavedOpened(true)}>
        {wasSavedOpened && (
          <>
            <WaitingItems />
            <LazySavedList onOpen={open} />
          </>
        )}
      </Disclosure>
    </div>
  );
  return (
    <Page>
      <h1 className={styles.title}>{SEARCH.title}</h1>
      {/* Nothing below the questions is shown without them, because they would push it down. The questions stay until
          the code of the plans has arrived. */}
      <Suspense fallback={submitted && step === null ? <ComingPlans body={submitted.search} /> : <Waiting />}>
        {step !== null || shown === 'questions' ? (
          <Answering
            {...MEMBERS}
            submitLabel={() => SEARCH.submit}
            onFound={() => startTransition(() => showPlans('found'))}
          >
            {saved}
          </Answering>
        ) : (
          <div className="stack" onFocus={prefetchQuestions} onPointerEnter={prefetchQuestions}>
            <FoundPlans pages={MEMBERS} takesFocus={shown === 'found'} />
            <LazyQuizAnswersPanel careAt={stepAddress(null, params) + CARE_PANEL} />
            {saved}
          </div>
        )}
        <Disclosure title={WORDING.title}>
          <LazyWordingSwitches />
        </Disclosure>
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
