import { expect, it } from '@jest/globals';
import { tierPriceText } from './coverage-text.js';

const cost = (changes: object) => ({
  pharmacy_type: '1-MONTH-IN-RETAIL',
  copay_amount: null,
  copay_opt: '',
  coinsurance_rate: null,
  coinsurance_opt: '',
  ...changes,
});
const tiers = (changes: object, drug_tier = 'PREFERRED-BRAND') => ({
  plan_year: 2026,
  imported_on: '2026-11-01',
  tiers: [{ drug_tier, cost_sharing: [cost(changes)] }],
});

it.each([
  [{ copay_amount: 45, copay_opt: 'AFTER-DEDUCTIBLE' }, 'A month’s supply: $45 after the deductible'],
  [{ copay_amount: 0, copay_opt: 'NO-CHARGE' }, 'A month’s supply: $0'],
  [
    { copay_amount: 0, coinsurance_rate: 0.4, coinsurance_opt: 'AFTER-DEDUCTIBLE' },
    'A month’s supply: 40% of the price after the deductible',
  ],
  [{}, null],
  [{ pharmacy_type: '3-MONTH-IN-MAIL', copay_amount: 90 }, null],
])('the price %j of a group reads "%s"', (changes, text) => {
  expect(tierPriceText(tiers(changes), 'preferred brand')).toBe(text);
});

it('nothing is said about a medicine or plan whose price group is not known', () => {
  expect(tierPriceText(null, 'GENERIC')).toBeNull();
  expect(tierPriceText(tiers({ copay_amount: 10 }), null)).toBeNull();
  expect(tierPriceText(tiers({ copay_amount: 10 }), 'GENERIC')).toBeNull();
});
