import { CREDIT_COUNTED } from '../messages/credit/credit-counted.js';
import { CREDIT } from '../messages/credit/credit.js';
import type { CoverageAnswer } from '../model/search/other-coverage.js';
import { creditLimitNotice, mayHaveMedicare } from './credit-texts.js';
import { creditCountedText } from './CreditCounted.js';

const noticeFor = (income: number, aptc: number, income_limit: number | null = 62_600) =>
  creditLimitNotice({ income }, { aptc, income_limit });

it('an income up to 3% below the limit gets a notice of how much is left', () => {
  expect(noticeFor(62_446, 180)).toBe(CREDIT.nearLimit('$62,600', '$154'));
  expect(noticeFor(62_600, 180)).toMatch(/One more dollar ends it\.$/);
  expect(noticeFor(62_599, 180)).toMatch(/only \$1 below that\.$/);
});

it('an income above the limit gets a notice of the difference, however far above it is', () => {
  expect(noticeFor(62_755, 0)).toBe(CREDIT.overLimit('$62,600', '$155'));
  expect(noticeFor(900_000, 0)).toBe(CREDIT.overLimit('$62,600', '$837,400'));
});

it('there is no notice about a limit if the income is not known', () => {
  for (const aptc of [0, 180]) expect(creditLimitNotice({ income: null }, { aptc, income_limit: 62_600 })).toBeNull();
});

it('there is no notice for other incomes, without a tax credit, or in a year without a limit', () => {
  expect([noticeFor(60_000, 180), noticeFor(62_500, 0), noticeFor(62_500, 180, null)]).toEqual([null, null, null]);
});

it.each<[number, boolean, readonly CoverageAnswer[] | null, boolean]>([
  [75, true, [''], true],
  [65, true, null, true],
  [64, true, [''], false],
  [75, true, ['none'], false],
  [75, false, ['medicare'], false],
  [75, false, null, false],
])(
  'age %d, counted for the credit: %s, answer: %j: whether Medicare is to be named is %s',
  (age, counts, kinds, is) => {
    expect(mayHaveMedicare({ people: [{ age, aptc_eligible: counts }] }, kinds)).toBe(is);
  },
);

it('the sentence about the tax credit ends with the condition if somebody may have Medicare', () => {
  const one = { is_priced: true, is_medicaid_chip: false, in_coverage_gap: false };
  const of = (people: (typeof one)[], mayDepend: boolean) =>
    creditCountedText({ aptc: 1_471.2, people }, mayDepend, []);
  expect(of([one], false)).toBe(CREDIT_COUNTED.sure('$1,471'));
  expect(of([one, one], true)).toBe('Includes about $1,471 a month in help if nobody here can get Medicare.');
  expect(of([one], true)).toMatch(/ a month in help if you can’t get Medicare\.$/);
});

it.each([
  ['about', { premium: 1_600, premium_w_credit: 129 }],
  ['up to', { premium: 1_200, premium_w_credit: 0 }],
  ['up to', { premium: 300, premium_w_credit: 300 }],
  ['about', { premium: null, premium_w_credit: null }],
])('the help is "%s" its amount if a plan costs %j', (word, plan) => {
  const text = creditCountedText({ aptc: 1_471.2, people: [] }, false, [plan]);
  expect(text).toBe(`Includes ${word} $1,471 a month in help.`);
});
