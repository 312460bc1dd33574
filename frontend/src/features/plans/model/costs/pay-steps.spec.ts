import { expect, it } from '@jest/globals';
import { aPlan, deductible, moop } from '../builders/plan.builder.js';
import { payStepsOf } from './pay-steps.js';

const plan = (deductibles: number[], moops: number[], hospital: string | null = '30% Coinsurance after deductible') =>
  aPlan({
    deductibles: deductibles.map(deductible),
    moops: moops.map((amount) => moop(amount)),
    copays: { ...aPlan().copays, hospital },
  });

it('a person pays everything up to the deductible, then a share, and nothing after the maximum', () => {
  expect(payStepsOf(plan([4_800], [9_200]))).toEqual([
    { kind: 'before', share: 1, until: 4_800 },
    { kind: 'between', share: 0.3, until: 9_200 },
    { kind: 'beyond', share: 0, until: null },
  ]);
});

it('a plan without a deductible shares costs at once, and one whose deductible is its maximum never does', () => {
  expect(payStepsOf(plan([0], [9_200]))?.map(({ kind }) => kind)).toEqual(['between', 'beyond']);
  expect(payStepsOf(plan([9_200], [9_200], null))?.map(({ kind }) => kind)).toEqual(['before', 'beyond']);
});

it('nothing is drawn if the plan has separate deductibles or states no share for a hospital stay', () => {
  expect(payStepsOf(plan([3_000, 500], [9_200]))).toBeNull();
  expect(payStepsOf(plan([], [9_200]))).toBeNull();
  expect(payStepsOf(plan([3_000], [9_200], '$500 Copay per day'))).toBeNull();
});
