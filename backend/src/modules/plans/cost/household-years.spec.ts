import { yearsByRanks } from './household-years.js';
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
