import { perService, SERVICES, type Service } from './design/services.js';
import type { CumulativeService, SpendingColumns } from './spending-columns.js';

/** Dollars and uses of a service in each bucket, per person and year. */
export interface ServiceUse {
  readonly dollars: Float64Array;
  readonly uses: Float64Array;
}

/** Fractions (0 to 1) of the cost and of the number of uses of a service in each spending bucket. */
export interface Parts {
  readonly dollars: Float64Array;
  readonly uses: Float64Array;
}

/** Lowest bucket first. In each, the amounts for all services add up to its mean. */
export interface SpendingTable {
  readonly limits: readonly number[];
  readonly shares: readonly number[];
  readonly means: readonly number[];
  readonly services: Readonly<Record<Service, ServiceUse>>;
  /** Visits after the first one of the year, after the second, and so on up to the tenth. */
  readonly primaryCareBeyond: readonly Parts[];
  /** Mean length of a hospital stay in days, for each spending bucket. */
  readonly stayDays: Float64Array;
  /** Mean length of a stay in a skilled nursing facility in days, for each spending bucket. */
  readonly nursingDays: Float64Array;
}

/** Then the sums fit with an error of at most one billionth. */
const FITTING_ROUNDS = 60;

/**
 * Calculates what people in each spending bucket spend on each service. The columns of the Actuarial Value Calculator
 * show only how the spending of a bucket is divided among the services. These proportions are scaled until they add up
 * to the mean spending of every bucket and to the mean of the population for every service.
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
    nursingDays: ratios(columns.nursingDays, columns.services.nursingFacility.frequency),
  };
}

function differences(column: readonly number[]): number[] {
  return column.map((value, row) => Math.max(0, value - (column[row - 1] ?? 0)));
}

/** Iterative proportional fitting. Values and sums must not be negative. */
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
 * Returns how often a service is used in each spending bucket. The price of one use is calculated from the differences
 * between the rows of the cumulative columns. The numbers of uses are then scaled until their total is the same as in
 * these columns.
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

/** At least 1; where no one uses the service, that of the whole population. */
function ratios(above: readonly number[], below: readonly number[]): Float64Array {
  const [upper, lower] = [differences(above), differences(below)];
  const usual = quotient(last(above), last(below));
  return Float64Array.from(upper, (value, bucket) => Math.max(1, quotient(value, at(lower, bucket)) || usual));
}

const at = (values: readonly number[], index: number): number => values[index] ?? 0;
const last = (values: readonly number[]): number => values.at(-1) ?? 0;
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const quotient = (above: number, below: number): number => (below > 0 ? above / below : 0);
