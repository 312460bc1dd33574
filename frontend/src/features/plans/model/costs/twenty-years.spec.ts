import { expect, it } from '@jest/globals';
import { columnsFor } from './twenty-years.js';

const spread = (least: number, most: number) =>
  Array.from({ length: 20 }, (_, year) => Math.round(least + ((most - least) * year) / 19));

it.each([
  ['that all cost the same', spread(4_321, 4_321), 4_300, 5_100, 8],
  ['that hardly differ', spread(4_310, 4_450), 4_300, 5_100, 8],
  ['with only two costs', [...spread(2_000, 2_000).slice(10), ...spread(9_000, 9_000).slice(10)], 2_000, 10_000, 8],
  ['of one person', spread(1_788, 8_386), 1_000, 9_000, 8],
  ['of a large family', spread(14_000, 41_000), 14_000, 42_000, 14],
])('years %s fill at least eight columns', (_, years, start, end, count) => {
  const columns = columnsFor(years);
  expect([columns.start, columns.end, columns.count]).toEqual([start, end, count]);
  for (const year of years) {
    expect(columns.columnOf(year)).toBeGreaterThanOrEqual(0);
    expect(columns.columnOf(year)).toBeLessThan(columns.count);
  }
});

it.each(Array.from({ length: 200 }, (_, index) => index))('range %i has 8 to 20 columns, an even number', (index) => {
  const { count } = columnsFor(spread(137 * index, 137 * index + 229 * index));
  expect(count).toBeGreaterThanOrEqual(8);
  expect(count).toBeLessThanOrEqual(20);
  expect(count % 2).toBe(0);
});
