import type { Service } from './services.js';

/**
 * A cumulative column of a spending table: its value in a row grows up to the row's spending limit, so that the last
 * row holds the mean per person and year of the whole population.
 */
type Cumulative = readonly number[];

export interface CumulativeService {
  /** Dollars. */
  readonly cost: Cumulative;
  /** Number of visits, fills or stays. */
  readonly frequency: Cumulative;
}

/**
 * The facts of one sheet of the federal Actuarial Value Calculator that the estimate uses, one entry per spending
 * bucket that has people in it, from the lowest to the highest.
 */
export interface SpendingColumns {
  /** Year whose prices the amounts are in. */
  readonly year: number;
  /** Highest spending of each bucket, in dollars per year. */
  readonly limits: readonly number[];
  /** Share of the people who are in each bucket; the shares add up to 1. */
  readonly shares: readonly number[];
  /** Mean spending of the people in each bucket, in dollars per year. */
  readonly means: readonly number[];
  readonly services: Readonly<Record<Service, CumulativeService>>;
  /** Primary care after the first, second … tenth visit of the year. */
  readonly primaryCareBeyond: readonly CumulativeService[];
  /** Days in hospital per year, and the same with stays cut off after the first, second … tenth day. */
  readonly inpatientDays: Cumulative;
  readonly inpatientDaysUpTo: readonly Cumulative[];
  /** Days in a skilled nursing facility per year. */
  readonly nursingDays: Cumulative;
}
