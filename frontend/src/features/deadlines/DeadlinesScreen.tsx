import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import { COVERS, LIFE_EVENTS, type DeadlineAnswers } from '#contract/deadlines/answers.js';
import { PAGES } from '#contract/pages.js';
import { NeedsScript } from '#ui/feedback/NeedsScript.js';
import {
  Button,
  Choices,
  DayField,
  Form,
  lazyPart,
  Outcome,
  Page,
  Status,
  Submit,
  useForm,
  useStepStart,
  useToday,
} from '#ui/index.js';
import { useCameFrom, useSession } from '../session/index.js';
import { answersIn, DeadlineForm, readAnswers, typedFrom } from './model/read-answers.js';
import { DEADLINES } from './model/words.js';
import styles from './parts/deadlines.module.css';
import { NO_DAY, useDeadlineAnswers, type Answers } from './storage/answers.slice.js';

const COVER_CHOICES = COVERS.map((value) => ({ value, label: DEADLINES.cover[value] }));
const EVENT_CHOICES = LIFE_EVENTS.map((value) => ({ value, label: DEADLINES.event[value] }));

interface Props {
  readonly answers: Answers;
  readonly change: (answers: Answers) => void;
  readonly ask: () => void;
}

/** Kinds of Medicare that exclude each other: with Part B and without it. */
const MEDICARE: readonly string[] = ['partA', 'medicare'];

/** The kinds of coverage after a choice. "No coverage" excludes all others, and Medicare with Part B that without. */
function chosenCovers(covers: Answers['covers'], value: string, isChosen: boolean): Answers['covers'] {
  const excludes = (cover: string): boolean =>
    value === 'none' || cover === 'none' || (MEDICARE.includes(value) && MEDICARE.includes(cover));
  return COVERS.filter((cover) => {
    if (cover === value) return isChosen;
    return covers.includes(cover) && !(isChosen && excludes(cover));
  });
}

function Questions({ answers, change, ask }: Props) {
  const form = useForm({ schema: DeadlineForm, read: answersIn, send: async () => ask() });
  const { birth, covers, events } = answers;
  const chooseEvent = (value: string, isChosen: boolean) => {
    const chosen = LIFE_EVENTS.filter((event) => (event === value ? isChosen : event in events));
    change({ ...answers, events: Object.fromEntries(chosen.map((event) => [event, events[event] ?? NO_DAY])) });
  };
  return (
    <Form form={form} id="dates" action={PAGES.deadlines.path} label={DEADLINES.form}>
      <DayField
        name="birth"
        legend={DEADLINES.birth}
        hint={DEADLINES.birthHint}
        value={birth}
        onChange={(changed) => change({ ...answers, birth: changed })}
        isBirthDate
        required
      />
      <Choices
        name="covers"
        legend={DEADLINES.covers}
        hint={DEADLINES.coversHint}
        pick="any"
        choices={COVER_CHOICES}
        chosen={covers}
        onChange={(value, isChosen) => change({ ...answers, covers: chosenCovers(covers, value, isChosen) })}
      />
      <Choices
        name="events"
        legend={DEADLINES.events}
        hint={DEADLINES.eventsHint}
        pick="any"
        choices={EVENT_CHOICES}
        chosen={Object.keys(events)}
        onChange={chooseEvent}
      />
      {LIFE_EVENTS.map((event) => {
        const day = events[event];
        if (!day) return null;
        return (
          <DayField
            key={event}
            name={event}
            legend={DEADLINES.when[event]}
            hint={DEADLINES.whenHint}
            value={day}
            onChange={(changed) => change({ ...answers, events: { ...events, [event]: changed } })}
            required
          />
        );
      })}
      <Submit busy={DEADLINES.busy}>{DEADLINES.submit}</Submit>
    </Form>
  );
}

/** The list of dates. Its code, with all the words about deadlines, is loaded when somebody asks for dates. */
const LazyResults = lazyPart(() => import('./parts/Results.js').then((part) => part.Results));

/** What a signed-in person has saved. Others do not load its code. */
const LazyAccountAnswers = lazyPart(() => import('./parts/AccountAnswers.js').then((part) => part.AccountAnswers));

/** The deadlines that follow from a birth date, present coverage and life events, also without an account. */
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
