import { offeredYears, pastYears } from './open-enrollment.js';

describe('the plan years that people can choose', () => {
  const on = (today: string, current: number, supported: number[]) =>
    offeredYears({ current, supported }, new Date(today));

  it.each([
    ['outside open enrollment: the current one', '2026-08-20T12:00:00Z', 2026, [2025, 2026], [2026]],
    ['in open enrollment: both', '2026-11-20T12:00:00Z', 2027, [2026, 2027], [2026, 2027]],
    [
      'in open enrollment, while the market still calls this year current: both',
      '2026-11-02T12:00:00Z',
      2026,
      [2026, 2027],
      [2026, 2027],
    ],
    [
      'in open enrollment, while next year is not loaded: the current one',
      '2026-11-02T12:00:00Z',
      2026,
      [2025, 2026],
      [2026],
    ],
    ['after open enrollment: the new year', '2027-01-02T12:00:00Z', 2027, [2026, 2027], [2027]],
    [
      'on October 31 in New York, November already in London: the current one',
      '2026-11-01T02:00:00Z',
      2026,
      [2026, 2027],
      [2026],
    ],
    [
      'in the hour that comes twice when summer time ends: both',
      '2026-11-01T06:30:00Z',
      2027,
      [2026, 2027],
      [2026, 2027],
    ],
    [
      'in the last minute of the year in New York, January already in London: both',
      '2027-01-01T04:59:00Z',
      2027,
      [2026, 2027],
      [2026, 2027],
    ],
    ['in the first minute of the year in New York: the new year', '2027-01-01T05:00:00Z', 2027, [2026, 2027], [2027]],
    ['on a leap day: the current one', '2028-02-29T23:59:59Z', 2028, [2027, 2028], [2028]],
  ] as const)('are %s', (_, today, current, supported, offered) => {
    expect(on(today, current, [...supported])).toEqual(offered);
  });
});

describe('the past plan years of a county', () => {
  const on = (today: string, current: number, in_county?: number[]) =>
    pastYears({ current, supported: [2024, 2025, 2026, 2027], in_county }, new Date(today));

  it('are those with plans there before the years on offer, newest first', () => {
    expect(on('2026-11-22T12:00:00Z', 2027, [2024, 2025, 2026, 2027])).toEqual([2025, 2024]);
    expect(on('2026-08-22T12:00:00Z', 2026, [2025, 2026])).toEqual([2025]);
  });

  it('are none if the marketplace does not tell the years of a county', () => {
    expect(on('2026-11-22T12:00:00Z', 2027)).toEqual([]);
  });
});
