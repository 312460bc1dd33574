import type { CostKind } from '#contract/plans/cost-kind.js';
import type { Service } from './services.js';

/** What a person pays for one kind of care in the plan's network. */
export interface Sharing {
  /** Copay in dollars per use, day or stay. It is 0 if there is none. */
  readonly copay: number;
  /**
   * What one copay covers: a visit, prescription fill or stay (`use`), or a day in a hospital or nursing facility
   * (`day`).
   */
  readonly copayPer: 'use' | 'day';
  /**
   * Fraction of the price that the person pays, from 0 to 1. If there is also a copay, the fraction applies to the rest
   * of the price.
   */
  readonly rate: number;
  /**
   * How the deductible applies. `none`: it does not apply. `first`: the person pays the full price until the deductible
   * is met, and after that the copay and the coinsurance. `afterCopay`: the person pays the copay, and the rest of the
   * price counts toward the deductible. Once it is met, the person pays coinsurance on that rest.
   */
  readonly deductible: 'none' | 'first' | 'afterCopay';
}

/** A deductible or an out-of-pocket maximum, in dollars per year. */
export interface Limit {
  readonly covers: CostKind;
  /** Deductible or maximum of a plan that covers only one person, in dollars per year. */
  readonly individual: number;
  /**
   * Deductible or maximum of each member of a family, in dollars per year. Null if there is only an amount for the
   * whole family.
   */
  readonly perPerson: number | null;
  /** Deductible or maximum of a whole family, in dollars per year. */
  readonly family: number;
}

/** Different cost sharing for the first primary care visits of a year. */
export interface FirstVisits {
  readonly count: number;
  /**
   * What the person pays for the first primary care visits of a year. `free`: nothing. `copayOnly`: only the copay. The
   * deductible and the coinsurance apply only to later visits.
   */
  readonly pay: 'free' | 'copayOnly';
}

/** How a plan shares the costs of care in its network, for one cost-sharing variant. */
export interface PlanDesign {
  /**
   * One deductible for all care, or one each for medical care and medicines. If the list is empty, the plan has no
   * deductible.
   */
  readonly deductibles: readonly Limit[];
  /** One out-of-pocket maximum for all care, or one each for medical care and medicines. */
  readonly maximums: readonly Limit[];
  readonly services: Readonly<Record<Service, Sharing>>;
  readonly firstVisits: FirstVisits | null;
  /** Number of hospital days per stay for which a daily copay is charged, or null if there is no such limit. */
  readonly hospitalCopayDays: number | null;
  /** Values that are missing from the plan's data. The usual values for the metal level were used instead. */
  readonly assumed: readonly Assumed[];
}

export type Assumed = Service | 'deductible' | 'maximum' | 'family amounts';
