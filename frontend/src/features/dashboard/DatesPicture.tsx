import type { ImportantDate } from '#content/dates.js';
import { Timeline } from '../deadlines/index.js';
import { daysOf, nextDeadline } from './date-line.js';

const pictureOf = (windows: string) => `Picture of the enrollment windows. ${windows}.`;

/**
 * A picture of the enrollment windows in the order of the list below it. A bar ends at the window's next deadline,
 * which is the day that the list names.
 */
export function DatesPicture({ dates, today }: { dates: readonly ImportantDate[]; today: string }) {
  return (
    <Timeline
      bars={dates.map((date) => ({ id: date.id, opens: date.opens, closes: nextDeadline(date, today) }))}
      today={today}
      label={pictureOf(dates.map((date) => `${date.label}: ${daysOf(date, today)}`).join('. '))}
    />
  );
}
