import type { CostKind } from '#contract/plans/cost-sharing.js';
import type { Service } from './services.js';

/** What a person pays for one kind of care in the plan's network. */
export interface Sharing {
  /**
   * Copay in dollars per use or day (see `copayPer`). The copay is 0 if the plan has no copay for this kind of care.
   */
  readonly copay: number;
  /**
   * Unit of care for which one copay is paid: a visit, prescription fill or stay (`use`), or a day in a hospital or
   * nursing facility (`day`).
   */
  readonly copayPer: 'use' | 'day';
  /**
   * Coinsurance rate: the fraction of the price that the person pays, from 0 to 1. If there is also a copay, the rate
   * applies to the rest of the price.
   */
  readonly rate: number;
  /**
   * How the deductible applies to this kind of care. `none` means that the deductible does not apply. `first` means
   * that the person pays the full price until the deductible is met, and after that the copay and the coinsurance.
   * `afterCopay` means that the person pays the copay, and the rest of the price counts toward the deductible. Once the
   * deductible is met, the person pays coinsurance on the rest of the price.
   */
  readonly deductible: 'none' | 'first' | 'afterCopay';
}

/** A deductible or an out-of-pocket maximum, in dollars per year. */
export interface Limit {
  readonly covers: CostKind;
  /** Deductible or maximum of a plan that covers only one person, in dollars per year. */
  readonly individual: number;
  /**
   * Deductible or maximum of each member of a family, in dollars per year. It is null if the plan has only an amount
   * for the whole family.
   */
  readonly perPerson: number | null;
  /** Deductible or maximum of a whole family, in dollars per year. */
  readonly family: number;
}

/** Special cost sharing for the first primary care visits of a year. */
export interface FirstVisits {
  readonly count: number;
  /**
   * What the person pays for the first primary care visits of a year: nothing (`free`) or only the copay (`copayOnly`).
   * The deductible and the coinsurance apply only to later visits.
   */
  readonly pay: 'free' | 'copayOnly';
}

/**
 * How a plan shares the costs of care in its network with the people whom it covers. The description applies to one
 * cost-sharing variant of the plan.
 */
export interface PlanDesign {
  /**
   * Deductibles of the plan: one for all care, or one each for medical care and medicines. The list is empty if the
   * plan has no deductible.
   */
  readonly deductibles: readonly Limit[];
  /** Out-of-pocket maximums of the plan: one for all care, or one each for medical care and medicines. */
  readonly maximums: readonly Limit[];
  /**
   * Out-of-pocket maximums of the second tier of the plan's network. The list is empty if the network has one tier. The
   * rest of the design is that of the first tier.
   */
  readonly secondTierMaximums: readonly Limit[];
  readonly services: Readonly<Record<Service, Sharing>>;
  readonly firstVisits: FirstVisits | null;
  /**
   * Number of days per hospital stay for which a daily copay is charged, or null if the copay is charged for every day.
   */
  readonly hospitalCopayDays: number | null;
  /**
   * Parts of the cost sharing that are missing from the data of the plan. For these parts, the usual values for the
   * metal level were used.
   */
  readonly assumed: readonly Assumed[];
}

export type Assumed = Service | 'deductible' | 'maximum' | 'family amounts';
