import { expect, it } from '@jest/globals';
import { factTerms } from './coverage-text.js';

const row = { rxcui: '1', plan_id: 'A', coverage: 'Covered', generic_rxcui: null, generic_name: null };
const terms = { tier: 'PREFERRED-BRAND', prior_authorization: true, step_therapy: false, quantity_limit: null };

it('words describe the price group and the restrictions on the list of the plan', () => {
  expect(factTerms({ coverage: [{ ...row, terms }] }, '1', 'A')).toEqual([
    'Price group: Preferred brand',
    'The plan must approve it first (prior authorization)',
  ]);
  const all = { ...terms, tier: 'TIER_2', step_therapy: true, quantity_limit: true };
  expect(factTerms({ coverage: [{ ...row, terms: all }] }, '1', 'A')).toEqual([
    'Price group: Tier 2',
    'The plan must approve it first (prior authorization)',
    'You may have to try another medicine first (step therapy)',
    'The plan limits how much you get at a time (quantity limit)',
  ]);
});

it('nothing is said about a plan whose list is not known', () => {
  expect(factTerms({ coverage: [row] }, '1', 'A')).toEqual([]);
  expect(factTerms({ coverage: [] }, '1', 'A')).toEqual([]);
});
