import { costKindOf, type CostKind } from '#contract/plans/cost-sharing.js';
import type { CostRow } from '#contract/plans/plan.js';
import { PLAN } from '../../messages/plan.js';
import { dollars } from './money.js';

const CENTS = 100;

/** Dollars of the cost rows of one kind: the highest if they contradict each other, null if there is none. */
function amountOfKind(rows: readonly CostRow[], kind: CostKind): number | null {
  const amounts = rows.filter(({ type }) => costKindOf(type) === kind).map(({ amount }) => amount);
  return amounts.length === 0 ? null : Math.max(...amounts);
}

/**
 * Returns a deductible or an out-of-pocket maximum as a single amount in dollars. If medical care and drugs have
 * separate amounts, the result is their sum, because a person may have to pay both in one year. If there are no rows,
 * or only one of the two amounts, the result is null and not 0. The list, sorting, filters and the comparison all use
 * this function.
 */
export function totalAmount(rows: readonly CostRow[]): number | null {
  const whole = amountOfKind(rows, 'whole');
  if (whole !== null) return whole;
  const [medical, drug] = [amountOfKind(rows, 'medical'), amountOfKind(rows, 'drug')];
  return medical === null || drug === null ? null : Math.round((medical + drug) * CENTS) / CENTS;
}

const amountText = ({ amount, family_cost }: CostRow): string =>
  family_cost === 'Family' ? PLAN.together(dollars(amount)) : dollars(amount);

/**
 * A deductible or maximum: "$3,000", or "Medical $2,000, Drug $500" if separate. A family's amounts say that its
 * members pay them together. Without rows, the result is "not available", never $0.
 */
export function costRowsText(rows: readonly CostRow[]): string {
  const [only, ...others] = rows;
  if (!only) return PLAN.notAvailable;
  if (others.length === 0 && costKindOf(only.type) === 'whole') return amountText(only);
  return rows.map((row) => `${PLAN.kinds[costKindOf(row.type)]} ${amountText(row)}`).join(', ');
}
