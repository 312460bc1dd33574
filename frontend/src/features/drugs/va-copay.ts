/** Dollars for a supply of up to 30 days, by tier, and the most VA charges in a calendar year. */
export interface CopayRates {
  /** First day they hold, as YYYY-MM-DD. */
  readonly from: string;
  readonly perMonth: Readonly<Record<Tier, number>>;
  readonly mostPerYear: number;
  readonly source: string;
}
export const TIERS = ['1', '2', '3'] as const;
export type Tier = (typeof TIERS)[number];
export const PRIORITY_GROUPS = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;
export type PriorityGroup = (typeof PRIORITY_GROUPS)[number];
/** Medicines of each tier that somebody takes all year. */
export type Counts = Readonly<Record<Tier, number>>;
export const MOST_MEDICINES = 30;

/** Newest last. A change of the rule becomes one more line; the day decides which one counts. */
export const RATES: readonly CopayRates[] = [
  { from: '2017-02-27', perMonth: { 1: 5, 2: 8, 3: 11 }, mostPerYear: 700, source: '38 CFR 17.110' },
];
const MONTHS = 12;

/** The rates of a day; null before the first ones we hold. */
export const ratesOn = (day: string, rates: readonly CopayRates[] = RATES): CopayRates | null => rates.findLast(({ from }) => from <= day) ?? null;

export interface Copay {
  /** Dollars. */
  readonly perMonth: number;
  readonly perYear: number;
  readonly isCapped: boolean;
}

/** What somebody pays who takes these medicines all year: nothing in group 1, else the rates up to the yearly limit. */
export function copayOf(group: PriorityGroup, counts: Counts, { perMonth: each, mostPerYear }: CopayRates): Copay {
  if (group === '1') return { perMonth: 0, perYear: 0, isCapped: false };
  const perMonth = TIERS.reduce((sum, tier) => sum + counts[tier] * each[tier], 0);
  return { perMonth, perYear: Math.min(perMonth * MONTHS, mostPerYear), isCapped: perMonth * MONTHS > mostPerYear };
}
