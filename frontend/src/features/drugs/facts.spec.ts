import { expect, it } from '@jest/globals';
import { factText, NO_FACTS, pairOf } from './facts.js';

const said = { rxcui: '1', plan_id: 'A', coverage: 'Covered', generic_rxcui: null, generic_name: null };

it('before anything was asked, a medicine is "Not checked yet" and not "unknown"', () => {
  expect(factText(NO_FACTS, '1', 'A')).toBe('Not checked yet');
});

it('a plan that was asked and said nothing is unknown', () => {
  expect(factText({ coverage: [], asked: new Set([pairOf('1', 'A')]) }, '1', 'A')).toBe('Coverage Unknown');
});

it('a plan that was asked is quoted', () => {
  expect(factText({ coverage: [said], asked: new Set([pairOf('1', 'A')]) }, '1', 'A')).toBe('Covered by Plan');
});
