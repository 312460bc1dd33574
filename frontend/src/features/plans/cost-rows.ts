import type { CostRow } from '../../../../backend/src/contract/plan.js';
import { PLAN } from '../../../../backend/src/contract/messages/plans.js';
import { dollars } from './money.js';

/** The server sends the rows that answer this household; a plan may have one for medical care and one for medicines. */
export const amountOf = (rows: readonly CostRow[]): number | null => (rows.length === 0 ? null : Math.max(...rows.map(({ amount }) => amount)));

/** "$3,000", or "Medical $2,000, Drug $500" where the plan counts them apart. No row: not available, never $0. */
export function textOf(rows: readonly CostRow[]): string {
  const [only, ...others] = rows;
  if (!only) return PLAN.notAvailable;
  if (others.length === 0) return dollars(only.amount);
  return rows.map(({ type, amount }) => `${kindOf(type)} ${dollars(amount)}`).join(', ');
}

function kindOf(type: string): string {
  const isDrug = /drug/i.test(type);
  const isMedical = /medical/i.test(type);
  if (isDrug && isMedical) return 'Medical and drug';
  return isDrug ? 'Drug' : 'Medical';
}
