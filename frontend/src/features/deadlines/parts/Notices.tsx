import type { DeadlineAnswers } from '#contract/deadlines/answers.js';
import { deadlinesOf, stateOf } from '#contract/deadlines/rules.js';
import { useToday } from '#ui/index.js';
import { DEADLINES } from '../model/words.js';
import { CalendarAddress } from './CalendarAddress.js';
import { Reminders } from './Reminders.js';

const { title, calendar, mails } = DEADLINES.notices;

/** Ways in which the dates of saved answers reach a person without another visit: in a calendar and by mail. */
export function Notices({ saved }: { saved: DeadlineAnswers }) {
  const today = useToday();
  const hasDates = deadlinesOf(saved, today).some((one) => ['open', 'ahead'].includes(stateOf(one, today)));
  return (
    <section className="stack" aria-label={title}>
      <h2>{title}</h2>
      <h3>{calendar.title}</h3>
      <p>{calendar.text}</p>
      <CalendarAddress hasDates={hasDates} />
      <h3>{mails.title}</h3>
      <Reminders />
    </section>
  );
}
