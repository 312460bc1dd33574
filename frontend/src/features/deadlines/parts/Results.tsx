import type { DeadlineAnswers } from '#contract/deadlines/answers.js';
import { deadlinesOf, stateOf, type Deadline } from '#contract/deadlines/rules.js';
import { Button, useToday } from '#ui/index.js';
import { describe } from '../model/describe.js';
import { barsOf } from '../model/when.js';
import { DEADLINES } from '../model/words.js';
import { Timeline } from '../picture/Timeline.js';
import { DeadlineList } from './DeadlineList.js';
import styles from './deadlines.module.css';

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
