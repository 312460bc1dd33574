import { stateOf, type Deadline } from '#contract/deadlines/rules.js';
import { Button, OfficialLink } from '#ui/index.js';
import { describe } from '../model/describe.js';
import { DEADLINES } from '../model/words.js';
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
export function DeadlineList({ deadlines, today, onAdd }: Props) {
  return (
    <ul className={styles.list}>
      {deadlines.map((deadline) => (
        <DeadlineItem key={deadline.id} deadline={deadline} today={today} onAdd={onAdd} />
      ))}
    </ul>
  );
}
