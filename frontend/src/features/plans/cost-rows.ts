import { costKindOf, type CostKind } from '../../../../backend/src/contract/cost-kind.js';
import type { CostRow } from '../../../../backend/src/contract/plan.js';
import { PLAN } from '../../../../backend/src/contract/messages/plans.js';
import { dollars } from './money.js';

const CENTS = 100;

/** Dollars of the row that counts this kind; the higher one of rows that contradict each other, null where there is none. */
export function amountFor(rows: readonly CostRow[], kind: CostKind): number | null {
  const amounts = rows.filter(({ type }) => costKindOf(type) === kind).map(({ amount }) => amount);
  return amounts.length === 0 ? null : Math.max(...amounts);
}

/**
 * Dollars of a deductible or a maximum as one figure: the one for everything or, where medical care and medicines count
 * apart, both together, for a bad year may bring both. Null, never 0, where nothing is told or only one of the two. List,
 * order, filters, comparison and yearly cost all read it here.
 */
export function amountOf(rows: readonly CostRow[]): number | null {
  const whole = amountFor(rows, 'whole');
  if (whole !== null) return whole;
  const [medical, drug] = [amountFor(rows, 'medical'), amountFor(rows, 'drug')];
  return medical === null || drug === null ? null : Math.round((medical + drug) * CENTS) / CENTS;
}

/** "$3,000", or "Medical $2,000, Drug $500" where the plan counts them apart. No row: not available, never $0. */
export function textOf(rows: readonly CostRow[]): string {
  const [only, ...others] = rows;
  if (!only) return PLAN.notAvailable;
  if (others.length === 0 && costKindOf(only.type) === 'whole') return dollars(only.amount);
  return rows.map(({ type, amount }) => `${PLAN.kinds[costKindOf(type)]} ${dollars(amount)}`).join(', ');
}
