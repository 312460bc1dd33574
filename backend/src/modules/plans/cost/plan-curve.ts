import { isApplicable } from './limits.js';
import type { Limit, PlanDesign, Sharing } from './plan-design.js';
import { isDrugService, SERVICES, type Service } from './services.js';
import type { ServiceUse, SpendingTable } from './spending-table.js';

/** Medical care or medicines of one spending bucket, in dollars per year. */
export interface Share {
  /** What the person pays whether or not the deductible is met. */
  outside: number;
  /** Cost of the care that the deductible applies to. */
  subject: number;
  /** What the person would pay for that care without a deductible. */
  after: number;
}

/** What one bucket's care costs under a plan, for medical care and medicines apart. */
export type Bill = Readonly<Record<'medical' | 'drug', Share>>;

/**
 * What a plan leaves one person to pay, by spending. All lists have an entry per spending bucket; amounts are in
 * dollars per year.
 */
export interface PlanCurve {
  /** Mean spending of the buckets. Between them, every amount is linear. */
  readonly spending: readonly number[];
  /** For each maximum: the out-of-pocket cost before the maximum applies. It never decreases with spending. */
  readonly uncapped: readonly (readonly number[])[];
  /** For each deductible: how much of it is paid. */
  readonly deducted: readonly (readonly number[])[];
  /** For each maximum and each deductible: what the person would save if that deductible had been met before. */
  readonly savings: readonly (readonly (readonly number[])[])[];
}

/**
 * Finds what a plan leaves a person to pay, by spending. `alone` says whether the plan covers one person or a family,
 * whose members may have other deductibles.
 */
export function planCurve(table: SpendingTable, design: PlanDesign, { alone }: { alone: boolean }): PlanCurve {
  const bills = table.means.map((_, bucket) => billOf(table, design, bucket));
  return curveOfBills(table.means, bills, design, { alone });
}

/** The same for bills that are already known, such as those of a plan with several networks. */
export function curveOfBills(
  spending: readonly number[],
  bills: readonly Bill[],
  { deductibles, maximums }: Pick<PlanDesign, 'deductibles' | 'maximums'>,
  { alone }: { alone: boolean },
): PlanCurve {
  const amounts = deductibles.map((limit) => personAmount(limit, alone));
  const settled = bills.map((bill) => settle(bill, deductibles, amounts));
  return {
    spending,
    uncapped: maximums.map((maximum) => risingMaximum(settled.map(({ paid }) => sumOf(maximum, (kind) => paid[kind])))),
    deducted: deductibles.map((_, index) => settled.map(({ deducted }) => deducted[index] ?? 0)),
    savings: maximums.map((maximum) =>
      deductibles.map((deductible) =>
        settled.map(({ saving }) => sumOf(maximum, (kind) => (isApplicable(deductible, kind) ? saving[kind] : 0))),
      ),
    ),
  };
}

/** The amount that applies to one member of a family, or to a person alone. */
export const personAmount = ({ individual, perPerson, family }: Limit, alone: boolean): number =>
  alone ? individual : (perPerson ?? family);

/** Adds up what the services of a bucket cost under a plan. */
export function billOf(table: SpendingTable, design: PlanDesign, bucket: number): Bill {
  const bill = { medical: emptyShare(), drug: emptyShare() };
  for (const service of SERVICES) {
    const share = bill[isDrugService(service) ? 'drug' : 'medical'];
    for (const [use, sharing] of portionsOf(table, design, service, bucket)) add(share, use, sharing);
  }
  return bill;
}

interface Use {
  readonly dollars: number;
  /** Number of copays that the care costs. */
  readonly copays: number;
}
type Portion = readonly [use: Use, sharing: Sharing];

