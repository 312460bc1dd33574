/**
 * First month of open enrollment. In November and December both this and the next plan year are offered. From January
 * on, the next one is the marketplace's current year.
 */
const FIRST_MONTH = 11;

const monthAndYear = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  year: 'numeric',
  month: 'numeric',
});

/**
 * Returns the plan years that people can choose from. These are the current year of the marketplace and, during open
 * enrollment, also this calendar year and the next calendar year, if the marketplace supports them.
 */
export function offeredYears(market: { current: number; supported: readonly number[] }, today: Date): number[] {
  const parts = monthAndYear.formatToParts(today);
  const number = (type: 'year' | 'month') => Number(parts.find((part) => part.type === type)?.value);
  const thisYear = number('year');
  const shopped = number('month') >= FIRST_MONTH ? [thisYear, thisYear + 1] : [];
  const offered = shopped.filter((year) => market.supported.includes(year));
  return [...new Set([...offered, market.current])].sort((a, b) => a - b);
}

interface CountyYears {
  current: number;
  supported: readonly number[];
  in_county?: readonly number[] | undefined;
}

/**
 * Returns the earlier plan years in which a county has plans, newest first. Plan years that people can choose today are
 * left out.
 */
export function pastYears(market: CountyYears, today: Date): number[] {
  const first = Math.min(...offeredYears(market, today));
  return (market.in_county ?? []).filter((year) => year < first).toSorted((a, b) => b - a);
}
