import type { PlanSummary } from '#contract/plans/plan.js';
import { bestOf, bestValues, copayAmount } from './best-values.js';
import { aPlan, aYearCost, deductible } from './builders/plan.builder.js';
import { PROPERTIES, type PropertyName } from './plan-properties.js';
import { rankPlan } from './ranking/ranking.js';

function best(name: PropertyName, ...plans: Partial<PlanSummary>[]): readonly number[] {
  const rows = plans.map((plan) => rankPlan(aPlan(plan), []));
  return bestValues(name, rows, rows.map(PROPERTIES[name].text)).at;
}
const rated = (stars: number | null): Partial<PlanSummary> => {
  const none = { stars: null, reason: '' };
  return {
    quality_rating: { year: 2026, overall: { stars, reason: '' }, experience: none, efficiency: none, clinical: none },
  };
};
const average = (care: number): Partial<PlanSummary> => ({ year_cost: aYearCost({ premiums: 0, care }) });

it('the lowest premium and deductible and the highest rating are best', () => {
  expect(best('premium', { premium_w_credit: 400 }, { premium_w_credit: 300 })).toEqual([1]);
  expect(best('deductibles', { deductibles: [deductible(500)] }, { deductibles: [deductible(900)] })).toEqual([0]);
  expect(best('rating', rated(3), rated(5), rated(4))).toEqual([1]);
});

it('several equal amounts are best together, but not if all are equal', () => {
  expect(best('premium', { premium_w_credit: 300.4 }, { premium_w_credit: 300.1 }, { premium_w_credit: 500 })).toEqual([
    0, 1,
  ]);
  expect(best('premium', { premium_w_credit: 300 }, { premium_w_credit: 300 })).toEqual([]);
});

it('nothing is best if an amount is not known', () => {
  expect(best('rating', rated(3), rated(null))).toEqual([]);
  expect(best('average', average(1_000), { year_cost: null })).toEqual([]);
  expect(best('premium', { premium_w_credit: 400 }, { premium: null })).toEqual([]);
});

it('no estimate is called the lowest if one rests on assumed prices', () => {
  const assumed = { year_cost: aYearCost({ premiums: 0, care: 500, assumed: ['care'] }) };
  expect(best('average', assumed, average(2_000))).toEqual([]);
});

it('an estimate is not called the lowest if another one is about the same', () => {
  expect(best('average', average(1_960), average(2_040), average(4_000))).toEqual([0, 1]);
  expect(best('average', average(1_940), average(2_030), average(4_000))).toEqual([]);
  expect(best('average', average(1_900), average(2_000), average(4_000))).toEqual([]);
  expect(best('average', average(1_900), average(2_100), average(4_000))).toEqual([0]);
});

it('properties that are neither good nor bad have no best value', () => {
  expect(best('type', { type: 'HMO' }, { type: 'PPO' })).toEqual([]);
  expect(best('hsa', { hsa_eligible: true }, { hsa_eligible: false })).toEqual([]);
});

it.each([
  ['$25', 25],
  ['$1,250.50 Copay', 1_250.5],
  ['No Charge', 0],
  ['No Charge After Deductible', null],
  ['$25 Copay after deductible', null],
  ['30% Coinsurance', null],
  [null, null],
])('reads %p as the copay %p', (words, amount) => {
  expect(copayAmount(words)).toBe(amount);
});

it('copays are compared only if all of them are fixed amounts', () => {
  expect(bestOf([25, 40], ['$25', '$40'], 'lowest')).toEqual([0]);
  expect(bestOf([25, null], ['$25', '30% Coinsurance'], 'lowest')).toEqual([]);
});
