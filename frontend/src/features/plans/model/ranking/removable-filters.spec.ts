import { expect, it } from '@jest/globals';
import { aPlan } from '../builders/plan.builder.js';
import { NO_FILTERS, type Filters } from './filters.js';
import { rankPlan } from './ranking.js';
import { removableFilters } from './removable-filters.js';

const rows = [
  aPlan({ metal_level: 'Bronze', premium_w_credit: 100, hsa_eligible: true }),
  aPlan({ metal_level: 'Silver', premium_w_credit: 200, topics: ['Dental'] }),
  aPlan({ metal_level: 'Gold', premium_w_credit: 300, type: 'PPO', topics: ['Dental'] }),
].map((plan) => rankPlan(plan, []));
const counts = (filters: Partial<Filters>) =>
  removableFilters(rows, { ...NO_FILTERS, ...filters }).map(({ label, count }) => `${label}: ${count}`);

it('without filters, nothing can be removed', () => {
  expect(counts({})).toEqual([]);
});

it('each filter says how many plans fit the others, and the filter that brings the most plans is first', () => {
  expect(counts({ metal: ['Bronze'], benefits: ['Dental'], premium: 200 })).toEqual([
    'Bronze: 1',
    'Dental for adults: 1',
    'Monthly premium up to $200: 0',
  ]);
  expect(counts({ premium: 50, hsa: true })).toEqual(['Monthly premium up to $50: 1', 'HSA eligible only: 0']);
});

it('the values of one filter are removed together, but benefits one at a time', () => {
  const [metal, dental, vision] = removableFilters(rows, {
    ...NO_FILTERS,
    metal: ['Bronze', 'Gold'],
    benefits: ['Dental', 'Vision'],
  }).toSorted((a, b) => a.label.localeCompare(b.label));
  expect(metal).toMatchObject({ label: 'Bronze or Gold', rest: { metal: [], benefits: ['Dental', 'Vision'] } });
  expect(dental).toMatchObject({ label: 'Dental for adults', rest: { benefits: ['Vision'] }, count: 0 });
  expect(vision).toMatchObject({ label: 'Vision for adults', rest: { benefits: ['Dental'] }, count: 1 });
});

it('every kind of filter can be removed, even an insurer that sells no plan here', () => {
  const every: Filters = {
    metal: ['Silver'],
    type: ['HMO', 'PPO'],
    insurer: ['11111', '99999'],
    premium: 1_000,
    deductible: 2_000,
    stars: 4,
    hsa: true,
    benefits: ['Telehealth'],
  };
  expect(counts(every).toSorted()).toEqual([
    'Bluebonnet Health or Insurer: 0',
    'HMO or PPO: 0',
    'HSA eligible only: 0',
    'Minimum overall rating 4 of 5: 0',
    'Monthly premium up to $1,000: 0',
    'Silver: 0',
    'Telehealth: 0',
    'Yearly deductible up to $2,000: 0',
  ]);
});
