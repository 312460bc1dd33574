import { SERVICES } from './design/services.js';
import { spendingFacts } from './spending-facts.js';

const { table } = spendingFacts();
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const mean = (values: ArrayLike<number>): number =>
  sum(table.shares.map((share, bucket) => share * (values[bucket] ?? 0)));

describe('the spending table', () => {
  it('contains the whole population in 160 buckets', () => {
    expect(table.shares).toHaveLength(160);
    expect(sum(table.shares)).toBeCloseTo(1, 8);
    expect(mean(table.means)).toBeCloseTo(7_386.31, 1);
  });

  it('divides the mean spending of each bucket into services', () => {
    const misses = table.means.map((spent, bucket) =>
      Math.abs(sum(SERVICES.map((service) => table.services[service].dollars[bucket] ?? 0)) - spent),
    );
    expect(Math.max(...misses)).toBeLessThan(0.01);
  });

  it.each([
    ['inpatient', 1_126.65, 0.0392],
    ['primaryCare', 253.84, 1.4641],
    ['genericDrugs', 277.74, 8.3687],
    ['specialtyDrugs', 939.99, 0.1452],
  ] as const)('adds up to the population’s spending and use: %s', (service, dollars, uses) => {
    expect(mean(table.services[service].dollars)).toBeCloseTo(dollars, 1);
    expect(mean(table.services[service].uses)).toBeCloseTo(uses, 3);
  });

  it('contains stays of at least one day', () => {
    expect(table.stayDays.every((days) => days >= 1)).toBe(true);
    expect(mean(table.stayDays)).toBeGreaterThan(2);
  });
});
