import { DASHBOARD } from '#contract/messages/dashboard.js';
import { dateLine } from './date-line.js';

it.each([
  ['2026-10-14', DASHBOARD.defaultDate],
  ['2026-10-15', 'Medicare open enrollment for 2027 is open until December 7, 2026.'],
  ['2026-12-07', 'Medicare open enrollment for 2027 is open until December 7, 2026.'],
  [
    '2026-12-08',
    'Marketplace open enrollment for 2027: enroll by December 15, 2026 for coverage that starts January 1.',
  ],
  [
    '2026-12-16',
    'Marketplace open enrollment for 2027 may be open until January 15, 2027. Check HealthCare.gov for the last day.',
  ],
  ['2027-01-16', 'Medicare Advantage open enrollment is open until March 31, 2027.'],
  ['2027-03-31', 'Medicare Advantage open enrollment is open until March 31, 2027.'],
  ['2027-04-01', DASHBOARD.defaultDate],
  ['2027-10-20', 'Medicare open enrollment for 2028 is open until December 7, 2027.'],
  [
    '2027-12-16',
    'Marketplace open enrollment for 2028 may be open until January 15, 2028. Check HealthCare.gov for the last day.',
  ],
  ['2028-02-01', DASHBOARD.defaultDate],
  ['2028-10-20', 'We do not have the dates of the next enrollment yet. Check HealthCare.gov and Medicare.gov.'],
])('on %s the date line is "%s"', (today, line) => {
  expect(dateLine(today)).toBe(line);
});
