import { totalAmount } from './costs/cost-rows.js';
import { areAboutTheSame, comparableAmount } from './costs/year-cost.js';
import { CARE_PROPERTIES, isYearlyCost, YEAR_PROPERTIES, type PropertyName } from './plan-properties.js';
import type { RankedPlan } from './ranking/ranking.js';

export type BestIs = 'lowest' | 'highest';
type Amount = (row: RankedPlan) => number | null;

/** A fixed copay in dollars, 0 for "No Charge". Null for any other share, which depends on the rest of the plan. */
export function copayAmount(words: string | null): number | null {
  if (words === null) return null;
  if (/^no charge$/i.test(words)) return 0;
  const amount = /^\$([\d,]+(?:\.\d+)?)(?: copay)?$/i.exec(words)?.[1];
  return amount === undefined ? null : Number(amount.replaceAll(',', ''));
}

/** Properties of which a lower amount is better for the person, each with a function that returns the amount. */
const LOWEST: Partial<Record<PropertyName, Amount>> = {
  premium: ({ plan }) => (plan.premium === null ? null : plan.premium_w_credit),
  ...Object.fromEntries(
    YEAR_PROPERTIES.map((name): [PropertyName, Amount] => [name, (row) => comparableAmount(row, name)]),
  ),
  deductibles: ({ plan }) => totalAmount(plan.deductibles),
  // The maximum of a network's first tier is not the most that its care can cost.
  moops: ({ plan }) => (plan.most_in_tier_2 === undefined ? totalAmount(plan.moops) : null),
  ...Object.fromEntries(
    CARE_PROPERTIES.map((care): [PropertyName, Amount] => [care, ({ plan }) => copayAmount(plan.copays[care])]),
  ),
};
const HIGHEST: Partial<Record<PropertyName, Amount>> = {
  rating: ({ plan }) => plan.quality_rating.overall.stars,
};

/** The positions of the plans with the best values in one row of the comparison. Empty if no value is best. */
export interface BestValues {
  readonly is: BestIs;
  readonly at: readonly number[];
}

/**
 * Returns the positions of the best amounts. `texts` are the amounts as displayed, and amounts with the same text are
 * equally good. No amount is the best if one of them is unknown or if all are equally good.
 */
export function bestOf(amounts: readonly (number | null)[], texts: readonly string[], is: BestIs): readonly number[] {
  const known = amounts.filter((amount) => amount !== null);
  if (known.length < texts.length) return [];
  const best = (is === 'lowest' ? Math.min : Math.max)(...known);
  const winners = new Set(texts.filter((_, index) => amounts[index] === best));
  const at = texts.flatMap((text, index) => (winners.has(text) ? [index] : []));
  return at.length === texts.length ? [] : at;
}

/** A row's best values. A yearly cost about the same as another is not the lowest, unless both read the same. */
export function bestValues(name: PropertyName, rows: readonly RankedPlan[], texts: readonly string[]): BestValues {
  const is = name in HIGHEST ? 'highest' : 'lowest';
  const amount = LOWEST[name] ?? HIGHEST[name];
  const amounts = amount ? rows.map(amount) : [];
  const at = amount ? bestOf(amounts, texts, is) : [];
  const lowest = amounts[at[0] ?? -1] ?? null;
  if (!isYearlyCost(name) || lowest === null) return { is, at };
  const isClose = amounts.some(
    (other, index) => other !== null && !at.includes(index) && areAboutTheSame(name, other, lowest),
  );
  return { is, at: isClose ? [] : at };
}
