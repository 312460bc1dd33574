interface Month {
  /** First day of the month (`from`) and first day of the next month (`until`), as YYYY-MM-DD. */
  readonly from: string;
  readonly until: string;
  /** Short name of the month, such as "Nov". */
  readonly name: string;
}
/** A period of days that are written as YYYY-MM-DD. */
interface Period {
  readonly opens: string;
  readonly closes: string;
}

const name = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });
const iso = (time: number): string => new Date(time).toISOString().slice(0, 10);

/**
 * Returns the months on the time axis of a chart of enrollment windows. The axis begins with the current month, or with
 * the month in which the first window opens if that is earlier, and ends with the month in which the last window
 * closes. The result is empty if there are no windows.
 */
export function monthsOf(dates: readonly Period[], today: string): Month[] {
  const days = dates.flatMap(({ opens, closes }) => [opens, closes]).toSorted();
  const [start, end] = [[today, ...days].toSorted()[0] ?? today, days.at(-1)];
  if (end === undefined) return [];
  const year = Number(start.slice(0, 4));
  const months: Month[] = [];
  for (let month = Number(start.slice(5, 7)) - 1; ; month += 1) {
    const [from, until] = [Date.UTC(year, month), Date.UTC(year, month + 1)];
    if (iso(from) > end) return months;
    months.push({ from: iso(from), until: iso(until), name: name.format(from) });
  }
}

/**
 * Returns the position of a day between two other days, as a fraction from 0 to 1. All days are written as YYYY-MM-DD.
 */
export function shareOf(day: string, from: string, until: string): number {
  const [at, start, end] = [day, from, until].map((text) => Date.parse(`${text}T00:00:00Z`)) as [
    number,
    number,
    number,
  ];
  return Math.min(1, Math.max(0, (at - start) / (end - start)));
}

/** The most months that have their names on the time axis of the narrowest screen. */
const NAMED = 8;

/**
 * Returns every how many months a month has its name on the time axis, so that the names do not overlap on the
 * narrowest screen: each month, every second, third or sixth month, or once a year.
 */
export const namedEvery = (months: number): number =>
  [1, 2, 3, 6].find((step) => Math.ceil(months / step) <= NAMED) ?? 12;
