import type { DeadlineAnswers } from '#contract/deadlines/answers.js';
import { deadlinesOf, stateOf, type Deadline } from '#contract/deadlines/rules.js';
import { Button, OfficialLink, useToday } from '#ui/index.js';
import { describe } from '../model/describe.js';
import { barsOf } from '../model/when.js';
import { DEADLINES } from '../model/words.js';
import { Timeline } from '../picture/Timeline.js';
import styles from './deadlines.module.css';

interface Props {
  readonly deadlines: readonly Deadline[];
  readonly today: string;
  /** Saves the dates of a deadline as a calendar file. Without it, there are no buttons. */
  readonly onAdd?: (deadline: Deadline) => void;
}

/** What stands before the words about a missed deadline. */
const MISSED = {
  open: DEADLINES.missed,
  ahead: DEADLINES.missed,
  anyTime: DEADLINES.note,
  over: DEADLINES.nowOver,
};

function DeadlineItem({ deadline, today, onAdd }: { deadline: Deadline; today: string; onAdd: Props['onAdd'] }) {
  const { title, count, days, todo, missed, link } = describe(deadline, today);
  const state = stateOf(deadline, today);
  return (
    <li className={styles.item} data-state={state}>
      <div className={styles.when}>
        <p className={styles.count}>{count}</p>
        {days && <p>{days}</p>}
      </div>
      <div className={styles.what}>
        <h3>{title}</h3>
        {state !== 'over' && (
          <p>
            <strong>{DEADLINES.todo}:</strong> {todo}
          </p>
        )}
        <p>
          <strong>{MISSED[state]}:</strong> {missed}
        </p>
        <p className={styles.links}>
          <OfficialLink href={link.href}>{link.label}</OfficialLink>
          {onAdd && state !== 'anyTime' && (
            <span className="no-print">
              <Button kind="secondary" onClick={() => onAdd(deadline)}>
                {DEADLINES.add}
                <span className="visually-hidden">: {title}</span>
              </Button>
            </span>
          )}
        </p>
      </div>
    </li>
  );
}

/** Deadlines in words: how long is left, what to do, what happens otherwise, and where the official page is. */
function DeadlineList({ deadlines, today, onAdd }: Props) {
  return (
    <ul className={styles.list}>
      {deadlines.map((deadline) => (
        <DeadlineItem key={deadline.id} deadline={deadline} today={today} onAdd={onAdd} />
      ))}
    </ul>
  );
}

/** Saves the dates of deadlines as a calendar file. The code that writes such files is loaded when it is needed. */
async function save(name: string, deadlines: readonly Deadline[], today: string): Promise<void> {
  const described = deadlines.map((deadline) => {
    const { title, todo, missed, link } = describe(deadline, today);
    return { deadline, words: { title, text: `${todo} ${DEADLINES.missed}: ${missed}`, href: link.href } };
  });
  const { saveDeadlines } = await import('../calendar/save-deadlines.js');
  saveDeadlines(name, described);
}

/** What a person has to do until when: a picture, the list with the next date first, and what may be too late. */
export function Results({ situation }: { situation: DeadlineAnswers }) {
  const today = useToday();
  const all = deadlinesOf(situation, today);
  const isOver = (deadline: Deadline): boolean => stateOf(deadline, today) === 'over';
  const [coming, over] = [all.filter((one) => !isOver(one)), all.filter(isOver)];
  const dated = coming.filter(({ closes }) => closes !== null);
  const bars = barsOf(coming, today);
  const label = bars.map(({ id, name }) => {
    const deadline = coming.find((one) => one.id === id);
    return deadline ? `${name}: ${describe(deadline, today).days}` : name;
  });
  return (
    <>
      {coming.length === 0 && <p>{DEADLINES.none}</p>}
      {bars.length > 0 && <Timeline bars={bars} today={today} label={DEADLINES.picture(label.join('. '))} />}
      <DeadlineList deadlines={coming} today={today} onAdd={(deadline) => void save(deadline.id, [deadline], today)} />
      {over.length > 0 && (
        <section className={`${styles.over} stack`}>
          <h2>{DEADLINES.over}</h2>
          <DeadlineList deadlines={over} today={today} />
        </section>
      )}
      <p>{DEADLINES.untilEnd}</p>
      <p>{DEADLINES.general}</p>
      <p className={`${styles.ways} no-print`}>
        {dated.length > 0 && (
          <Button onClick={() => void save(DEADLINES.fileName, dated, today)}>{DEADLINES.addAll}</Button>
        )}
        <Button kind="secondary" onClick={() => print()}>
          {DEADLINES.print}
        </Button>
      </p>
    </>
  );
}
