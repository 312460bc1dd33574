import type { Service } from './design/services.js';

/**
 * A cumulative column of a spending table. The value in each row includes all spending up to the upper limit of the
 * bucket in that row. The last row therefore contains the mean of the whole population, per person and year.
 */
type Cumulative = readonly number[];

export interface CumulativeService {
  readonly cost: Cumulative;
  readonly frequency: Cumulative;
}

/** One entry per spending bucket with people in it, lowest first. */
export interface SpendingColumns {
  readonly year: number;
  /** Upper limit of each spending bucket, in dollars per year. */
  readonly limits: readonly number[];
  /** Fraction of people in each spending bucket. The fractions add up to 1. */
  readonly shares: readonly number[];
  /** Mean spending of the people in each spending bucket, in dollars per year. */
  readonly means: readonly number[];
  readonly services: Readonly<Record<Service, CumulativeService>>;
  /**
   * Cumulative cost and cumulative number of the primary care visits that come after the first visit of the year, after
   * the second, and so on up to the tenth.
   */
  readonly primaryCareBeyond: readonly CumulativeService[];
  /**
   * Cumulative number of hospital days, per person and year. In `inpatientDaysUpTo`, the first entry counts at most one
   * day of each stay, the second at most two days, and so on up to ten.
   */
  readonly inpatientDays: Cumulative;
  readonly inpatientDaysUpTo: readonly Cumulative[];
  /** Cumulative number of days in a skilled nursing facility, per person and year. */
  readonly nursingDays: Cumulative;
}
