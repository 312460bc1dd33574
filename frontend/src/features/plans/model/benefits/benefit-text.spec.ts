import { expect, it } from '@jest/globals';
import type { Benefit } from '#contract/plans/plan.js';
import { benefitText, isLimitExplained, limitOf } from './benefit-text.js';

const sharing = (network_tier: string, display_string: string) => ({
  network_tier,
  display_string,
  csr: '',
  copay_amount: 0,
  copay_options: '',
  coinsurance_rate: 0,
  coinsurance_options: '',
});
const benefit = (changes: Partial<Benefit> = {}): Benefit => ({
  name: 'Acupuncture',
  type: '',
  covered: true,
  cost_sharings: [],
  explanation: '',
  exclusions: '',
  has_limits: false,
  limit_unit: '',
  limit_quantity: 0,
  ...changes,
});
const limited = (limit_quantity: number, limit_unit: string, explanation = '') =>
  benefit({ has_limits: true, limit_quantity, limit_unit, explanation });

/** Units and quantities of benefit limits. The first three are from a recorded response (North Carolina, 2021). */
it.each([
  [2, 'visits per year', '2 visits per year'],
  [2, 'exams per benefit period', '2 exams per benefit period'],
  [1_000, 'dollars per year', '1,000 dollars per year'],
  [1, 'exams per year', '1 exam per year'],
])('formats the limit %i "%s" as "%s"', (quantity, unit, text) => {
  expect(limitOf(limited(quantity, unit))).toBe(text);
});

it('a limit is not shown if it is switched off or has no quantity or unit', () => {
  expect([
    limitOf(benefit({ limit_quantity: 20, limit_unit: 'visits per year' })),
    limitOf(limited(0, 'visits per year')),
    limitOf(limited(20, '')),
  ]).toEqual([null, null, null]);
});

it.each([
  ['Limited to 20 visits per calendar year.', 20, 'visits per year', true],
  ['1 visit a year', 1, 'visits per year', true],
  ['Up to $1,000 each year', 1_000, 'dollars per year', true],
  ['20 visits per month', 20, 'visits per year', false],
  ['Limited to 30 visits per year; 20 more after review', 20, 'visits per year', false],
  ['', 20, 'visits per year', false],
])('whether "%s" states the limit of %i %s: %s', (explanation, quantity, unit, isSaid) => {
  expect(isLimitExplained(limited(quantity, unit, explanation))).toBe(isSaid);
});

it('the comparison shows the in-network cost and the limit of a benefit', () => {
  const cost_sharings = [sharing('Out-of-Network', '90%'), sharing('In-Network', '$25')];
  expect(benefitText(benefit({ cost_sharings }))).toBe('$25.00');
  expect(benefitText({ ...limited(20, 'visits per year'), cost_sharings })).toBe('$25.00 (Limit: 20 visits per year)');
  expect([benefitText(undefined), benefitText(benefit({ covered: false })), benefitText(benefit())]).toEqual([
    'Not available',
    'Not Covered',
    'Covered',
  ]);
});
