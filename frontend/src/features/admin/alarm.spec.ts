import { expect, it } from '@jest/globals';
import type { JobsOverview } from '#contract/api/jobs.contract.js';
import { JOB_TEXTS } from './jobs/jobs-words.js';
import { aQueue, aSchedule, aWorker } from './jobs/overview.builder.js';
import { alarmOf } from './JobsScreen.js';

const seen = (changes: Partial<JobsOverview> = {}) =>
  alarmOf({ queues: [aQueue()], workers: [aWorker()], schedules: [aSchedule()], ...changes });

it('says that all queues work only if nothing waits for staff', () => {
  expect(seen()).toEqual({ tone: 'good', sentences: ['All queues are working.'], hasFailures: false });
});

it('counts the failed jobs of all queues', () => {
  const failed = (count: number) => aQueue({ counts: { ...aQueue().counts, failed: count } });
  expect(seen({ queues: [failed(1)] }).sentences).toEqual(['1 job failed and needs you.']);
  expect(seen({ queues: [failed(1), failed(1_200)] })).toEqual({
    tone: 'warning',
    sentences: ['1,201 jobs failed and need you.'],
    hasFailures: true,
  });
});

it('names queues that do not answer, missing workers, failed schedules and paused queues', () => {
  const gone = aWorker({ is_alive: false });
  expect(seen({ queues: null, workers: [gone] }).sentences).toEqual([JOB_TEXTS.queuesUnavailable, JOB_TEXTS.noWorker]);
  expect(
    seen({
      queues: [aQueue({ is_paused: true })],
      schedules: [aSchedule({ ok: false }), aSchedule({ ok: null, name: 'still-running' })],
    }).sentences,
  ).toEqual(['The sweep-ended-sessions schedule failed.', 'The emails queue is paused, so its jobs are waiting.']);
});
