import { expect, it } from '@jest/globals';
import { aPlan, deductible } from '../builders/plan.builder.js';
import {
  countFilters,
  isSameAmountEdited,
  matchesFilters,
  NO_FILTERS,
  parseWholeDollars,
  readFilters,
  writeFilters,
  type Filters,
} from './filters.js';
import { rankPlan } from './ranking.js';

const rows = [
  rankPlan(aPlan({ metal_level: 'Silver', type: 'HMO' }), []),
  rankPlan(aPlan({ metal_level: 'Gold', type: 'EPO', issuer: { id: '22222', name: 'Cardinal' } }), []),
];
const lets = (plan: Parameters<typeof aPlan>[0], filters: Partial<Filters>) =>
  matchesFilters(rankPlan(aPlan(plan), []), { ...NO_FILTERS, ...filters });

it('filters are unchanged after being written to a URL and read from it', () => {
  const filters: Filters = {
    metal: ['Silver', 'Gold'],
    type: ['HMO'],
    insurer: ['22222'],
    premium: 300,
    deductible: 2_000,
    stars: 3,
    hsa: true,
    benefits: ['Dental'],
  };
  expect(readFilters(writeFilters(filters, new URLSearchParams('sort=name')), rows)).toEqual(filters);
  expect(writeFilters(filters, new URLSearchParams('sort=name')).get('sort')).toBe('name');
  expect(writeFilters(NO_FILTERS, writeFilters(filters, new URLSearchParams())).toString()).toBe('');
});

it.each([
  'premium=abc',
  'premium=-1',
  'premium=1e9',
  'stars=',
  'stars=99',
  'benefit=nonsense',
  'hsa=yes',
  'metal=Foo',
  'type=silver',
  'insurer=33333',
])('the query %s contains no valid filter', (address) => {
  expect(readFilters(new URLSearchParams(address), rows)).toEqual(NO_FILTERS);
});

it.each([
  'metal=Gold,Goldd&benefit=Dental,nonsense',
  'metal=Goldd&metal=Gold&benefit=nonsense&benefit=Dental',
  'metal=Gold,Gold&benefit=Dental&premium=abc',
])('a wrong value in the query %s leaves the valid ones beside it', (address) => {
  expect(readFilters(new URLSearchParams(address), rows)).toEqual({
    ...NO_FILTERS,
    metal: ['Gold'],
    benefits: ['Dental'],
  });
});

it('the list keeps only plans that match every filter', () => {
  expect(lets({ metal_level: 'Gold' }, { metal: ['Silver'] })).toBe(false);
  expect(lets({ premium_w_credit: 300 }, { premium: 300 })).toBe(true);
  expect(lets({ premium_w_credit: 301 }, { premium: 300 })).toBe(false);
  expect(lets({ deductibles: [deductible(4_000)] }, { deductible: 3_000 })).toBe(false);
  expect(lets({ topics: ['Dental'] }, { benefits: ['Dental'] })).toBe(true);
  expect(lets({ topics: null }, { benefits: ['Dental'] })).toBe(false);
});

it('an unknown amount is never within a limit', () => {
  expect(lets({ premium: null, premium_w_credit: null }, { premium: 2_000 })).toBe(false);
  expect(lets({ deductibles: [] }, { deductible: 90_000 })).toBe(false);
  expect(lets({}, { stars: 2 })).toBe(false);
});

it.each([
  ['1500', 1_500],
  ['1,500', 1_500],
  ['$1,500', 1_500],
  ['12.50', 12],
  ['1,500.', 1_500],
  ['', null],
  ['about', null],
])('a limit entered as "%s" is %s dollars', (typed, dollars) => {
  expect(parseWholeDollars(typed)).toBe(dollars);
});

it('counts every active filter', () => {
  expect(countFilters({ ...NO_FILTERS, metal: ['Silver', 'Gold'], hsa: true, premium: 0 })).toBe(4);
});

it.each([
  ['a second digit', { premium: 3 }, { premium: 30 }, true],
  ['the first digit', { premium: null }, { premium: 3 }, false],
  ['the last digit taken away', { premium: 3 }, { premium: null }, false],
  ['everything cleared', { premium: 3, hsa: true }, { premium: null, hsa: false }, false],
  ['both amounts at once', { premium: 3, deductible: 4 }, { premium: 5, deductible: 6 }, false],
  ['stars, which are chosen and not typed', { stars: 3 }, { stars: 4 }, false],
  ['a tick beside an amount', { premium: 3, metal: [] }, { premium: 3, metal: ['Gold'] }, false],
] as const)('the back button undoes the typing of an amount in one step: %s', (_, before, after, isTyping) => {
  expect(isSameAmountEdited({ ...NO_FILTERS, ...before }, { ...NO_FILTERS, ...after })).toBe(isTyping);
});
