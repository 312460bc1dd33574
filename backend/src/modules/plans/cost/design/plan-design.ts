import type { CostKind } from '#contract/plans/cost-sharing.js';
import type { Service } from './services.js';

/** What a person pays for one kind of care in the plan's network. */
export interface Sharing {
  /** Dollars per use or day (see `copayPer`), 0 without a copay. */
  readonly copay: number;
  /** What one copay is for: a visit, fill or stay (`use`), or a `day` in a facility. */
  readonly copayPer: 'use' | 'day';
  /** Fraction (0 to 1) of the price or, beside a copay, of the rest of the price. */
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
  /** Of each member of a family; null if there is only an amount for the family. */
  readonly perPerson: number | null;
  /** Deductible or maximum of a whole family, in dollars per year. */
  readonly family: number;
}

/** In the network, for one cost-sharing variant of the plan. */
export interface PlanDesign {
  /** One for all care, or one each for medical care and medicines, or none. */
  readonly deductibles: readonly Limit[];
  /** Out-of-pocket maximums of the plan: one for all care, or one each for medical care and medicines. */
  readonly maximums: readonly Limit[];
  /** Empty if the network has one tier. The rest of the design is that of the first. */
  readonly secondTierMaximums: readonly Limit[];
  readonly services: Readonly<Record<Service, Sharing>>;
  /** Number of primary care visits that are free in a year. What `services` says applies to later visits only. */
  readonly freeVisits: number;
  /** Missing in the plan's data and replaced by the usual values for its metal level. */
  readonly assumed: readonly Assumed[];
}

export type Assumed = Service | 'deductible' | 'maximum' | 'family amounts';