/** Splits a service where the first visits of the year cost something else than those after them. */
function portionsOf(table: SpendingTable, design: PlanDesign, service: Service, bucket: number): Portion[] {
  const sharing = design.services[service];
  const { dollars, uses } = read(table.services[service], bucket);
  const first = service === 'primaryCare' ? design.firstVisits : null;
  const beyond = first && table.primaryCareBeyond[Math.min(first.count, table.primaryCareBeyond.length) - 1];
  if (!first || !beyond) return [[{ dollars, copays: uses * copaysPerUse(table, design, service, bucket) }, sharing]];
  const later = read(beyond, bucket);
  const after = { dollars: dollars * later.dollars, copays: uses * later.uses };
  const before = { dollars: dollars - after.dollars, copays: uses - after.copays };
  return first.pay === 'free'
    ? [[after, sharing]]
    : [
        [before, { ...sharing, rate: 0, deductible: 'none' }],
        [after, { ...sharing, copay: 0, deductible: 'first' }],
      ];
}

/** Copays per stay: one, or one for each day. */
function copaysPerUse(table: SpendingTable, design: PlanDesign, service: Service, bucket: number): number {
  if (design.services[service].copayPer === 'use') return 1;
  if (service === 'nursingFacility') return table.nursingDays[bucket] ?? 1;
  if (service !== 'inpatient') return 1;
  const cutOff = design.hospitalCopayDays === null ? undefined : table.stayDaysUpTo[design.hospitalCopayDays - 1];
  return (cutOff ?? table.stayDays)[bucket] ?? 1;
}

const read = ({ dollars, uses }: ServiceUse, bucket: number): { dollars: number; uses: number } => ({
  dollars: dollars[bucket] ?? 0,
  uses: uses[bucket] ?? 0,
});

const emptyShare = (): Share => ({ outside: 0, subject: 0, after: 0 });

function add(share: Share, { dollars, copays }: Use, { copay, rate, deductible }: Sharing): void {
  const paidAsCopay = Math.min(copay * copays, dollars);
  const paidAsRate = rate * (dollars - paidAsCopay);
  if (deductible === 'none') share.outside += paidAsCopay + paidAsRate;
  if (deductible === 'first') {
    share.subject += dollars;
    share.after += paidAsCopay + paidAsRate;
  }
  if (deductible === 'afterCopay') {
    share.outside += paidAsCopay;
    share.subject += dollars - paidAsCopay;
    share.after += paidAsRate;
  }
}

interface Settled {
  paid: Record<'medical' | 'drug', number>;
  deducted: number[];
  saving: Record<'medical' | 'drug', number>;
}

/** Applies the deductibles, whose amounts are given in dollars, to a bill. */
function settle(bill: Bill, deductibles: readonly Limit[], amounts: readonly number[]): Settled {
  const paid = { medical: 0, drug: 0 };
  const saving = { medical: 0, drug: 0 };
  const parts = deductibles.map((deductible, index) => {
    const subject = sumOf(deductible, (kind) => bill[kind].subject);
    return subject > 0 ? Math.min(1, (amounts[index] ?? 0) / subject) : 0;
  });
  for (const kind of ['medical', 'drug'] as const) {
    const { outside, subject, after } = bill[kind];
    // The part of the care that is received before the deductible is met; medical care and medicines share in it alike.
    const part = parts[deductibles.findIndex((deductible) => isApplicable(deductible, kind))] ?? 0;
    paid[kind] = outside + part * subject + (1 - part) * after;
    saving[kind] = part * (subject - after);
  }
  return {
    paid,
    saving,
    deducted: deductibles.map((deductible, index) =>
      sumOf(deductible, (kind) => (parts[index] ?? 0) * bill[kind].subject),
    ),
  };
}

function sumOf(limit: Limit, amountOf: (kind: 'medical' | 'drug') => number): number {
  return (['medical', 'drug'] as const)
    .filter((kind) => isApplicable(limit, kind))
    .reduce((sum, kind) => sum + amountOf(kind), 0);
}

/**
 * Who spends more never pays less: a bucket whose mix of care happens to be cheaper than that of a lower bucket counts
 * as the lower one.
 */
function risingMaximum(amounts: readonly number[]): number[] {
  let highest = 0;
  return amounts.map((amount) => (highest = Math.max(highest, amount)));
}
