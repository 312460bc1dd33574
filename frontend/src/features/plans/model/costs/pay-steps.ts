import type { PlanSummary } from '#contract/plans/plan.js';
import { PLAN } from '../../messages/plan.js';
import { wholeDollars } from './money.js';

/** A part of the year in which a person pays the same share of each dollar for in-network care. */
export interface PayStep {
  readonly kind: 'before' | 'between' | 'beyond';
  /** Share of the cost that the person pays, from 0 to 1. */
  readonly share: number;
  /** Dollars that the person has paid in the year when this part ends, or null for the last part. */
  readonly until: number | null;
}

/** The share of a hospital stay's cost that a person pays, 0 to 1, null if the plan states none. */
export function hospitalShare({ copays }: Pick<PlanSummary, 'copays'>): number | null {
  const percent = /^(\d+(?:\.\d+)?)% coinsurance(?: after deductible)?$/i.exec(copays.hospital ?? '')?.[1];
  return percent === undefined ? null : Number(percent) / 100;
}

/**
 * Returns how a plan and a person share the cost of care during a year: before the deductible is reached, after it, and
 * after the out-of-pocket maximum is reached. The share after the deductible is the person's share of the cost of a
 * hospital stay. The result is null if that share is needed but not known. The result is also null if the plan has
 * several deductibles or maximums, because a single set of shares could be wrong for such a plan.
 */
export function payStepsOf(plan: Pick<PlanSummary, 'deductibles' | 'moops' | 'copays'>): PayStep[] | null {
  const [deductible, moop] = [plan.deductibles[0]?.amount, plan.moops[0]?.amount];
  if (plan.deductibles.length !== 1 || plan.moops.length !== 1 || deductible === undefined || moop === undefined)
    return null;
  const share = hospitalShare(plan);
  const hasBetween = deductible < moop;
  if (hasBetween && share === null) return null;
  return [
    ...(deductible > 0 ? [{ kind: 'before' as const, share: 1, until: Math.min(deductible, moop) }] : []),
    ...(hasBetween ? [{ kind: 'between' as const, share: share ?? 0, until: moop }] : []),
    { kind: 'beyond', share: 0, until: null },
  ];
}

/**
 * Returns a function that formats amounts that are paid until the deductible or the maximum of the plan is reached. For
 * a family, the amounts say that its members pay them together, because each person has lower limits as well.
 */
export function paidText({ deductibles, moops }: Pick<PlanSummary, 'deductibles' | 'moops'>) {
  const isOfFamily = [...deductibles, ...moops].some(({ family_cost }) => family_cost === 'Family');
  return (amount: number): string => (isOfFamily ? PLAN.together(wholeDollars(amount)) : wholeDollars(amount));
}

/** A visit's flat price ("$25", "no charge"), undefined if it is a share or depends on the deductible. */
export const flatPriceOf = (words: string | null): string | undefined =>
  /^(\$[\d,.]+|no charge)(?: copay)?$/i.exec(words ?? '')?.[1];

export type CareKind = keyof PlanSummary['copays'];

/** The kinds of care whose price does not depend on the deductible, with it in the marketplace's words. */
export const setPricesOf = ({ copays }: Pick<PlanSummary, 'copays'>): (readonly [CareKind, string])[] =>
  (Object.keys(copays) as CareKind[]).flatMap((care) => {
    const words = copays[care] ?? '';
    return /^(\$\d|\d|no charge)/i.test(words) && !/deductible/i.test(words) ? [[care, words] as const] : [];
  });
