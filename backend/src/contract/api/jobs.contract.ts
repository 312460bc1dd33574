import * as z from 'zod/mini';
import { EVENTS } from '../events.js';
import { JOB_REASONS, JOBS_PAGE } from '../limits/staff.js';
import { QUEUES } from '../queues.js';
import { endpoint } from './endpoint.js';

export const JOB_STATES = ['waiting', 'active', 'delayed', 'failed', 'completed'] as const;
export type JobState = (typeof JOB_STATES)[number];

const queue = z.enum(QUEUES);
const jobId = z.string().check(z.regex(/^[\w-]{1,64}$/));
const milliseconds = z.nullable(z.number());
const Tally = z.object({ done: z.number(), failed: z.number() });

/** Number of steps of five minutes in the last hour of a queue. */
export const HOUR_STEPS = 12;

const QueueView = z.object({
  name: queue,
  is_paused: z.boolean(),
  counts: z.object({
    waiting: z.number(),
    active: z.number(),
    delayed: z.number(),
    failed: z.number(),
    completed: z.number(),
  }),
  oldest_waiting_ms: milliseconds,
  /** The last hour as a whole and in `HOUR_STEPS` steps of equal length, the oldest first. */
  last_hour: z.extend(Tally, { steps: z.array(Tally) }),
  last_day: Tally,
  /** Jobs of the last 90 days. The number of completed ones may be five minutes old. */
  last_quarter: Tally,
  /** Number of recent jobs that another worker took over because the first worker had died. */
  taken_over: z.number(),
  /** Median and 95th percentile in milliseconds of recent jobs, or null if there are none. */
  wait_ms: z.object({ p50: milliseconds, p95: milliseconds }),
  run_ms: z.object({ p50: milliseconds, p95: milliseconds }),
});
const WorkerView = z.object({
  id: z.uuid(),
  started_at: z.string(),
  seen_at: z.string(),
  version: z.string(),
  is_alive: z.boolean(),
  reaches_queues: z.boolean(),
  reaches_mail: z.boolean(),
});
const ScheduleView = z.object({
  name: z.string(),
  every_ms: z.number(),
  last_started_at: z.string(),
  last_ended_at: z.nullable(z.string()),
  ok: z.nullable(z.boolean()),
  result: z.nullable(z.string()),
  next_at: z.string(),
});
export const JobLine = z.object({
  id: z.string(),
  queue,
  event: z.string(),
  state: z.enum(JOB_STATES),
  attempts: z.number(),
  max_attempts: z.number(),
  added_at: z.string(),
  started_at: z.nullable(z.string()),
  ended_at: z.nullable(z.string()),
  next_try_at: z.nullable(z.string()),
  /** Message of the last failure without email addresses, keys and tokens, or null. */
  error: z.nullable(z.string()),
});
export type JobLine = z.infer<typeof JobLine>;
export const JobDetail = z.extend(JobLine, {
  data: z.record(z.string(), z.unknown()),
  backoff: z.string(),
  taken_over: z.number(),
  stacks: z.array(z.string()),
  log: z.array(z.string()),
  /**
   * The tree to which the job belongs: the request (null if there was none), the events that it caused, oldest first,
   * and for each event every queue that received it, with the state of the job there.
   */
  tree: z.object({
    request_id: z.nullable(z.string()),
    events: z.array(
      z.object({
        id: z.string(),
        event: z.string(),
        at: z.string(),
        jobs: z.array(z.object({ queue, state: z.nullable(z.enum(JOB_STATES)), handled_at: z.nullable(z.string()) })),
      }),
    ),
  }),
});
export type JobDetail = z.infer<typeof JobDetail>;

const FailureGroup = z.object({
  queue,
  event: z.string(),
  error: z.string(),
  count: z.number(),
  first_at: z.string(),
  last_at: z.string(),
  ids: z.array(z.string()),
});
export type FailureGroup = z.infer<typeof FailureGroup>;

export const JobsOverview = z.object({
  /** `production`: a public site. `local`: reached from one computer only. `development`: run by developers. */
  environment: z.enum(['production', 'local', 'development']),
  /** Null if the queues do not respond. The other data is still valid in that case. */
  queues: z.nullable(z.array(QueueView)),
  outbox: z.object({ waiting: z.number(), oldest_ms: milliseconds }),
  workers: z.array(WorkerView),
  schedules: z.array(ScheduleView),
  /** Failed jobs, grouped by error. The groups and the found jobs are null if the queues do not answer. */
  failures: z.nullable(z.array(FailureGroup)),
  /** The latest jobs that match the query. `more` is true if others match too. */
  found: z.nullable(z.object({ jobs: z.array(JobLine), more: z.boolean() })),
});
export type JobsOverview = z.infer<typeof JobsOverview>;

export const JobSearch = z.object({
  queue: z.optional(queue),
  state: z.optional(z.enum(JOB_STATES)),
  event: z.optional(z.enum(Object.keys(EVENTS))),
  q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(JOBS_PAGE.max)), JOBS_PAGE.size),
});

const Chosen = z.object({
  queue,
  ids: z.array(jobId).check(z.minLength(1), z.maxLength(JOBS_PAGE.bulk)),
  /** If true, the request is a dry run: the response says what the action would do to the jobs, but nothing changes. */
  dry_run: z._default(z.boolean(), false),
});
const Outcome = z.object({
  able: z.number(),
  rows: z.array(z.object({ id: z.string(), ok: z.boolean(), message: z.nullable(z.string()) })),
});
export type JobsOutcome = z.infer<typeof Outcome>;
const onQueue = {
  access: 'operators',
  params: z.object({ queue }),
  reply: z.object({ ok: z.literal(true) }),
  errors: ['jobs.unavailable'],
} as const;

export const JOBS = {
  /** All that the jobs page shows, in one call, so that an open page makes one call at a time. */
  getOverview: endpoint({
    method: 'GET',
    path: '/api/admin/jobs',
    summary: 'Queues, workers, schedules, failures, and the jobs that match',
    access: 'observers',
    query: JobSearch,
    reply: JobsOverview,
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/admin/jobs/:queue/:job',
    summary: 'One job',
    access: 'observers',
    params: z.object({ queue, job: jobId }),
    reply: JobDetail,
    errors: ['jobs.notFound', 'jobs.unavailable'],
  }),
  retry: endpoint({
    method: 'POST',
    path: '/api/admin/jobs/retry',
    summary: 'Try failed jobs again',
    access: 'operators',
    body: z.extend(Chosen, { reason: z.enum(JOB_REASONS.retry) }),
    reply: Outcome,
    errors: ['jobs.unavailable'],
  }),
  discard: endpoint({
    method: 'POST',
    path: '/api/admin/jobs/discard',
    summary: 'Take jobs out of a queue for good',
    access: 'operators',
    body: z.extend(Chosen, { reason: z.enum(JOB_REASONS.discard) }),
    reply: Outcome,
    errors: ['jobs.auditStays', 'jobs.unavailable'],
  }),
  pause: endpoint({
    ...onQueue,
    method: 'POST',
    path: '/api/admin/jobs/queues/:queue/pause',
    summary: 'Stop taking jobs from a queue',
    body: z.object({ reason: z.enum(JOB_REASONS.pause) }),
    errors: ['jobs.auditPause', 'jobs.unavailable'],
  }),
  resume: endpoint({
    ...onQueue,
    method: 'POST',
    path: '/api/admin/jobs/queues/:queue/resume',
    summary: 'Take jobs from a queue again',
    body: z.object({ reason: z.enum(JOB_REASONS.resume) }),
  }),
} as const;
