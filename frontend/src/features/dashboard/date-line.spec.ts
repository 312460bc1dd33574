import { DASHBOARD } from '#contract/messages/site.js';
import { dateLine } from './date-line.js';

it.each([
  ['2026-10-14', DASHBOARD.defaultDate],
  ['2026-10-15', 'Medicare open enrollment for 2027 is open until December 7, 2026.'],
  ['2026-12-07', 'Medicare open enrollment for 2027 is open until December 7, 2026.'],
  ['2026-12-08', 'Marketplace open enrollment for 2027 is open until December 15, 2026.'],
  ['2026-12-16', 'Medicare Advantage open enrollment begins January 1, 2027.'],
  ['2027-03-31', 'Medicare Advantage open enrollment is open until March 31, 2027.'],
  ['2027-04-01', DASHBOARD.defaultDate],
  ['2027-10-20', 'Medicare open enrollment for 2028 is open until December 7, 2027.'],
  ['2027-12-16', null],
  ['2028-02-01', DASHBOARD.defaultDate],
])('on %s the line is "%s"', (today, line) => {
  expect(dateLine(today)).toBe(line);
});
