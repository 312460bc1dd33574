import { DEADLINES } from '../model/words.js';
import { CalendarAddress } from './CalendarAddress.js';
import { Reminders } from './Reminders.js';

const { title, calendar, mails } = DEADLINES.notices;

/** Ways in which the dates of saved answers reach a person without another visit: in a calendar and by mail. */
export function Notices() {
  return (
    <section className="stack" aria-label={title}>
      <h2>{title}</h2>
      <h3>{calendar.title}</h3>
      <p>{calendar.text}</p>
      <CalendarAddress />
      <h3>{mails.title}</h3>
      <Reminders />
    </section>
  );
}
