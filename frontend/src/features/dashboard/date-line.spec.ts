import { datesFrom } from '#contract/deadlines/enrollment-dates.js';
import { dateLine, daysOf, windowsFor } from './date-line.js';
import { DASHBOARD } from './messages.js';

it.each([
  ['2026-10-14', DASHBOARD.defaultDate],
  ['2026-10-15', 'Medicare open enrollment for 2027 is open until December 7, 2026 (53 days left).'],
  ['2026-12-06', 'Medicare open enrollment for 2027 is open until December 7, 2026 (tomorrow).'],
  ['2026-12-07', 'Medicare open enrollment for 2027 is open until December 7, 2026 (today).'],
  ['2026-12-08', 'Enroll by December 15 (7 days left) for Marketplace coverage that starts January 1.'],
  ['2026-12-15', 'Enroll by December 15 (today) for Marketplace coverage that starts January 1.'],
  [
    '2026-12-16',
    'Marketplace open enrollment for 2027 may be open until January 15, 2027 (30 days left). Check ' +
      'HealthCare.gov for the last day.',
  ],
  ['2027-01-16', 'Medicare Advantage open enrollment is open until March 31, 2027 (74 days left).'],
  ['2027-03-31', 'Medicare Advantage open enrollment is open until March 31, 2027 (today).'],
  ['2027-04-01', DASHBOARD.defaultDate],
  ['2027-10-20', 'Medicare open enrollment for 2028 is open until December 7, 2027 (48 days left).'],
  [
    '2027-12-16',
    'Marketplace open enrollment for 2028 may be open until January 15, 2028 (30 days left). Check ' +
      'HealthCare.gov for the last day.',
  ],
  ['2028-02-01', DASHBOARD.defaultDate],
  ['2028-10-20', 'We don’t have the next enrollment dates yet. Check HealthCare.gov and Medicare.gov.'],
])('on %s the date line is "%s"', (today, line) => {
  expect(dateLine(today).replaceAll('\u00a0', ' ')).toBe(line);
});

it.each([
  ['2026-10-31', 'November 1, 2026 (tomorrow) to December 15, 2026 for coverage that starts January 1'],
  ['2026-11-01', 'November 1, 2026 to December 15, 2026 (44 days left) for coverage that starts January 1'],
  ['2026-12-15', 'November 1, 2026 to December 15, 2026 (today) for coverage that starts January 1'],
  ['2026-12-16', 'November 1, 2026, may end January 15, 2027 (30 days left)'],
  ['2027-01-16', undefined],
])('on %s the days of the Marketplace are "%s"', (today, days) => {
  const date = datesFrom(today).find(({ id }) => id === 'marketplace-2027');
  expect(date && daysOf(date, today).replaceAll('\u00a0', ' ')).toBe(days);
});

it('the days that are left stay on one line', () => {
  expect(dateLine('2026-10-15')).toContain('(53\u00a0days\u00a0left)');
});

it.each([
  [[58, 40], 'Marketplace'],
  [[58, 65], 'Medicare'],
  [[], 'Medicare'],
])('people of the ages %j read first about open enrollment of the %s', (ages, first) => {
  const today = '2026-11-27';
  const windows = windowsFor(ages, today);
  expect([windows[0]?.label, dateLine(today, windows)].join()).toMatch(new RegExp(`^${first}.*,.*${first}`));
  expect(windows).toHaveLength(3);
});
