import { areFullPrices, isFullPrice, isHelpUnknown } from './help.js';

const person = { age: 50, aptc_eligible: true };

it.each([
  ['an income of 0', 0, [person], false],
  ['an income', 48_000, [person], false],
  ['no income', null, [person], true],
  ['no income, and other coverage for one of two people', null, [{ ...person, has_mec: true }, person], true],
  ['no income, and coverage from a job', null, [{ ...person, aptc_eligible: false }], false],
  ['no income, and Medicare', null, [{ ...person, has_mec: true }], false],
])('of a household with %s, whether the help is unknown', (_, income, people, is) => {
  expect(isHelpUnknown({ income, people })).toBe(is);
});

it.each([
  [480, 480, true],
  [480.2, 480.4, true],
  [480, 83.4, false],
  [480, 0, false],
  [null, null, false],
])('a premium of %s, %s after the tax credit, is a full price: %s', (premium, premium_w_credit, isFull) => {
  expect(isFullPrice({ premium, premium_w_credit })).toBe(isFull);
  expect(areFullPrices([{ premium, premium_w_credit }])).toBe(isFull || premium === null);
});
