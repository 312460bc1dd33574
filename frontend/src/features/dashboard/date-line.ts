import { datesFrom } from '#content/dates.js';
import { DASHBOARD } from '#contract/messages/site.js';
import { CARDS } from './words.js';

/** The month and day that the default text about open enrollment names, as MM-DD. */
const NAMED_DAY = '10-15';

export const spoken = (isoDate: string): string =>
  new Date(`${isoDate}T12:00:00`).toLocaleDateString('en-US', { month: 'long', day: 'numeric', year: 'numeric' });

/**
 * Returns the text about the next enrollment date as of a day (YYYY-MM-DD). If a window is open, the text names the end
 * of the one that closes first. Otherwise it is the default text until NAMED_DAY, and after that day it names the start
 * of the next window. The result is null if no window is known.
 */
export function dateLine(today: string): string | null {
  const windows = datesFrom(today);
  const open = windows.find(({ opens }) => opens <= today);
  if (open) return CARDS.dates.openUntil(open.label, spoken(open.closes));
  if (today.slice(5) < NAMED_DAY) return DASHBOARD.defaultDate;
  const next = windows.toSorted((a, b) => a.opens.localeCompare(b.opens))[0];
  return next ? CARDS.dates.begins(next.label, spoken(next.opens)) : null;
}
