import type { ImportantDate } from '#content/dates.js';
import type { Description } from '../model/describe.js';
import type { Deadline } from '../model/rules.js';
import { DEADLINES } from '../model/words.js';
import type { CalendarEntry } from './calendar-file.js';

interface Window {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly href: string;
  readonly opens: string | null;
  readonly closes: string;
  readonly januaryFirstBy?: string | undefined;
  readonly isContested?: boolean | undefined;
}

/** Returns the calendar entries of a window: its first day, and each deadline with a reminder a week before it. */
function entriesOf(window: Window): CalendarEntry[] {
  const { id, title, text, href, opens, closes, januaryFirstBy, isContested } = window;
  const { entry } = DEADLINES;
  const common = { text, href };
  const last = isContested
    ? { title: entry.mayClose(title), reminder: entry.perhapsWeekLeft(title) }
    : { title: entry.closes(title), reminder: entry.weekLeft(title) };
  return [
    ...(opens ? [{ ...common, id: `${id}-opens`, day: opens, title: entry.opens(title) }] : []),
    ...(januaryFirstBy
      ? [
          {
            ...common,
            id: `${id}-january`,
            day: januaryFirstBy,
            title: entry.january(title),
            reminder: entry.weekLeft(title),
          },
        ]
      : []),
    { ...common, id: `${id}-closes`, day: closes, ...last },
  ];
}

/** Returns the calendar entries of an open enrollment. */
export const entriesOfEnrollment = ({ label, note, source, ...window }: ImportantDate): CalendarEntry[] =>
  entriesOf({ ...window, title: label, text: note, href: source });

/** Returns the calendar entries of a person's deadline with its description. A deadline without a date has none. */
export function entriesOfDeadline({ id, opens, closes, window }: Deadline, words: Description): CalendarEntry[] {
  if (window) return entriesOfEnrollment(window);
  if (closes === null) return [];
  const { title, todo, missed, link } = words;
  return entriesOf({ id, title, text: `${todo} ${DEADLINES.missed}: ${missed}`, href: link.href, opens, closes });
}
