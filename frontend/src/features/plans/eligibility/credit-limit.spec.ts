import { CREDIT } from '#contract/messages/plan-list.js';
import { creditLimitNotice } from './credit-limit.js';

const noticeFor = (income: number, aptc: number, income_limit: number | null = 62_600) =>
  creditLimitNotice({ income }, { aptc, income_limit });

it('an income within 3% of the line is told how much is left', () => {
  expect(noticeFor(62_446, 180)).toBe(CREDIT.nearLimit('$62,600', '$154'));
  expect(noticeFor(62_600, 180)).toBe(CREDIT.nearLimit('$62,600', '$0'));
});

it('an income just above the line is told by how much', () => {
  expect(noticeFor(62_755, 0)).toBe(CREDIT.overLimit('$62,600', '$155'));
});

it('nothing is said further away, without a credit to lose, or in a year without a line', () => {
  expect([noticeFor(60_000, 180), noticeFor(66_000, 0), noticeFor(62_500, 0), noticeFor(62_500, 180, null)]).toEqual(
    Array(4).fill(null),
  );
});
