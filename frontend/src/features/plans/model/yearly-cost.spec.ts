import { expect, it } from '@jest/globals';
import { aPlan, moop } from './plan.builder.js';
import { yearlyCost } from './yearly-cost.js';

it('the cost of a usual year is twelve premiums after the tax credit plus the expected cost of care', () => {
  expect(yearlyCost(aPlan({ premium: 500, premium_w_credit: 310.25, oopc: 1_940, moops: [moop(9_200)] }))).toEqual({
    isFromOwnCare: false,
    premiums: 372_300,
    care: 194_000,
    most: 920_000,
    usual: 566_300,
    bad: 1_292_300,
  });
});

it('a tax credit that pays the whole premium leaves a premium of $0', () => {
  expect(yearlyCost(aPlan({ premium: 400, premium_w_credit: 0, oopc: 0, moops: [moop(0)] }))).toMatchObject({
    premiums: 0,
    usual: 0,
    bad: 0,
  });
});

it.each([
  ['no price', { premium: null, premium_w_credit: null }, { usual: null, bad: null }],
  ['no estimate of care', { oopc: null }, { usual: null }],
  ['no maximum', { moops: [] }, { bad: null }],
])('with %s the amount is unknown, not zero', (_, changes, expected) => {
  expect(yearlyCost(aPlan(changes))).toMatchObject(expected);
});

it('the maximums for medical care and for drugs are added together', () => {
  const apart = [
    moop(6_000, 'Maximum Out of Pocket for Medical EHB Benefits'),
    moop(2_000, 'Maximum Out of Pocket for Drug EHB Benefits'),
  ];
  expect(yearlyCost(aPlan({ premium_w_credit: 100, moops: apart })).bad).toBe(120_000 + 800_000);
});

it('the cost of a bad year is unknown if only the maximum for medical care is known', () => {
  expect(yearlyCost(aPlan({ moops: [moop(6_000, 'Maximum Out of Pocket for Medical EHB Benefits')] })).bad).toBeNull();
});

it('a usual year never costs more than a bad one', () => {
  expect(yearlyCost(aPlan({ oopc: 12_000, moops: [moop(9_000)] }))).toMatchObject({ care: 900_000 });
});

it('amounts are exact to the cent', () => {
  expect(yearlyCost(aPlan({ premium_w_credit: 0.1 + 0.2, oopc: 0.1 })).usual).toBe(30 * 12 + 10);
});
