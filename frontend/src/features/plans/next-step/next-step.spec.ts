import { expect, it } from '@jest/globals';
import { NEXT_STEP } from '../messages/next-step.js';
import { RandomHousehold } from '../model/builders/random-household.builder.js';
import { isMedicareFirst, nextStep } from './next-step.js';

it.each([
  [2027, '2026-10-31', 'Next step: enroll starting November 1', NEXT_STEP.notOpen.text, 'marketplace'],
  [
    2027,
    '2026-11-01',
    'Next step: enroll by December 15',
    /^Coverage then starts January 1\. .*until January 15, for a later start\.$/,
    'enroll',
  ],
  [2027, '2026-12-15', 'Next step: enroll by December 15', /^Coverage then starts January 1\./, 'enroll'],
  [
    2027,
    '2026-12-16',
    'Next step: enroll by January 15 at the latest',
    /starts February 1\. .*ended December 15\./,
    'enroll',
  ],
  [2027, '2027-01-15', 'Next step: enroll by January 15 at the latest', /starts February 1\./, 'enroll'],
  [2027, '2027-01-16', 'Did something change?', /60 days to enroll/, 'deadlines'],
  [2026, '2026-11-28', 'Did something change?', /60 days to enroll/, 'deadlines'],
  [2025, '2026-11-28', 'Next step: see current plans', 'Enrollment for 2025 is over.', 'plans'],
  [2029, '2026-11-28', 'Next step: check the dates', /dates for 2029/, 'marketplace'],
] as const)('the step for a plan of %d on %s: %s', (year, today, title, text, target) => {
  const step = nextStep(year, today, false);
  expect(step).toMatchObject({ title, target });
  expect(step.text).toMatch(text);
});

it('people of 65 and over look at Medicare first, but nobody buys a plan of a past year', () => {
  expect(nextStep(2027, '2026-11-28', true)).toEqual({ ...NEXT_STEP.medicare, target: 'medicare' });
  expect(nextStep(2026, '2026-11-28', true).target).toBe('medicare');
  expect(nextStep(2025, '2026-11-28', true).target).toBe('plans');
});

it.each([
  [[65], null, true],
  [[64], null, false],
  [[66, 61], null, false],
  [[66, 67], [undefined, 'medicare'], true],
  [[66], ['none'], false],
] as const)('a household of %j with the answers %j looks at Medicare first: %s', (ages, kinds, isFirst) => {
  const [person] = new RandomHousehold(1).search().household.people;
  const people = ages.flatMap((age) => (person ? [{ ...person, age }] : []));
  expect(isMedicareFirst({ people }, kinds as Parameters<typeof isMedicareFirst>[1])).toBe(isFirst);
});
