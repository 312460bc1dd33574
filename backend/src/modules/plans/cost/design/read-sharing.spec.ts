import { costSharing } from '#sandbox/marketplace/wire/cost-sharing.js';
import { BASE_CSR } from '#sandbox/marketplace/wire/vocabulary.js';
import type { Sharing } from './plan-design.js';
import { readSharing } from './read-design.js';

/**
 * Reads the cost sharing of a benefit from two cells of the official benefit file: the copay and the coinsurance. The
 * cells are first converted to the format of the marketplace.
 */
const read = (copay: string, coinsurance: string): Sharing | null =>
  readSharing(costSharing(copay, coinsurance, 'In-Network', BASE_CSR));
const sharing = (change: Partial<Sharing>): Sharing => ({
  copay: 0,
  copayPer: 'use',
  rate: 0,
  deductible: 'none',
  ...change,
});

describe('cost sharing as stated in the official files', () => {
  it.each<[string, string, Partial<Sharing>]>([
    ['$25.00', 'Not Applicable', { copay: 25 }],
    ['$0.00', 'Not Applicable', {}],
    ['No Charge', 'Not Applicable', {}],
    ['Not Applicable', '0.00%', {}],
    ['Not Applicable', 'No Charge', {}],
    ['Not Applicable', '25.00%', { rate: 0.25 }],
    ['Not Applicable', '30.00% Coinsurance after deductible', { rate: 0.3, deductible: 'first' }],
    ['$1,050.00 Copay after deductible', 'Not Applicable', { copay: 1050, deductible: 'first' }],
    ['$50.00 Copay with deductible', 'Not Applicable', { copay: 50, deductible: 'afterCopay' }],
    ['No Charge after deductible', 'Not Applicable', { deductible: 'first' }],
    ['Not Applicable', 'No Charge after deductible', { deductible: 'first' }],
    ['No Charge after deductible', 'No Charge after deductible', { deductible: 'first' }],
    ['$500.00 Copay per Day', 'Not Applicable', { copay: 500, copayPer: 'day' }],
    ['$500.00 Copay per Stay after deductible', '20.00%', { copay: 500, rate: 0.2, deductible: 'first' }],
    [
      '$250.00 Copay per Day with deductible',
      'Not Applicable',
      { copay: 250, copayPer: 'day', deductible: 'afterCopay' },
    ],
    ['$100.00', '20.00% Coinsurance after deductible', { copay: 100, rate: 0.2, deductible: 'afterCopay' }],
  ])('%s and %s', (copay, coinsurance, expected) => {
    expect(read(copay, coinsurance)).toEqual(sharing(expected));
  });

  it('is unknown if neither cell applies', () => {
    expect(read('Not Applicable', 'Not Applicable')).toBeNull();
  });

  it.each([
    [25, 0],
    [0, 0.2],
    [1, 1],
  ])('counts a copay of %d and a rate of %d even if the words say that neither applies', (copay, rate) => {
    const words = { copay_options: 'Not Applicable', coinsurance_options: 'Not Applicable' };
    expect(readSharing({ ...words, copay_amount: copay, coinsurance_rate: rate })).toEqual(sharing({ copay, rate }));
  });
});
