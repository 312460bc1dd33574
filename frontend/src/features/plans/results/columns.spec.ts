import { expect, it } from '@jest/globals';
import { RandomHousehold } from '../model/builders/random-household.builder.js';
import { columnsFor, fittingColumns } from './columns.js';

it.each([
  ['average', false, null, ['name', 'premium', 'average', 'most', 'deductibles', 'moops', 'choose']],
  ['average', false, 'aLotOfCare', ['name', 'premium', 'average', 'aLotOfCare', 'most', 'deductibles', 'choose']],
  ['moops', false, 'aLittleCare', ['name', 'premium', 'average', 'aLittleCare', 'most', 'moops', 'choose']],
  ['most', true, 'aLotOfCare', ['name', 'matchScore', 'premium', 'average', 'aLotOfCare', 'most', 'choose']],
] as const)('sorted by %s, with wishes: %s, expected: %s, the table has %j', (sortedBy, hasCriteria, expected, ids) => {
  const all = columnsFor(new RandomHousehold(1).search(), new Map(), { hasCriteria, expected });
  expect(fittingColumns(all, sortedBy).map(({ id }) => id)).toEqual(ids);
});
