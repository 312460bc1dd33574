/**
 * When people shop for the next year: 1 November to 31 December. From plan year 2027 open enrollment begins by
 * 1 November, ends by 31 December and lasts at most nine weeks (CMS Marketplace Integrity and Affordability rule, 2025);
 * January dates of earlier years are gone.
 */
const FIRST_MONTH = 11;

const monthAndYear = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', year: 'numeric', month: 'numeric' });

/** The plan years to choose from: the market's current one, and during open enrollment this year and the next. */
export function offeredYears(market: { current: number; supported: readonly number[] }, today: Date): number[] {
  const parts = monthAndYear.formatToParts(today);
  const number = (type: 'year' | 'month') => Number(parts.find((part) => part.type === type)?.value);
  const thisYear = number('year');
  const shopped = number('month') >= FIRST_MONTH ? [thisYear, thisYear + 1] : [];
  const offered = shopped.filter((year) => market.supported.includes(year));
  return [...new Set([...offered, market.current])].sort((a, b) => a - b);
}
