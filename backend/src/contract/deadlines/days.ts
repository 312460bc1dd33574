/** YYYY-MM-DD without a time zone, so that arithmetic is exact even when clocks change. */
export type Day = string;

const DAY_MS = 86_400_000;
const time = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (milliseconds: number): Day => new Date(milliseconds).toISOString().slice(0, 10);
const shifted = (day: Day, months: number, date: number): Day => {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return dayOf(Date.UTC(year, month - 1 + months, date));
};

/** By default in the time zone of the reader's device. */
export const dayIn = (moment: Date, timeZone?: string): Day => moment.toLocaleDateString('sv-SE', { timeZone });

/** Returns the day a number of days later. A negative number counts backward. */
export const addDays = (day: Day, days: number): Day => dayOf(time(day) + days * DAY_MS);

/** Returns the number of days from one day to another. The result is negative if the other day is earlier. */
export const daysBetween = (from: Day, until: Day): number => (time(until) - time(from)) / DAY_MS;

/** Returns the first day of the month that is a number of months after the month of the given day. */
export const monthStart = (day: Day, months = 0): Day => shifted(day, months, 1);

/** Returns the last day of the month that is a number of months after the month of the given day. */
export const monthEnd = (day: Day, months = 0): Day => shifted(day, months + 1, 0);

/** For somebody born on February 29, it is March 1 in a year that is not a leap year. */
export const birthdayAt = (birth: Day, age: number): Day => {
  const [year = 0, month = 1, date = 1] = birth.split('-').map(Number);
  return dayOf(Date.UTC(year + age, month - 1, date));
};

/** Null if the calendar has no such day. The year must have four digits. */
export function dayFrom({ month, day, year }: Record<'month' | 'day' | 'year', string>): Day | null {
  const typed = [year, month, day].map((part) => part.trim());
  if (!typed.every((part, index) => (index === 0 ? /^\d{4}$/ : /^\d{1,2}$/).test(part))) return null;
  const written = typed.map((part) => part.padStart(2, '0')).join('-');
  const milliseconds = time(written);
  return Number.isNaN(milliseconds) || dayOf(milliseconds) !== written ? null : written;
}
