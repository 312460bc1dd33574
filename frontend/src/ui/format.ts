const groups = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, ',');

/**
 * Formats a number as `Intl.NumberFormat` does for American English, with exactly the given number of decimals: 1234.5
 * with two decimals is "1,234.50". Halves are rounded away from zero, by the digits with which the number is written,
 * so 1.005 is "1.01". `Intl` is not used, because a browser loads its data when it is first used, which blocks a slow
 * phone for some tenths of a second while the plans appear.
 */
export function formatNumber(value: number, decimals = 0): string {
  const [digits = '', exponent = '0'] = String(Math.abs(value)).split('e');
  // Moving the decimal point in the written number, instead of multiplying, adds no rounding error.
  const moved = Math.round(Number(`${digits}e${Number(exponent) + decimals}`));
  const written = String(moved).padStart(decimals + 1, '0');
  const whole = groups(written.slice(0, written.length - decimals));
  const sign = value < 0 ? '-' : '';
  return `${sign}${whole}${decimals > 0 ? `.${written.slice(-decimals)}` : ''}`;
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** Formats the month of a date, such as "2024-03-24", as "March 2024". */
export function formatMonth(date: string): string {
  const day = new Date(date);
  return `${MONTHS[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
}

/** Formats a date, such as "2024-03-24", as "March 24, 2024". Of an ISO 8601 time, the result is the day in UTC. */
export const formatDay = (date: string): string => formatMonth(date).replace(' ', ` ${new Date(date).getUTCDate()}, `);

/** First letters of the time zones of the US, by the hours by which their standard time is behind UTC. */
const US_ZONES: Readonly<Record<number, string>> = { 4: 'A', 5: 'E', 6: 'C', 7: 'M', 8: 'P', 9: 'AK', 10: 'H' };

/** A US time zone's short name ("EST"), from the minutes behind UTC at the named time and in standard time. */
export function zoneName(behind: number, standard: number): string {
  const zone = US_ZONES[standard / 60];
  return zone ? `${zone}${behind === standard ? 'S' : 'D'}T` : 'your time';
}

/** A time as the browser's clock shows it: "March 24, 2024 at 3:05 PM EDT". No `Intl`, as in `formatNumber`. */
export function formatTime(iso: string): string {
  const time = new Date(iso);
  // Clocks are furthest behind UTC in winter, which is in January or, in the southern half of the world, in July.
  const standard = Math.max(...[0, 6].map((month) => new Date(time.getFullYear(), month).getTimezoneOffset()));
  const behind = time.getTimezoneOffset();
  const hour = time.getHours();
  // The clock's day is the day in UTC of a time that is as many minutes earlier as the clock is behind.
  const day = formatDay(new Date(time.getTime() - behind * 60_000).toISOString());
  const clock = `${hour % 12 || 12}:${String(time.getMinutes()).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
  return `${day} at ${clock} ${zoneName(behind, standard)}`;
}

/** As `Intl.ListFormat`: "a", "a and b", "a, b, and c". `Intl` is not used for the reason at `formatNumber`. */
export function listText(parts: Iterable<string>, conjunction: 'and' | 'or' = 'and'): string {
  const words = [...parts];
  const last = words.pop() ?? '';
  if (words.length === 0) return last;
  return `${words.join(', ')}${words.length > 1 ? ',' : ''} ${conjunction} ${last}`;
}
