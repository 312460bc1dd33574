import type { Service } from './design/services.js';

/** It includes all spending up to the limit of a bucket, so the last row is the mean of the population. */
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
  /** Primary care visits after the first one of the year, after the second, and so on up to the tenth. */
  readonly primaryCareBeyond: readonly CumulativeService[];
  /** In `inpatientDaysUpTo`, the first entry counts one day of each stay, and the last ten. */
  readonly inpatientDays: Cumulative;
  readonly inpatientDaysUpTo: readonly Cumulative[];
  /** Cumulative number of days in a skilled nursing facility, per person and year. */
  readonly nursingDays: Cumulative;
}
