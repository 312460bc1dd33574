import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import type { DeadlineAnswers } from '#contract/deadlines/answers.js';
import { PAGES } from '#contract/pages.js';
import { NeedsScript } from '#ui/feedback/NeedsScript.js';
import { Button, lazyPart, Outcome, Page, Status, useStepStart, useToday } from '#ui/index.js';
import { useCameFrom, useSession } from '../session/index.js';
import { readAnswers, typedFrom } from './model/read-answers.js';
import { DEADLINES } from './model/words.js';
import styles from './parts/deadlines.module.css';
import { Questions } from './parts/Questions.js';
import { useDeadlineAnswers } from './storage/answers.slice.js';

/** The list of dates. Its code, with all the words about deadlines, is loaded when somebody asks for dates. */
const LazyResults = lazyPart(() => import('./parts/Results.js').then((part) => part.Results));

/** What a signed-in person has saved. Others do not load its code. */
const LazyAccountAnswers = lazyPart(() => import('./parts/AccountAnswers.js').then((part) => part.AccountAnswers));

/**
 * The page on which everybody, also without an account, finds the enrollment deadlines that follow from a birth date,
 * present coverage and life events.
 */
export default function DeadlinesScreen() {
  const { answers, asked, isEmpty, change, ask, clear, use } = useDeadlineAnswers();
  const { isSignedIn } = useSession();
  const cameFrom = useCameFrom();
  const [presses, setPresses] = useState(0);
  const [isCleared, setCleared] = useState(false);
  const [isKept, setKept] = useState(false);
  const { top, heading } = useStepStart(String(presses));
  const today = useToday();
  const read = asked && readAnswers(asked, today);
  const shown = read && 'situation' in read ? read.situation : null;
  const useSaved = useCallback((saved: DeadlineAnswers) => use(typedFrom(saved)), [use]);
  const isChanged = asked !== null && JSON.stringify(asked) !== JSON.stringify(answers);
  const show = () => {
    ask();
    setCleared(false);
    setPresses((before) => before + 1);
  };
  const empty = () => {
    clear();
    setCleared(true);
  };
  return (
    <Page width="reading">
      <h1>{PAGES.deadlines.title}</h1>
      <p className="lead no-print">{DEADLINES.lead}</p>
      <p className="no-print">{isSignedIn && isKept && !isChanged ? DEADLINES.kept : DEADLINES.stays}</p>
      <NeedsScript />
      <div className={`${styles.questions} no-print`}>
        <Questions answers={answers} change={change} ask={show} />
      </div>
      <Status>{isChanged && <p>{DEADLINES.changed}</p>}</Status>
      <Outcome>{isCleared && asked === null && <p>{DEADLINES.cleared}</p>}</Outcome>
      <div ref={top} className="stack">
        {shown && (
          <>
            <h2 ref={heading} tabIndex={-1}>
              {DEADLINES.title}
            </h2>
            <LazyResults situation={shown} />
          </>
        )}
      </div>
      <div className="no-print stack">
        {isSignedIn && <LazyAccountAnswers shown={shown} isEmpty={isEmpty} onUse={useSaved} onKept={setKept} />}
        {shown && !isSignedIn && (
          <p>
            <Link to={PAGES.login.path} state={cameFrom}>
              {DEADLINES.account.logIn}
            </Link>{' '}
            {DEADLINES.account.toSave}
          </p>
        )}
      </div>
      {asked && (
        <p className="no-print">
          <Button kind="quiet" onClick={empty}>
            {DEADLINES.clear}
          </Button>
        </p>
      )}
    </Page>
  );
}
