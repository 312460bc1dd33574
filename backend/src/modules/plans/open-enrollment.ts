/** In November and December, both this and the next plan year are offered. From January, the next one is current. */
const FIRST_MONTH = 11;

const monthAndYear = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  year: 'numeric',
  month: 'numeric',
});

/** The marketplace's current year and, in open enrollment, this and the next one, if supported. */
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

/** Newest first, without those that people can choose today. */
export function pastYears(market: CountyYears, today: Date): number[] {
  const first = Math.min(...offeredYears(market, today));
  return (market.in_county ?? []).filter((year) => year < first).toSorted((a, b) => b - a);
}
