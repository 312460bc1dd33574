import { expect, it } from '@jest/globals';
import { distinctNames } from './distinct-names.js';

it('names of one insurer are told apart by their ends', () => {
  const names = ['Oak Health Two-Tier Bronze 7500', 'Oak Health Two-Tier Bronze 9100', 'Fir Gold 1'];
  expect(distinctNames(names)).toEqual(['… Bronze 7500', '… Bronze 9100', 'Fir Gold 1']);
});

it('names that already begin differently stay whole, and two words remain of a name', () => {
  expect(distinctNames(['Oak Silver', 'Fir Silver'])).toEqual(['Oak Silver', 'Fir Silver']);
  expect(distinctNames(['Oak Silver 1', 'Oak Silver 1 Plus'])).toEqual(['… Silver 1', '… 1 Plus']);
  expect(distinctNames(['Gold', 'Gold Plus'])).toEqual(['Gold', 'Gold Plus']);
});
