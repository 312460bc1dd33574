import type { Limit, PlanDesign, Sharing } from './design/plan-design.js';
import { isDrugService, SERVICES, type Service } from './design/services.js';
import type { SpendingTable } from './spending-table.js';

const isApplicable = ({ covers }: Limit, kind: 'medical' | 'drug'): boolean => covers === 'whole' || covers === kind;

/** For one person and one kind of care, in dollars per year and by spending bucket. */
export interface Share {
  /** Amount that the person pays whether or not the deductible has been met, in dollars. */
  readonly outside: Float64Array;
  /** Price of the care that is subject to the deductible, in dollars. */
  readonly subject: Float64Array;
  /** What the person would pay for `subject` without a deductible, in dollars. */
  readonly after: Float64Array;
}

type Kind = 'medical' | 'drug';
const KINDS: readonly Kind[] = ['medical', 'drug'];

export type CareCosts = Readonly<Record<Kind, Share>>;

/** One entry per spending bucket, in dollars per year. */
export interface PlanCurve {
  /** Before each maximum is applied. It never falls as spending rises. */
  readonly uncapped: readonly Float64Array[];
  /** For each deductible of the plan, the amount that the person pays toward this deductible, in dollars. */
  readonly deducted: readonly Float64Array[];
  /** How much less is paid under this maximum if this deductible had been met at the beginning of the year. */
  readonly savings: readonly (readonly Float64Array[])[];
}

/** `alone`: the plan covers only this person. A family member may have another deductible. */
export function planCurve(table: SpendingTable, design: PlanDesign, { alone }: { alone: boolean }): PlanCurve {
  return curveOfCosts(careCostsOf(table, design), design, { alone });
}

/** The costs are those of `careCostsOf`, or averages over the tiers of a network. */
export function curveOfCosts(
  costs: CareCosts,
  { deductibles, maximums }: Pick<PlanDesign, 'deductibles' | 'maximums'>,
  { alone }: { alone: boolean },
): PlanCurve {
  // For each deductible, the fraction of the care that the person receives before this deductible is met. The fraction
  // is assumed to be the same for medical care and medicines.
  const parts = deductibles.map((deductible) => {
    const amount = personAmount(deductible, alone);
    return sumOf(deductible, (kind) => costs[kind].subject).map((subject) =>
      Math.min(1, amount / (subject || Infinity)),
    );
  });
  const partOf = (kind: Kind): Float64Array | undefined =>
    parts[deductibles.findIndex((deductible) => isApplicable(deductible, kind))];
  const settled = { medical: settle(costs.medical, partOf('medical')), drug: settle(costs.drug, partOf('drug')) };
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

/** `alone`: the plan covers only one person, who is no member of a family. */
export const personAmount = ({ individual, perPerson, family }: Limit, alone: boolean): number =>
  alone ? individual : (perPerson ?? family);

/** In each spending bucket, added up over all services. */
export function careCostsOf(table: SpendingTable, design: PlanDesign): CareCosts {
  const emptyShare = (): Share => ({
    outside: new Float64Array(table.means.length),
    subject: new Float64Array(table.means.length),
    after: new Float64Array(table.means.length),
  });
  const costs = { medical: emptyShare(), drug: emptyShare() };
  for (const service of SERVICES)
    add(costs[isDrugService(service) ? 'drug' : 'medical'], portionOf(table, design, service));
  return costs;
}

interface Portion {
  readonly sharing: Sharing;
  readonly dollars: Float64Array;
  readonly copays: Float64Array;
}

/** The care of a service that is not free. */
function portionOf(table: SpendingTable, design: PlanDesign, service: Service): Portion {
  const sharing = design.services[service];
  const { dollars, uses } = table.services[service];
  const free = service === 'primaryCare' ? design.freeVisits : 0;
  const later = table.primaryCareBeyond[Math.min(free, table.primaryCareBeyond.length) - 1];
  return later
    ? { sharing, dollars: times(dollars, later.dollars), copays: times(uses, later.uses) }
    : { sharing, dollars, copays: times(uses, copaysPerUse(table, sharing, service)) };
}

/** Undefined if every use of the service costs exactly one copay. */
function copaysPerUse(table: SpendingTable, { copayPer }: Sharing, service: Service): Float64Array | undefined {
  if (copayPer === 'use') return undefined;
  if (service === 'nursingFacility') return table.nursingDays;
  return service === 'inpatient' ? table.stayDays : undefined;
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

/**
 * Calculates what a person pays for one kind of care when a deductible applies. `parts` is the fraction of the care
 * that the person receives before the deductible is met, in each spending bucket. It is undefined if the plan has no
 * deductible for this kind of care.
 */
function settle({ outside, subject, after }: Share, parts: Float64Array | undefined) {
  const part = parts ?? new Float64Array(subject.length);
  const paidOnceMet = outside.map((amount, bucket) => amount + (after[bucket] ?? 0));
  return {
    /** With the deductible met at the beginning of the year, in dollars. */
    paidOnceMet,
    paid: paidOnceMet.map(
      (amount, bucket) => amount + (part[bucket] ?? 0) * ((subject[bucket] ?? 0) - (after[bucket] ?? 0)),
    ),
    deducted: times(subject, part),
  };
}

function sumOf(limit: Limit, amountsOf: (kind: Kind) => Float64Array): Float64Array {
  const [first = NONE, second] = KINDS.filter((kind) => isApplicable(limit, kind)).map(amountsOf);
  return second ? first.map((amount, bucket) => amount + (second[bucket] ?? 0)) : first;
}

const times = (amounts: Float64Array, factors: Float64Array | undefined): Float64Array =>
  factors ? amounts.map((amount, bucket) => amount * (factors[bucket] ?? 0)) : amounts;
const minus = (amounts: Float64Array, others: Float64Array): Float64Array =>
  amounts.map((amount, bucket) => amount - (others[bucket] ?? 0));

/**
 * Returns the amounts that a person pays in the spending buckets, changed so that they never fall from one bucket to
 * the next. The care in a bucket may happen to cost the person less than the care in a lower bucket. The amount of the
 * lower bucket is then used, so that no one pays less because they spend more.
 */
function rising(amounts: Float64Array): Float64Array {
  let highest = 0;
  return amounts.map((amount) => (highest = Math.max(highest, amount)));
}
