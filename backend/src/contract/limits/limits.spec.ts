import { describe, expect, it } from '@jest/globals';
import { AUTH } from '../api/auth.contract.js';
import { AGE_RANGES, birthDateFor } from './ages.js';
import { RATE_LIMITS } from './rate-limits.js';

describe('the birth date derived from an age range', () => {
  it.each([
    ['18-24', '2005-07-01'],
    ['25-34', '1996-07-01'],
    ['35-44', '1986-07-01'],
    ['45-54', '1976-07-01'],
    ['55-64', '1966-07-01'],
    ['65-74', '1956-07-01'],
    ['75+', '1946-07-01'],
  ] as const)('is July 1 of the year, minus the rounded middle of %s', (range, date) => {
    expect(birthDateFor(range, 2026)).toBe(date);
  });

  it('covers every age from 18 to 85 without a gap', () => {
    const ages = AGE_RANGES.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, step) => from + step));
    expect(ages).toEqual(Array.from({ length: 68 }, (_, step) => 18 + step));
  });
});

it('each kind of email has its own limit, so that a stranger who requests one kind does not block the others', () => {
  const [again, reset] = [AUTH.initiateConfirmation, AUTH.initiateReset].map(({ limits }) =>
    (limits ?? []).filter((name) => RATE_LIMITS[name].per === 'account'),
  );
  expect([again, reset]).toEqual([['confirmMailAccount'], ['resetMailAccount']]);
});

it('each rate limit has at least one point and one second', () => {
  for (const { points, seconds } of Object.values(RATE_LIMITS)) expect(Math.min(points, seconds)).toBeGreaterThan(0);
});
