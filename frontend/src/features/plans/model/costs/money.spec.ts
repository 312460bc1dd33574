import { expect, it } from '@jest/globals';
import { costShareText, dollars } from './money.js';

it('dollar amounts have cents only if they are not whole', () => {
  expect([dollars(3_000), dollars(310.25), dollars(5_663), dollars(0.01)]).toEqual([
    '$3,000',
    '$310.25',
    '$5,663',
    '$0.01',
  ]);
});

it.each([
  ['$25', '$25.00'],
  ['$10 Copay after deductible', '$10.00 Copay after deductible'],
  ['$1,250.5', '$1,250.50'],
  ['30% Coinsurance after deductible', '30% Coinsurance after deductible'],
  ['33.3%', '33%'],
  ['No Charge', 'No Charge'],
])('formats %s as %s', (words, shown) => {
  expect(costShareText(words)).toBe(shown);
});
