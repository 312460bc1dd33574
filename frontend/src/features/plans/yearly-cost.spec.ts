import { expect, it } from '@jest/globals';
import { aPlan, moop } from './plan.builder.js';
import { yearlyCost } from './yearly-cost.js';

it('adds twelve premiums after credit to what care is expected to cost', () => {
  expect(yearlyCost(aPlan({ premium: 500, premium_w_credit: 310.25, oopc: 1_940, moops: [moop(9_200)] }))).toEqual({
    isOwn: false, premiums: 372_300, care: 194_000, most: 920_000, usual: 566_300, bad: 1_292_300,
  });
});

it('a credit that pays everything leaves a real zero', () => {
  expect(yearlyCost(aPlan({ premium: 400, premium_w_credit: 0, oopc: 0, moops: [moop(0)] }))).toMatchObject({ premiums: 0, usual: 0, bad: 0 });
});

it.each([
  ['no price', { premium: null, premium_w_credit: null }, { usual: null, bad: null }],
  ['no estimate of care', { oopc: null }, { usual: null }],
  ['no maximum', { moops: [] }, { bad: null }],
])('with %s there is no number instead of a wrong one', (_, changes, expected) => {
  expect(yearlyCost(aPlan(changes))).toMatchObject(expected);
});

it('maximums for medical care and for medicines come together', () => {
  const apart = [moop(6_000, 'Maximum Out of Pocket for Medical EHB Benefits'), moop(2_000, 'Maximum Out of Pocket for Drug EHB Benefits')];
  expect(yearlyCost(aPlan({ premium_w_credit: 100, moops: apart })).bad).toBe(120_000 + 800_000);
});

it('where only the maximum of medical care is told, the bad year is not known', () => {
  expect(yearlyCost(aPlan({ moops: [moop(6_000, 'Maximum Out of Pocket for Medical EHB Benefits')] })).bad).toBeNull();
});

it('a usual year is never dearer than a bad one', () => {
  expect(yearlyCost(aPlan({ oopc: 12_000, moops: [moop(9_000)] }))).toMatchObject({ care: 900_000 });
});

it('cents do not drift', () => {
  expect(yearlyCost(aPlan({ premium_w_credit: 0.1 + 0.2, oopc: 0.1 })).usual).toBe(30 * 12 + 10);
});
