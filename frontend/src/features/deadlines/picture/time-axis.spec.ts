import { expect, it } from '@jest/globals';
import { monthsOf, namedEvery, shareOf } from './Timeline.js';

const WINDOW = { opens: '2026-11-01', closes: '2027-01-15' };

it('the time axis has the months from today or the first opening to the last closing', () => {
  expect(monthsOf([WINDOW], '2026-10-20').map(({ name }) => name)).toEqual(['Oct', 'Nov', 'Dec', 'Jan']);
  expect(monthsOf([WINDOW], '2026-12-24').map(({ from }) => from)).toEqual(['2026-11-01', '2026-12-01', '2027-01-01']);
  expect(monthsOf([], '2026-12-24')).toEqual([]);
});

it('a day has its place on the time axis, and a day beyond the axis is at its end', () => {
  expect(shareOf('2026-11-01', '2026-11-01', '2026-12-01')).toBe(0);
  expect(shareOf('2026-11-16', '2026-11-01', '2026-12-01')).toBe(0.5);
  expect(shareOf('2027-03-01', '2026-11-01', '2026-12-01')).toBe(1);
});

it('at most eight months have their names on the axis, and on a very long axis one month a year', () => {
  expect([3, 8, 9, 16, 17, 24, 25, 48, 120].map(namedEvery)).toEqual([1, 1, 2, 2, 3, 3, 6, 6, 12]);
});
