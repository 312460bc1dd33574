import { bandOf } from './age-spending.js';
import { householdYears, yearsByRanks, type HouseholdYears } from './household-years.js';
import { spendingFacts } from './spending-facts.js';

const facts = spendingFacts();

it('spending outside the means of all spending buckets counts as the nearest mean', () => {
  const means = facts.table.means.map((mean, bucket) => (bucket === 0 ? 1 : mean));
  const ranks = Float64Array.of(0, 1 - 1e-12);
  const { people, count } = yearsByRanks({ ...facts, table: { ...facts.table, means } }, [{ age: 40 }], 2026, [ranks]);
  expect(count).toBe(2);
  expect([...(people[0]?.buckets ?? [])]).toEqual([0, means.length - 2]);
  expect([...(people[0]?.fractions ?? [])]).toEqual([0, 1]);
});

/** Returns what the first person of a household spends in a year, in dollars. */
function spendingIn({ people: [person] }: HouseholdYears, year: number): number {
  const bucket = person?.buckets[year] ?? 0;
  const [low, high] = [facts.table.means[bucket] ?? NaN, facts.table.means[bucket + 1] ?? NaN];
  return low + (high - low) * (person?.fractions[year] ?? NaN);
}

it.each([2024, 2026, 2027])('the median spending of an age is that of the survey at the prices of %d', (planYear) => {
  const { median } = bandOf(facts.ages, 58);
  const half = yearsByRanks(facts, [{ age: 58 }], planYear, [Float64Array.of(0.5)]);
  expect(spendingIn(half, 0)).toBeCloseTo(median * 1.048 ** (planYear - 2024), 6);
});

it('every year of a household is dearer at the prices of a later plan year, for each of its members', () => {
  const [older, newer] = [2026, 2027].map((planYear) => householdYears(facts, [{ age: 35 }, { age: 9 }], planYear));
  for (const person of [0, 1]) {
    const only = (years: HouseholdYears | undefined) => ({ count: 0, people: years?.people.slice(person) ?? [] });
    const rises = Array.from({ length: 2048 }, (_, year) => [year, spendingIn(only(older), year)] as const)
      // Years without any spending stay that, and the highest spending counts as that of the highest bucket.
      .filter(([, before]) => before > 1 && before < 140_000)
      .map(([year, before]) => spendingIn(only(newer), year) / before);
    expect(rises.length).toBeGreaterThan(1_500);
    expect(rises.every((rise) => Math.abs(rise - 1.048) < 1e-9)).toBe(true);
  }
});
