import { expect, it } from '@jest/globals';
import { aPlan, deductible, moop } from '../model/builders/plan.builder.js';
import { planInWords } from './plan-in-words.js';

const plan = (changes: Parameters<typeof aPlan>[0], copays: Partial<ReturnType<typeof aPlan>['copays']> = {}) =>
  aPlan({
    premium: 900,
    premium_w_credit: 311.6,
    deductibles: [deductible(4_800)],
    moops: [moop(9_200)],
    ...changes,
    copays: {
      ...aPlan().copays,
      primaryCare: '$25 Copay',
      hospital: '30% Coinsurance after deductible',
      ...copays,
    },
  });
const PRICE = 'You pay $312 a month.';
const VISIT = 'A visit to your own doctor costs $25.00.';
const MOST = 'Once you have paid $9,200, you pay nothing more for covered care in the network.';

it('a plan is described in five sentences', () => {
  expect(planInWords(plan({}))).toEqual([
    PRICE,
    VISIT,
    'You pay the full price of other care until you have paid $4,800.',
    'After that, of 100 dollars for a hospital stay, you pay about 30.',
    MOST,
  ]);
});

it('of a plan without a deductible, the share of a hospital stay that applies from the first day is named', () => {
  expect(planInWords(plan({ deductibles: [deductible(0)] }, { hospital: '40% Coinsurance' }))).toEqual([
    PRICE,
    VISIT,
    'From the first day, of 100 dollars for a hospital stay, you pay about 40.',
    MOST,
  ]);
});

it('if even the maximum is 0, nothing is to be paid', () => {
  expect(planInWords(plan({ deductibles: [deductible(0)], moops: [moop(0)] }))).toEqual([
    PRICE,
    'You pay nothing for covered care in the network.',
  ]);
});

it('what is not known, or differs for medicines, is left out', () => {
  const copays = { primaryCare: '$25 Copay after deductible', hospital: '$500 Copay per day' };
  expect(planInWords(plan({ premium: null, premium_w_credit: null, deductibles: [] }, copays))).toEqual([MOST]);
  expect(planInWords(plan({ deductibles: [deductible(3_000), deductible(500)] }))).toEqual([PRICE, VISIT, MOST]);
});

it('a visit without a charge is free', () => {
  expect(planInWords(plan({}, { primaryCare: 'No Charge' }))).toContain('A visit to your own doctor is free.');
});
