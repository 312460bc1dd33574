import { expect, it } from '@jest/globals';
import { RandomHousehold } from '../model/builders/random-household.builder.js';
import { columnsFor } from './columns.js';

const SPECIFIED = ['name', 'premium', 'deductibles', 'moops'];

it.each([
  [false, null, [...SPECIFIED, 'choose', 'average', 'most']],
  [false, 'aLotOfCare', [...SPECIFIED, 'choose', 'average', 'aLotOfCare', 'most']],
  [true, null, [...SPECIFIED, 'matchScore', 'choose', 'average', 'most']],
  [true, 'aLittleCare', [...SPECIFIED, 'matchScore', 'choose', 'average', 'aLittleCare', 'most']],
] as const)('with wishes: %s, expected: %s, the prescribed columns come first: %j', (hasCriteria, expected, ids) => {
  const columns = columnsFor(new RandomHousehold(1).search(), new Map(), { hasCriteria, expected });
  expect(columns.map(({ id }) => id)).toEqual(ids);
});
