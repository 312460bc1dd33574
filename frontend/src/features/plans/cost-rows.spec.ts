import { expect, it } from '@jest/globals';
import { amountOf, textOf } from './cost-rows.js';

const row = (type: string, amount: number) => ({ type, amount, csr: '', network_tier: 'In-Network', family_cost: 'Individual' });

it('says one amount where the plan has one', () => {
  expect(textOf([row('Combined Medical and Drug EHB Deductible', 3000)])).toBe('$3,000');
});

it('says both where medical care and medicines count apart', () => {
  expect(textOf([row('Medical EHB Deductible', 2000), row('Drug EHB Deductible', 500)])).toBe('Medical $2,000, Drug $500');
});

it('never turns a missing row into $0', () => {
  expect(textOf([])).toBe('Not available');
  expect(amountOf([])).toBeNull();
});
