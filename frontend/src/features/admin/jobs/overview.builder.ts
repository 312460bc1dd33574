import { HOUR_STEPS, type JobDetail, type JobsOverview } from '#contract/api/jobs.contract.js';

type Queue = NonNullable<JobsOverview['queues']>[number];
type Worker = JobsOverview['workers'][number];
type Schedule = JobsOverview['schedules'][number];

const NOTHING = { done: 0, failed: 0 };
const UNKNOWN = { p50: null, p95: null };

/** A queue without any jobs, as the jobs page gets it. */
export const aQueue = (changes: Partial<Queue> = {}): Queue => ({
  name: 'emails',
  is_paused: false,
  counts: { waiting: 0, active: 0, delayed: 0, failed: 0, completed: 0 },
  oldest_waiting_ms: null,
  last_hour: { ...NOTHING, steps: Array.from({ length: HOUR_STEPS }, () => NOTHING) },
  last_day: NOTHING,
  last_quarter: NOTHING,
  taken_over: 0,
  wait_ms: UNKNOWN,
  run_ms: UNKNOWN,
  ...changes,
});

export const aWorker = (changes: Partial<Worker> = {}): Worker => ({
  id: '00000000-0000-4000-8000-000000000001',
  started_at: '2026-11-02T12:00:00.000Z',
  seen_at: '2026-11-02T12:00:00.000Z',
  version: '1',
  is_alive: true,
  reaches_queues: true,
  reaches_mail: true,
  ...changes,
});

export const aSchedule = (changes: Partial<Schedule> = {}): Schedule => ({
  name: 'sweep-ended-sessions',
  every_ms: 60_000,
  last_started_at: '2026-11-02T12:00:00.000Z',
  last_ended_at: '2026-11-02T12:00:01.000Z',
  ok: true,
  result: null,
  next_at: '2026-11-02T12:01:00.000Z',
  ...changes,
});

/** A job that waits for its first attempt, with all its details. */
export const aJob = (changes: Partial<JobDetail> = {}): JobDetail => ({
  id: '00000000-0000-4000-8000-000000000002',
  queue: 'emails',
  event: 'user.signedUp',
  state: 'delayed',
  attempts: 0,
  max_attempts: 1,
  added_at: '2026-11-02T12:00:00.000Z',
  started_at: null,
  ended_at: null,
  next_try_at: null,
  error: null,
  data: {},
  backoff: 'none',
  taken_over: 0,
  stacks: [],
  log: [],
  tree: { request_id: null, events: [] },
  ...changes,
});
