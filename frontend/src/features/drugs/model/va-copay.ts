/** Dollars for a supply of up to 30 days, by tier (`perMonth`), and the most in a calendar year (`mostPerYear`). */
export interface CopayRates {
  readonly from: string;
  readonly perMonth: Readonly<Record<Tier, number>>;
  readonly mostPerYear: number;
  readonly source: string;
}
export const TIERS = ['1', '2', '3'] as const;
export type Tier = (typeof TIERS)[number];
export const PRIORITY_GROUPS = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;
export type PriorityGroup = (typeof PRIORITY_GROUPS)[number];
export type Counts = Readonly<Record<Tier, number>>;
export const MOST_MEDICINES = 30;

/** VA's rates by date, the newest last. When they change, add an entry and leave the earlier ones unchanged. */
export const RATES: readonly CopayRates[] = [
  { from: '2017-02-27', perMonth: { 1: 5, 2: 8, 3: 11 }, mostPerYear: 700, source: '38 CFR 17.110' },
];
const MONTHS = 12;

/** Returns VA's copay rates on a day (YYYY-MM-DD), or null if the day is before the first known rates. */
export const ratesOn = (day: string, rates: readonly CopayRates[] = RATES): CopayRates | null =>
  rates.findLast(({ from }) => from <= day) ?? null;

export interface Copay {
  /** The total copay for all medicines in dollars per month, before VA's yearly limit is applied. */
  readonly perMonth: number;
  readonly perYear: number;
  readonly isCapped: boolean;
}

/**
 * Returns what a person pays VA for the given medicines if the person takes them all year, in dollars per month and per
 * year. People in priority group 1 pay nothing. Others pay the sum of the copays, up to the yearly limit.
 */
export function copayOf(group: PriorityGroup, counts: Counts, { perMonth: each, mostPerYear }: CopayRates): Copay {
  if (group === '1') return { perMonth: 0, perYear: 0, isCapped: false };
  const perMonth = TIERS.reduce((sum, tier) => sum + counts[tier] * each[tier], 0);
  return { perMonth, perYear: Math.min(perMonth * MONTHS, mostPerYear), isCapped: perMonth * MONTHS > mostPerYear };
}

const today = (): string => new Date().toISOString().slice(0, 10);

/** Returns what VA may charge for a month's supply of one medicine, whose tier and priority group are unknown. */
export function vaMonth(): string {
  const rates = ratesOn(today());
  return rates ? `$0–$${Math.max(...Object.values(rates.perMonth))}` : '';
}

/** Returns what VA may charge in a year for the given number of month's supplies, up to its yearly limit. */
export function vaYear(fills: number): string {
  const rates = ratesOn(today());
  return rates ? `$0–$${Math.min(fills * Math.max(...Object.values(rates.perMonth)), rates.mostPerYear)}` : '';
}
