import type { Target } from './goal.js';

const exactly = (count: number) => ({ least: count, most: count });
/**
 * Range of the area under the ROC curve in which response times do not reveal whether an email address has an account.
 */
const GUESSING = { least: 0.45, most: 0.55 };
/**
 * Range in which the ratio between the speeds of two identical servers must lie. If the ratio is outside this range,
 * the comparisons of the run are not reliable.
 */
const CONTROL = { least: 0.9, most: 1.1 };

/** The performance targets that are measured without a browser. */
export const SERVER_TARGETS = {
  cachedCpu: {
    number: 'P1',
    what: 'processor time of a bare NestJS handler for the same bytes / of a cached plan search',
    goal: { least: 0.3 },
  },
  cachedGuestCpu: { number: 'P1', what: 'the same for a guest', goal: { least: 0.3 } },
  cachedControl: { number: 'P1', what: 'control: the bare handler against itself', goal: CONTROL },
  coldToCached: {
    number: 'P2',
    what: 'a search that is not cached, with upstream calls of 200 ms / a cached one (p50)',
    goal: { least: 50 },
  },
  cachedP99: {
    number: 'P2',
    what: 'a cached search at 100 requests per second, p99',
    goal: { most: 10 },
    unit: 'ms',
  },
  longestWait: {
    number: 'P3',
    what: 'longest of 200 equal searches at once / one search alone',
    goal: { most: 1.2 },
  },
  drugsP95: { number: 'P6', what: 'medicine search at 100 requests per second, p95', goal: { most: 10 }, unit: 'ms' },
  drugsToSql: {
    number: 'P6',
    what: 'medicine search / its SQL statements alone (p95)',
    goal: { most: 2 },
  },
  usersRatio: {
    number: 'P8',
    what: 'slowest operation on users with 100,000 accounts / with 1,000 (p50)',
    goal: { most: 1.5 },
  },
  usersSearch: {
    number: 'P8',
    what: 'slowest search among 100,000 users (p95)',
    goal: { most: 50 },
    unit: 'ms',
  },
  timingLogin: {
    number: 'P12',
    what: 'known and unknown address told apart by the time of a login (AUC, 400 pairs)',
    goal: GUESSING,
  },
  timingForgot: { number: 'P12', what: 'the same for a forgotten password', goal: GUESSING },
  timingSignUp: {
    number: 'P12',
    what: 'the same for a sign-up',
    goal: GUESSING,
  },
  timingConfirm: { number: 'P12', what: 'the same for another confirmation mail', goal: GUESSING },
  soakMemory: { number: 'P16', what: 'soak at half load: growth of memory', goal: { most: 5 }, unit: '%' },
  soakHandles: { number: 'P16', what: 'soak at half load: growth of open handles', goal: { most: 0 } },
  soakErrors: { number: 'P16', what: 'soak at half load: errors', goal: exactly(0) },
  startTime: { number: 'P17', what: 'start of the backend until it is ready', goal: { most: 3 }, unit: 's' },
  stopTime: { number: 'P17', what: 'stop of the backend under load', goal: { most: 10 }, unit: 's' },
  stopFailed: { number: 'P17', what: 'accepted calls without an answer when it stops', goal: exactly(0) },
} as const satisfies Record<string, Target>;
