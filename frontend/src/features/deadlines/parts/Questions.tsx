import { COVERS, LIFE_EVENTS } from '#contract/deadlines/answers.js';
import { PAGES } from '#contract/pages.js';
import { Choices, DayField, Form, Submit, useForm } from '#ui/index.js';
import { answersIn, DeadlineForm } from '../model/read-answers.js';
import { DEADLINES } from '../model/words.js';
import { NO_DAY, type Answers } from '../storage/answers.slice.js';

const COVER_CHOICES = COVERS.map((value) => ({ value, label: DEADLINES.cover[value] }));
const EVENT_CHOICES = LIFE_EVENTS.map((value) => ({ value, label: DEADLINES.event[value] }));

interface Props {
  readonly answers: Answers;
  readonly change: (answers: Answers) => void;
  readonly ask: () => void;
}

/** Kinds of Medicare that exclude each other: with Part B and without it. */
const MEDICARE: readonly string[] = ['partA', 'medicare'];

/**
 * Returns the kinds of coverage after one was chosen or not. "No coverage" and all others exclude each other, and so do
 * Medicare with and without Part B.
 */
function chosenCovers(covers: Answers['covers'], value: string, isChosen: boolean): Answers['covers'] {
  const excludes = (cover: string): boolean =>
    value === 'none' || cover === 'none' || (MEDICARE.includes(value) && MEDICARE.includes(cover));
  return COVERS.filter((cover) => {
    if (cover === value) return isChosen;
    return covers.includes(cover) && !(isChosen && excludes(cover));
  });
}

/** The questions about the person: birth date, coverage, and what has changed with the day of each change. */
export function Questions({ answers, change, ask }: Props) {
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
