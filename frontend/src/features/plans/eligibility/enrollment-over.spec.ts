import { expect, it } from '@jest/globals';
import { ENROLLMENT_OVER } from '#contract/messages/plans/enrollment-over.js';
import { enrollmentOverText } from './EnrollmentOver.js';

it.each([
  [2026, '2026-01-15', null],
  [2026, '2026-01-16', '11 months of 2026 are left.'],
  [2026, '2026-10-31', '2 months of 2026 are left.'],
  [2026, '2026-11-28', '1 month of 2026 is left.'],
  [2026, '2026-12-01', 'no full month of 2026 is left.'],
  [2027, '2026-11-28', null],
  [2027, '2026-12-31', null],
  [2027, '2027-01-15', null],
  [2027, '2027-01-16', '11 months of 2027 are left.'],
] as const)('plans of %d on %s: %s', (year, today, left) => {
  const text = enrollmentOverText(year, today);
  expect(text?.slice(-(left?.length ?? 0)) ?? null).toBe(left);
  if (text) expect(text).toContain(`Open enrollment for ${year} is over: to get one of these plans you need a special`);
});

it('plans of a past year can be had by nobody', () => {
  expect(enrollmentOverText(2025, '2026-11-28')).toBe(ENROLLMENT_OVER.past(2025));
});
