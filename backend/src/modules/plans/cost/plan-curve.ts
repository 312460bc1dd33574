import { isApplicable } from './limits.js';
import type { Limit, PlanDesign, Sharing } from './plan-design.js';
import { isDrugService, SERVICES, type Service } from './services.js';
import type { SpendingTable } from './spending-table.js';

/** Medical care or medicines, in dollars per year; all lists have an entry per spending bucket. */
export interface Share {
  /** What the person pays whether or not the deductible is met. */
  readonly outside: Float64Array;
  /** Cost of the care that the deductible applies to. */
  readonly subject: Float64Array;
  /** What the person would pay for that care without a deductible. */
  readonly after: Float64Array;
}

type Kind = 'medical' | 'drug';
const KINDS: readonly Kind[] = ['medical', 'drug'];

/** What care costs under a plan, for medical care and medicines apart. */
export type Bills = Readonly<Record<Kind, Share>>;

/**
 * What a plan leaves one person to pay, by spending. All lists have an entry per spending bucket; amounts are in
 * dollars per year.
 */
export interface PlanCurve {
  /** For each maximum: the out-of-pocket cost before the maximum applies. It never decreases with spending. */
  readonly uncapped: readonly Float64Array[];
  /** For each deductible: how much of it is paid. */
  readonly deducted: readonly Float64Array[];
  /** For each maximum and each deductible: what the person would save if that deductible had been met before. */
  readonly savings: readonly (readonly Float64Array[])[];
}

/**
 * Finds what a plan leaves a person to pay, by spending. `alone` says whether the plan covers one person or a family,
 * whose members may have other deductibles.
 */
export function planCurve(table: SpendingTable, design: PlanDesign, { alone }: { alone: boolean }): PlanCurve {
  return curveOfBills(billsOf(table, design), design, { alone });
}

/** The same for bills that are already known, such as those of a plan with several networks. */
export function curveOfBills(
  bills: Bills,
  { deductibles, maximums }: Pick<PlanDesign, 'deductibles' | 'maximums'>,
  { alone }: { alone: boolean },
): PlanCurve {
  // The part of the care that is received before the deductible is met; medical care and medicines share in it alike.
  const parts = deductibles.map((deductible) => {
    const amount = personAmount(deductible, alone);
    return sumOf(deductible, (kind) => bills[kind].subject).map((subject) =>
      Math.min(1, amount / (subject || Infinity)),
    );
  });
  const partOf = (kind: Kind): Float64Array | undefined =>
    parts[deductibles.findIndex((deductible) => isApplicable(deductible, kind))];
  const settled = { medical: settle(bills.medical, partOf('medical')), drug: settle(bills.drug, partOf('drug')) };
  const uncapped = maximums.map((maximum) => rising(sumOf(maximum, (kind) => settled[kind].paid)));
  const onceMet = (maximum: Limit, deductible: Limit): Float64Array =>
    rising(sumOf(maximum, (kind) => (isApplicable(deductible, kind) ? settled[kind].paidOnceMet : settled[kind].paid)));
  return {
    uncapped,
    deducted: deductibles.map((deductible) => rising(sumOf(deductible, (kind) => settled[kind].deducted))),
    savings: maximums.map((maximum, index) =>
      deductibles.map((deductible) => minus(uncapped[index] ?? NONE, onceMet(maximum, deductible))),
    ),
  };
}

const NONE = new Float64Array();

/** The amount that applies to one member of a family, or to a person alone. */
export const personAmount = ({ individual, perPerson, family }: Limit, alone: boolean): number =>
  alone ? individual : (perPerson ?? family);

/** Adds up what the services of each bucket cost under a plan. */
export function billsOf(table: SpendingTable, design: PlanDesign): Bills {
  const emptyShare = (): Share => ({
    outside: new Float64Array(table.means.length),
    subject: new Float64Array(table.means.length),
    after: new Float64Array(table.means.length),
  });
  const bills = { medical: emptyShare(), drug: emptyShare() };
  for (const service of SERVICES)
    for (const portion of portionsOf(table, design, service))
      add(bills[isDrugService(service) ? 'drug' : 'medical'], portion);
  return bills;
}

