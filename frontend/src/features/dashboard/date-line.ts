import { datesFrom, type ImportantDate } from '#contract/deadlines/enrollment-dates.js';
import { MEDICARE_AGE } from '#contract/limits/ages.js';
import type { OwnDate } from '../deadlines/index.js';
import { CARDS, DASHBOARD } from './messages.js';

/** Start of Medicare's open enrollment (MM-DD), named until then if no enrollment window is open. */
const NAMED_DAY = '10-15';
const DAY_MS = 86_400_000;
/** Number of enrollment windows for everybody that the dashboard shows. */
export const SHOWN = 3;

const spoken = (isoDate: string): string =>
  new Date(`${isoDate}T12:00:00`).toLocaleDateString('en-US', { month: 'long', day: 'numeric', year: 'numeric' });

/** Returns a day of this year or the next (YYYY-MM-DD) as a list of dates names it, such as "Dec 15". */
export const shortDay = (isoDate: string): string =>
  new Date(`${isoDate}T12:00:00`).toLocaleDateString('en-US', { month: 'short', day: 'numeric' });

/** Returns the number of days from one day to a later one. Both are written as YYYY-MM-DD. */
const daysUntil = (day: string, today: string): number => (Date.parse(day) - Date.parse(today)) / DAY_MS;

/** Returns the last day of something in words, with the number of days that are left. */
const ending = (day: string, today: string): string => CARDS.dates.left(spoken(day), daysUntil(day, today));

/** Returns the first day of something in words. If the day is still to come, the number of days until then is added. */
const beginning = (day: string, today: string): string =>
  day > today ? CARDS.dates.ahead(spoken(day), daysUntil(day, today)) : spoken(day);

function openLine(date: ImportantDate, today: string): string {
  const { label, januaryFirstBy, isContested } = date;
  if (januaryFirstBy && januaryFirstBy >= today)
    return CARDS.dates.enrollBy(spoken(januaryFirstBy).split(',')[0] ?? '', daysUntil(januaryFirstBy, today));
  const last = ending(nextDeadline(date, today), today);
  return isContested ? CARDS.dates.mayBeOpen(label, last) : CARDS.dates.openUntil(label, last);
}

/**
 * Returns the enrollment windows that come next, as of a day (YYYY-MM-DD). Those of the Marketplace are first for a
 * household in which nobody is old enough for Medicare. `ages` is empty if the ages are not known.
 */
export function windowsFor(ages: readonly number[], today: string): readonly ImportantDate[] {
  const next = datesFrom(today).slice(0, SHOWN);
  if (ages.length === 0 || ages.some((age) => age >= MEDICARE_AGE)) return next;
  const isLast = ({ id }: ImportantDate): number => Number(!id.startsWith('marketplace'));
  return next.toSorted((a, b) => isLast(a) - isLast(b));
}

/**
 * Returns a sentence about enrollment as of a day (YYYY-MM-DD). If an enrollment window is open, the sentence names its
 * deadline, and says if a court or an agency may still change the deadline. If no window is open, the sentence names
 * the day on which enrollment starts next: October 15 before that day, and after it the start of the next known window.
 * If there is no known window after October 15, the sentence says that the dates are not known yet.
 */
export function dateLine(today: string, windows: readonly ImportantDate[] = datesFrom(today)): string {
  const open = windows.find(({ opens }) => opens <= today);
  if (open) return openLine(open, today);
  if (today.slice(5) < NAMED_DAY) return DASHBOARD.defaultDate;
  const next = windows.toSorted((a, b) => a.opens.localeCompare(b.opens))[0];
  return next ? CARDS.dates.begins(next.label, beginning(next.opens, today)) : CARDS.dates.notKnown;
}

/** A window's next deadline as of a day (both YYYY-MM-DD): the one for coverage from January 1 comes first. */
const nextDeadline = ({ closes, januaryFirstBy }: ImportantDate, today: string): string =>
  januaryFirstBy && januaryFirstBy >= today ? januaryFirstBy : closes;

/**
 * Returns the start of an enrollment window and its next deadline, as of a day (YYYY-MM-DD), in words. The days until
 * the start or, once the window is open, until the deadline are added.
 */
export function daysOf(date: ImportantDate, today: string): string {
  const { opens, januaryFirstBy, isContested } = date;
  const deadline = nextDeadline(date, today);
  const first = beginning(opens, today);
  const last = opens > today ? spoken(deadline) : ending(deadline, today);
  if (januaryFirstBy === deadline) return CARDS.dates.forJanuary(first, last);
  return (isContested ? CARDS.dates.mayEnd : CARDS.dates.until)(first, last);
}

/** Returns what one of a person's own dates is, and when, as of a day (YYYY-MM-DD), in words. */
export const ownLine = ({ title, days, window }: OwnDate, today: string): string =>
  window ? `${window.label}: ${daysOf(window, today)}` : `${title}: ${days}`;

/**
 * Returns what the picture of a person's own dates and of the enrollment windows for everybody shows, in the order of
 * the list below it. The bar of an enrollment window ends at its next deadline, which is the day that the list names.
 */
export function pictureOf(own: readonly OwnDate[], dates: readonly ImportantDate[], today: string) {
  const barOf = (date: ImportantDate) => ({
    id: date.id,
    name: date.label,
    opens: date.opens,
    closes: nextDeadline(date, today),
  });
  const textOf = (date: ImportantDate): string => `${date.label}: ${daysOf(date, today)}`;
  return {
    bars: [
      ...own.flatMap(({ id, title, bar, window }) => (window ? barOf(window) : bar ? { id, name: title, ...bar } : [])),
      ...dates.map(barOf),
    ],
    label: [...own.map((date) => ownLine(date, today)), ...dates.map(textOf)].join('. '),
    today,
  };
}
