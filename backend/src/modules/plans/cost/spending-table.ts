import { perService, SERVICES, type Service } from './services.js';
import type { CumulativeService, SpendingColumns } from './spending-columns.js';

/** What people of each bucket spend on a service and how often they use it, on average and per year. */
export interface ServiceUse {
  readonly dollars: Float64Array;
  readonly uses: Float64Array;
}

/** Parts from 0 to 1 of a service's dollars and uses in each bucket. */
export interface Parts {
  readonly dollars: Float64Array;
  readonly uses: Float64Array;
}

/**
 * A population's spending, bucket by bucket from no spending to the highest. In each bucket the services add up to the
 * bucket's mean spending.
 */
export interface SpendingTable {
  readonly limits: readonly number[];
  readonly shares: readonly number[];
  readonly means: readonly number[];
  readonly services: Readonly<Record<Service, ServiceUse>>;
  /** The part of primary care that comes after the first, second … tenth visit of the year. */
  readonly primaryCareBeyond: readonly Parts[];
  /** Mean length of a hospital stay in days, and with stays cut off after the first, second … tenth day. */
  readonly stayDays: Float64Array;
  readonly stayDaysUpTo: readonly Float64Array[];
  /** Mean length of a stay in a skilled nursing facility, in days. */
  readonly nursingDays: Float64Array;
}

/** Rounds of proportional fitting. The services then add up to the buckets' means within a billionth. */
const FITTING_ROUNDS = 60;

/**
 * Finds what is spent on each service in each bucket. The columns are cumulative but not by people's total spending:
 * the difference of two rows shows how the services of a bucket compare, not how much they are. So the differences are
 * fitted, service by service and bucket by bucket in turn, until they add up to the mean spending of every bucket and
 * to the population's mean of every service.
 */
export function spendingTable(columns: SpendingColumns): SpendingTable {
  const { limits, shares, means } = columns;
  const fitted = fit(
    SERVICES.map((service) => differences(columns.services[service].cost)),
    shares.map((share, bucket) => share * at(means, bucket)),
    SERVICES.map((service) => last(columns.services[service].cost)),
  );
  const byService = new Map(SERVICES.map((service, index) => [service, fitted[index] ?? []]));
  return {
    limits,
    shares,
    means,
    services: perService((service) => {
      const dollars = (byService.get(service) ?? []).map((sum, bucket) => quotient(sum, at(shares, bucket)));
      return {
        dollars: Float64Array.from(dollars),
        uses: Float64Array.from(usesOf(dollars, columns.services[service], shares)),
      };
    }),
    primaryCareBeyond: columns.primaryCareBeyond.map((beyond) => partsOf(beyond, columns.services.primaryCare)),
    stayDays: ratios(columns.inpatientDays, columns.inpatientDaysUpTo[0] ?? columns.inpatientDays),
    stayDaysUpTo: columns.inpatientDaysUpTo.map((days) => ratios(days, columns.inpatientDaysUpTo[0] ?? days)),
    nursingDays: ratios(columns.nursingDays, columns.services.nursingFacility.frequency),
  };
}

/** Increases from row to row. Small decreases are noise of the source and count as none. */
function differences(column: readonly number[]): number[] {
  return column.map((value, row) => Math.max(0, value - (column[row - 1] ?? 0)));
}

/** Iterative proportional fitting of columns of positive numbers to given sums of rows and of columns. */
function fit(seed: readonly number[][], rowSums: readonly number[], columnSums: readonly number[]): number[][] {
  let fitted: number[][] = seed.map((column) => [...column]);
  for (let round = 0; round < FITTING_ROUNDS; round++) {
    const factors = rowSums.map((wanted, row) => quotient(wanted, sum(fitted.map((column) => at(column, row)))));
    fitted = fitted.map((column, index) => {
      const scaled = column.map((value, row) => value * at(factors, row));
      const factor = quotient(at(columnSums, index), sum(scaled));
      return scaled.map((value) => value * factor);
    });
  }
  return fitted;
}

/**
 * Returns how often a service is used in each bucket. One use costs there what the differences of the source say, and
 * the uses of all people add up to the source's frequency.
 */
function usesOf(dollars: readonly number[], column: CumulativeService, shares: readonly number[]): number[] {
  const [cost, frequency] = [differences(column.cost), differences(column.frequency)];
  const usualPrice = quotient(last(column.cost), last(column.frequency));
  const uses = dollars.map((spent, bucket) => {
    const price = quotient(at(cost, bucket), at(frequency, bucket)) || usualPrice;
    return quotient(spent, price);
  });
  const factor = quotient(last(column.frequency), sum(uses.map((count, bucket) => count * at(shares, bucket))));
  return uses.map((count) => count * factor);
}

function partsOf(part: CumulativeService, whole: CumulativeService): Parts {
  const of = (some: readonly number[], all: readonly number[]): Float64Array => {
    const [less, more] = [differences(some), differences(all)];
    return Float64Array.from(less, (value, bucket) => Math.min(1, quotient(value, at(more, bucket))));
  };
  return { dollars: of(part.cost, whole.cost), uses: of(part.frequency, whole.frequency) };
}

/** Ratio of two cumulative columns in each bucket, at least 1; where a bucket has none, the population's ratio. */
function ratios(above: readonly number[], below: readonly number[]): Float64Array {
  const [upper, lower] = [differences(above), differences(below)];
  const usual = quotient(last(above), last(below));
  return Float64Array.from(upper, (value, bucket) => Math.max(1, quotient(value, at(lower, bucket)) || usual));
}

const at = (values: readonly number[], index: number): number => values[index] ?? 0;
const last = (values: readonly number[]): number => values.at(-1) ?? 0;
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
/** Quotient of two amounts; 0 for nothing divided by nothing. */
const quotient = (above: number, below: number): number => (below > 0 ? above / below : 0);
