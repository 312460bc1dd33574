import type { CostKind } from '#contract/cost-kind.js';
import type { Service } from './services.js';

/** What a person pays for one kind of care in the plan's network. */
export interface Sharing {
  /** Copay in dollars per use, day or stay; 0 for none. */
  readonly copay: number;
  /** What one copay is paid for: a visit, fill or stay (`use`), or a day in a hospital or nursing facility. */
  readonly copayPer: 'use' | 'day';
  /** Fraction from 0 to 1 of the price that the person pays, less the copay if there is one. */
  readonly rate: number;
  /**
   * `none`: the deductible does not apply. `first`: the person pays the price until the deductible is met, and copay
   * and rate only then. `afterCopay`: the person pays the copay, the rest of the price counts toward the deductible,
   * and the rate applies once it is met.
   */
  readonly deductible: 'none' | 'first' | 'afterCopay';
}

/** A deductible or an out-of-pocket maximum, in dollars per year. */
export interface Limit {
  /** What it applies to: all care, medical care alone, or medicines alone. */
  readonly covers: CostKind;
  /** Amount if the plan covers one person. */
  readonly individual: number;
  /** Amount for each member of a family; null if only the family as a whole has one. */
  readonly perPerson: number | null;
  /** Amount for a family as a whole. */
  readonly family: number;
}

/** Visits to primary care that cost something else than those after them. */
export interface FirstVisits {
  readonly count: number;
  /** `free`: nothing is paid for them. `copayOnly`: only the copay is paid, and deductible and rate come after them. */
  readonly pay: 'free' | 'copayOnly';
}

/** How a plan shares the cost of care in its network, for one cost-sharing variant. */
export interface PlanDesign {
  /** One for all care, or one each for medical care and medicines; an empty list means that nothing is deducted. */
  readonly deductibles: readonly Limit[];
  /** One for all care, or one each for medical care and medicines. */
  readonly maximums: readonly Limit[];
  readonly services: Readonly<Record<Service, Sharing>>;
  readonly firstVisits: FirstVisits | null;
  /** Number of days of a hospital stay after which no copay per day is paid; null if there is no such number. */
  readonly hospitalCopayDays: number | null;
  /** Parts that the plan's data did not say, and that were taken from what is usual for its metal level. */
  readonly assumed: readonly Assumed[];
}

export type Assumed = Service | 'deductible' | 'maximum' | 'family amounts';
