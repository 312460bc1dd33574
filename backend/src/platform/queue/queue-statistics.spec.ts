import { expect, it } from '@jest/globals';
import type { Job } from 'bullmq';
import { queueStatistics } from './queue-statistics.js';
import type { OpenQueue } from './queues.js';

const NOW = Date.parse('2026-11-02T12:00:00Z');
const HOUR = 3_600_000;
/**
 * Creates a job that was added, started and completed at the given times. Each time is the number of milliseconds
 * before now.
 */
const aJob = (added: number, started?: number, ended?: number, stalledCounter = 0) =>
  ({
    timestamp: NOW - added,
    ...(started !== undefined && { processedOn: NOW - started }),
    ...(ended !== undefined && { finishedOn: NOW - ended }),
    stalledCounter,
  }) as Job;

interface Jobs {
  waiting?: Job[];
  completed?: Job[];
  failed?: Job[];
}
const aQueue = (jobs: Jobs, { waitingCount = 0, paused = 0 } = {}) =>
  ({
    name: 'emails',
    getJobCounts: async () => ({ waiting: waitingCount, paused, prioritized: 1, active: 2, delayed: 3, failed: 4 }),
    isPaused: async () => paused > 0,
    getJobs: async ([state]: (keyof Jobs)[]) => (state && jobs[state]) ?? [],
  }) as unknown as OpenQueue;

const tallyOf = (hour?: { done: number; failed: number }) => ({ done: hour?.done, failed: hour?.failed });

it('failures count in the hour, the day and the quarter in which they happened', async () => {
  const ended = [HOUR - 1, HOUR, 24 * HOUR - 1, 24 * HOUR, 90 * 24 * HOUR - 1, 90 * 24 * HOUR];
  const failed = [...ended.map((ago) => aJob(ago + 9, ago + 5, ago)), aJob(9)];
  const seen = await queueStatistics(aQueue({ failed }), { hour: 7, steps: [], day: 8, quarter: 9 }, NOW);
  expect([tallyOf(seen?.last_hour), seen?.last_day, seen?.last_quarter]).toEqual([
    { done: 7, failed: 1 },
    { done: 8, failed: 3 },
    { done: 9, failed: 5 },
  ]);
  expect(tallyOf((await queueStatistics(aQueue({}), undefined, NOW))?.last_hour)).toEqual({ done: 0, failed: 0 });
});

it('divides the last hour into twelve steps of five minutes, the oldest first, that add up to the hour', async () => {
  const failed = [59.9, 55.1, 54.9, 0.1].map((minutes) => aJob(HOUR, HOUR, minutes * 60_000));
  const steps = Array.from({ length: 12 }, (_, index) => (index === 11 ? 5 : 0));
  const seen = await queueStatistics(aQueue({ failed }), { hour: 5, steps, day: 5, quarter: 5 }, NOW);
  expect(seen?.last_hour.steps).toEqual([
    { done: 0, failed: 2 },
    { done: 0, failed: 1 },
    ...Array.from({ length: 9 }, () => ({ done: 0, failed: 0 })),
    { done: 5, failed: 1 },
  ]);
});

it('waiting and running times are reported as median and 95th percentile', async () => {
  const completed = Array.from({ length: 20 }, (_, index) => aJob(1_000 + 10 * index, 1_000, 900 - index));
  const seen = await queueStatistics(aQueue({ completed }), undefined, NOW);
  expect([seen?.wait_ms, seen?.run_ms]).toEqual([
    { p50: 100, p95: 190 },
    { p50: 110, p95: 119 },
  ]);
  const none = await queueStatistics(aQueue({ completed: [aJob(5)] }), undefined, NOW);
  const unknown = { p50: null, p95: null };
  expect([none?.wait_ms, none?.run_ms]).toEqual([unknown, unknown]);
});

it('jobs that another worker took over are counted', async () => {
  const jobs = { completed: [aJob(9, 5, 1), aJob(9, 5, 1, 2)], failed: [aJob(9, 5, 1, 1)] };
  expect((await queueStatistics(aQueue(jobs), undefined, NOW))?.taken_over).toBe(2);
});

it('jobs that wait are counted, also those that the store counts as paused', async () => {
  const waitingIn = async (counts: Parameters<typeof aQueue>[1]) =>
    (await queueStatistics(aQueue({}, counts), undefined, NOW))?.counts.waiting;
  expect(await waitingIn({ paused: 6 })).toBe(6 + 1);
  expect(await waitingIn({ waitingCount: 2 })).toBe(2 + 1);
  const waiting = [aJob(250)];
  expect((await queueStatistics(aQueue({ waiting }), undefined, NOW))?.oldest_waiting_ms).toBe(250);
});

it('a queue that the site does not know has no statistics', async () => {
  expect(await queueStatistics({ name: 'schedules' } as OpenQueue, undefined, NOW)).toBeNull();
});
