import { STAFF_TESTS } from './files.ts';
import type { Point } from './row.ts';

const { JOBS, JOBS_SCREEN, JOBS_PAGE, STATES, MESSAGES, SPOKEN } = STAFF_TESTS;
const STATISTICS = 'backend/src/platform/queue/queue-statistics.spec.ts';
const JOB_ADMIN = 'backend/src/platform/queue/job-admin.service.spec.ts';
const JOB_VIEW = 'backend/src/platform/queue/job-view.spec.ts';
const OPS = 'backend/test/ops/ops.spec.ts';

/** The 22 points that staff expect of the page of jobs. */
export const JOBS_PAGE_POINTS: readonly Point[] = [
  {
    number: 1,
    point: 'Counts per state and queue',
    proofs: [
      [JOBS, 'shows queues, workers and schedules'],
      [JOBS_SCREEN, 'shows for each queue how many jobs are in each state, and since when the oldest waits'],
    ],
  },
  {
    number: 2,
    point: 'Age of the oldest waiting job',
    proofs: [
      [JOBS, 'pauses and resumes a queue'],
      [JOBS_SCREEN, 'shows for each queue how many jobs are in each state, and since when the oldest waits'],
    ],
  },
  {
    number: 3,
    point: 'Completed and failed jobs of an hour, a day and 90 days',
    proofs: [
      [STATISTICS, 'failures count in the hour, the day and the quarter in which they happened'],
      [STATISTICS, 'divides the last hour into twelve steps of five minutes'],
      [JOBS_SCREEN, 'shows for each queue what was done and failed in an hour, a day and 90 days, and how fast'],
      ['frontend/src/features/admin/jobs/spark.spec.tsx', 'draws completed and failed jobs in proportion'],
    ],
  },
  {
    number: 4,
    point: 'Median and 95th percentile of waiting and running',
    proofs: [
      [STATISTICS, 'waiting and running times are reported as median and 95th percentile'],
      [JOBS_SCREEN, 'shows for each queue what was done and failed in an hour, a day and 90 days, and how fast'],
    ],
  },
  {
    number: 5,
    point: 'Details: data without personal data, attempts, next try, stack of each attempt, log',
    proofs: [
      [JOB_VIEW, 'addresses and tokens are removed from every part of a job'],
      [JOB_VIEW, 'the time of the next attempt counts from the last one, or from when the job was added'],
      [JOB_VIEW, 'a job is tried once unless its options say otherwise'],
      [JOBS_SCREEN, 'the details of a job show its data, its attempts, its next try, every stack and its log'],
      [JOBS_PAGE, 'a keyboard user can view queues, workers and schedules, find a job and pause a queue'],
    ],
  },
  {
    number: 6,
    point: 'Search by job, event, person, kind and error',
    proofs: [
      [JOBS, 'finds a job by id, person or error, shows no email addresses, and groups failures'],
      [JOB_ADMIN, 'jobs are found by event and by a text in their id, data or error'],
    ],
  },
  {
    number: 7,
    point: 'One job or all of a kind are tried again, after a preview',
    proofs: [
      [JOBS, 'announces the effect of retrying or discarding jobs before doing it, and records who did it'],
      [JOBS_SCREEN, 'all jobs that failed with an error are tried again together, after a preview'],
    ],
  },
  {
    number: 8,
    point: 'Discarding with a reason',
    proofs: [
      [JOBS, 'announces the effect of retrying or discarding jobs before doing it, and records who did it'],
      [JOBS_SCREEN, 'jobs are discarded only for a reason'],
    ],
  },
  {
    number: 9,
    point: 'A queue is paused and resumed',
    proofs: [
      [JOBS, 'pauses and resumes a queue'],
      [MESSAGES, 'pausing or resuming a queue shows a message inside the viewport'],
    ],
  },
  {
    number: 10,
    point: 'Schedules: interval, last run, next run, result',
    proofs: [
      ['workers/src/schedules.medium.ts', 'all run at the first start of the site and report their results'],
      [JOBS, 'shows queues, workers and schedules'],
      [JOBS_SCREEN, 'shows of each schedule how often it runs, when it last did and next will, and how it ended'],
    ],
  },
  {
    number: 11,
    point: 'Failures grouped by error, with count, first and last time',
    proofs: [
      [JOB_ADMIN, 'failures are grouped by event and error, the most frequent first, with the first and the last time'],
      [JOBS_SCREEN, 'all jobs that failed with an error are tried again together, after a preview'],
    ],
  },
  {
    number: 12,
    point: 'Tree of parents and children: the request, its events, and the jobs of each event',
    proofs: [
      [JOBS, 'shows a job in the tree of the request that caused it, with all its events and their jobs'],
      [JOBS_SCREEN, 'the details of a job lead from its request to the events and to the jobs of each event'],
    ],
  },
  {
    number: 13,
    point: 'Workers with their last sign of life and version',
    proofs: [
      [JOBS, 'shows queues, workers and schedules'],
      [JOBS_SCREEN, 'shows of each worker whether it is alive, its last sign of life and its version'],
    ],
  },
  {
    number: 14,
    point: 'Count of jobs that stalled',
    proofs: [
      [STATISTICS, 'jobs that another worker took over are counted'],
      [JOBS_SCREEN, 'shows for each queue what was done and failed in an hour, a day and 90 days, and how fast'],
    ],
  },
  {
    number: 15,
    point: 'Every action in the audit trail, with person and reason',
    proofs: [
      [JOBS, 'announces the effect of retrying or discarding jobs before doing it, and records who did it'],
      [JOBS, 'pauses and resumes a queue'],
      [JOBS, 'does nothing without a reason'],
      [JOBS_SCREEN, 'a queue, and says what that means'],
    ],
  },
  {
    number: 16,
    point: 'A role that only reads',
    proofs: [
      [JOBS, 'is only read by the role "observer", which sees what operations see and changes nothing'],
      [JOBS_SCREEN, 'has no buttons that change something for the role "observer", and says so'],
    ],
  },
  {
    number: 17,
    point: 'Safe against forged requests',
    proofs: [
      ['backend/test/security/sessions-and-requests.medium.ts', 'a request from elsewhere is rejected and logged'],
    ],
  },
  {
    number: 18,
    point: 'The page says which site this is',
    proofs: [[JOBS_SCREEN, 'says first what waits for staff, and then which site this is']],
  },
  {
    number: 19,
    point: 'Alerts come from what is measured, not from the open page',
    proofs: [
      [OPS, 'uses only existing metrics'],
      ['backend/test/security/exposure.medium.ts', 'in the metrics is shown only to clients with the token'],
      [OPS, 'alerts tell of failed jobs, paused queues, missing workers and failed schedules'],
    ],
  },
  {
    number: 20,
    point: 'Keyboard and screen reader',
    proofs: [
      [JOBS_PAGE, 'a keyboard user can view queues, workers and schedules, find a job and pause a queue'],
      [SPOKEN, 'a screen reader is given the name and the state of everything on the page of jobs'],
      [STATES, 'every state of the admin panel, the audit trail and the jobs page is usable on a phone'],
    ],
  },
  {
    number: 21,
    point: 'No storm of requests: one stream of updates for each page, and fewer in hidden tabs',
    proofs: [
      [JOBS_SCREEN, 'makes one call every five seconds, for all that it shows'],
      [JOBS_SCREEN, 'asks for nothing while the tab is hidden, and again once it is seen'],
    ],
  },
  {
    number: 22,
    point: 'Repeated events are visible',
    proofs: [
      [JOBS, 'shows the jobs of an event, one in each queue'],
      [JOBS_SCREEN, 'the details of a job show its data, its attempts, its next try, every stack and its log'],
    ],
  },
];
