import type { Day } from './days.js';
import type { ImportantDate } from './enrollment-dates.js';
import type { Deadline } from './rules.js';

/** An entry of a calendar for a whole day. */
export interface CalendarEntry {
  /** Unique on this site. A calendar that gets an entry with the same id again replaces the earlier one. */
  readonly id: string;
  readonly day: Day;
  readonly title: string;
  /** More about the entry. The text may be empty. */
  readonly text: string;
  readonly href: string;
  /** What the calendar shows a week before a last day. Without this text, the day is no last day. */
  readonly reminder?: string;
}

const ENTRY_TITLES = {
  opens: (title: string) => `${title}: first day`,
  closes: (title: string) => `${title}: last day`,
  mayClose: (title: string) => `${title}: may be the last day`,
  january: (title: string) => `${title}: last day for coverage that starts January 1`,
  weekLeft: (title: string) => `${title}: one week left`,
  perhapsWeekLeft: (title: string) => `${title}: may be one week left`,
};

interface Window {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly href: string;
  readonly opens: Day | null;
  readonly closes: Day;
  readonly januaryFirstBy?: Day | undefined;
  readonly isContested?: boolean | undefined;
}

/** Returns the calendar entries of a window: its first day, and each deadline with a reminder a week before it. */
function entriesOf(window: Window): CalendarEntry[] {
  const { id, title, text, href, opens, closes, januaryFirstBy, isContested } = window;
  const common = { text, href };
  const last = isContested
    ? { title: ENTRY_TITLES.mayClose(title), reminder: ENTRY_TITLES.perhapsWeekLeft(title) }
    : { title: ENTRY_TITLES.closes(title), reminder: ENTRY_TITLES.weekLeft(title) };
  return [
    ...(opens ? [{ ...common, id: `${id}-opens`, day: opens, title: ENTRY_TITLES.opens(title) }] : []),
    ...(januaryFirstBy
      ? [
          {
            ...common,
            id: `${id}-january`,
            day: januaryFirstBy,
            title: ENTRY_TITLES.january(title),
            reminder: ENTRY_TITLES.weekLeft(title),
          },
        ]
      : []),
    { ...common, id: `${id}-closes`, day: closes, ...last },
  ];
}

/** Returns the calendar entries of an open enrollment. */
export const entriesOfEnrollment = ({ label, note, source, ...window }: ImportantDate): CalendarEntry[] =>
  entriesOf({ ...window, title: label, text: note, href: source });

/** A deadline without a date has no entries, and an open enrollment has its own text. */
export function entriesOfDeadline(
  { id, opens, closes, window }: Deadline,
  about: Pick<Window, 'title' | 'text' | 'href'>,
): CalendarEntry[] {
  if (window) return entriesOfEnrollment(window);
  if (closes === null) return [];
  return entriesOf({ id, ...about, opens, closes });
}