/** Care with the same cost sharing. */
interface Portion {
  readonly sharing: Sharing;
  readonly dollars: Float64Array;
  /** Number of copays that the care costs. */
  readonly copays: Float64Array;
}

/** Splits a service where the first visits of the year cost something else than those after them. */
function portionsOf(table: SpendingTable, design: PlanDesign, service: Service): Portion[] {
  const sharing = design.services[service];
  const { dollars, uses } = table.services[service];
  const first = service === 'primaryCare' ? design.firstVisits : null;
  const later = first && table.primaryCareBeyond[Math.min(first.count, table.primaryCareBeyond.length) - 1];
  if (!first || !later) return [{ sharing, dollars, copays: times(uses, copaysPerUse(table, design, service)) }];
  const after = { dollars: times(dollars, later.dollars), copays: times(uses, later.uses) };
  if (first.pay === 'free') return [{ sharing, ...after }];
  const before = { dollars: minus(dollars, after.dollars), copays: minus(uses, after.copays) };
  return [
    { sharing: { ...sharing, rate: 0, deductible: 'none' }, ...before },
    { sharing: { ...sharing, copay: 0, deductible: 'first' }, ...after },
  ];
}

/** Copays per stay, if they are paid for each day. */
function copaysPerUse(table: SpendingTable, design: PlanDesign, service: Service): Float64Array | undefined {
  if (design.services[service].copayPer === 'use') return undefined;
  if (service === 'nursingFacility') return table.nursingDays;
  if (service !== 'inpatient') return undefined;
  return table.stayDaysUpTo[(design.hospitalCopayDays ?? 0) - 1] ?? table.stayDays;
}

function add({ outside, subject, after }: Share, { sharing, dollars, copays }: Portion): void {
  const { copay, rate, deductible } = sharing;
  for (let bucket = 0; bucket < dollars.length; bucket++) {
    const cost = dollars[bucket] ?? 0;
    const paidAsCopay = Math.min(copay * (copays[bucket] ?? 0), cost);
    const paidAsRate = rate * (cost - paidAsCopay);
    if (deductible === 'none') increase(outside, bucket, paidAsCopay + paidAsRate);
    else if (deductible === 'first') {
      increase(subject, bucket, cost);
      increase(after, bucket, paidAsCopay + paidAsRate);
    } else {
      increase(outside, bucket, paidAsCopay);
      increase(subject, bucket, cost - paidAsCopay);
      increase(after, bucket, paidAsRate);
    }
  }
}

function increase(amounts: Float64Array, bucket: number, by: number): void {
  amounts[bucket] = (amounts[bucket] ?? 0) + by;
}

/** Applies a deductible that is met after the given part of the care; none if nothing is deducted. */
function settle({ outside, subject, after }: Share, parts: Float64Array | undefined) {
  const part = parts ?? new Float64Array(subject.length);
  const paidOnceMet = outside.map((amount, bucket) => amount + (after[bucket] ?? 0));
  return {
    /** What the person would pay if the deductible had been met before. */
    paidOnceMet,
    paid: paidOnceMet.map(
      (amount, bucket) => amount + (part[bucket] ?? 0) * ((subject[bucket] ?? 0) - (after[bucket] ?? 0)),
    ),
    deducted: times(subject, part),
  };
}

/** Adds up the amounts of the kinds of care that a deductible or maximum applies to. */
function sumOf(limit: Limit, amountsOf: (kind: Kind) => Float64Array): Float64Array {
  const [first = NONE, second] = KINDS.filter((kind) => isApplicable(limit, kind)).map(amountsOf);
  return second ? first.map((amount, bucket) => amount + (second[bucket] ?? 0)) : first;
}

const times = (amounts: Float64Array, factors: Float64Array | undefined): Float64Array =>
  factors ? amounts.map((amount, bucket) => amount * (factors[bucket] ?? 0)) : amounts;
const minus = (amounts: Float64Array, others: Float64Array): Float64Array =>
  amounts.map((amount, bucket) => amount - (others[bucket] ?? 0));

/**
 * Who spends more never pays less: a bucket whose mix of care happens to be cheaper than that of a lower bucket counts
 * as the lower one.
 */
function rising(amounts: Float64Array): Float64Array {
  let highest = 0;
  return amounts.map((amount) => (highest = Math.max(highest, amount)));
}
