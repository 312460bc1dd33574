import type { JobState } from '#contract/api/jobs.contract.js';
import type { DISCARD_REASONS } from '#contract/limits/staff.js';

export const JOB_TEXTS = {
  environment: {
    production: 'This is production.',
    local: 'This site runs on this computer only. It is not the public site.',
    development: 'This site is for development. It is not the public site.',
  },
  readOnly: 'You can look at everything here, but your role changes nothing.',
  loading: 'Loading jobs…',
  failed: 'The jobs could not be loaded.',
  queuesUnavailable: 'The queues do not answer right now. New work is kept and handed over once they are back.',
  noWorker: 'No worker is running, so no job is done.',
  failedAndWait: (count: number) =>
    count === 1 ? '1 job failed and waits for you.' : `${count.toLocaleString('en-US')} jobs failed and wait for you.`,
  scheduleFailed: (name: string) => `The schedule ${name} did not work.`,
  pausedSoWaits: (name: string) => `The queue ${name} is paused, so its jobs wait.`,
  allWork: 'All queues work.',
  lookAtErrors: 'Look at the errors',
  spark: (queue: string, steps: readonly { done: number; failed: number }[]) =>
    `${queue}, the last hour in steps of five minutes, oldest first: ` +
    steps.map(({ done, failed }) => (failed > 0 ? `${done} and ${failed} failed` : `${done}`)).join(', '),
  queues: 'Queues',
  queue: 'Queue',
  waiting: 'Waiting',
  active: 'Running',
  delayed: 'To be tried again',
  failedJobs: 'Failed',
  completed: 'Done',
  oldest: 'Oldest waits',
  oldestOf: (length: string) => `oldest: ${length}`,
  doneInADay: 'Done, last 24 hours',
  history: 'Queues so far',
  lastHour: 'Last hour',
  lastDay: 'Last day',
  lastQuarter: 'Last 90 days',
  takenOverOf: 'Taken over',
  sameEvent: 'The same event in every queue',
  tookEffect: (when: string) => `took effect once, ${when}`,
  noEffect: 'has not taken effect',
  once: 'An event takes effect once in each queue, however often it is handed over.',
  notStored: 'no longer kept',
  waitTime: 'Wait (half, 95 of 100)',
  runTime: 'Run (half, 95 of 100)',
  tally: (done: number, failed: number) => `${done} done, ${failed} failed`,
  state: 'State',
  paused: 'Paused',
  running: 'Working',
  pause: 'Pause',
  resume: 'Resume',
  isPaused: (name: string) => `The queue ${name} is paused. Its jobs wait.`,
  isResumed: (name: string) => `The queue ${name} is working again.`,
  outbox: (waiting: number, oldest: string) =>
    waiting === 0
      ? 'Every event was handed to its queue.'
      : `${waiting} events wait to be handed to their queues, the oldest for ${oldest}.`,
  workers: 'Workers',
  worker: 'Worker',
  alive: 'Alive',
  gone: 'Gone',
  started: 'Started',
  lastSign: 'Last sign of life',
  version: 'Version',
  reaches: 'Reaches',
  reachesQueues: 'queues',
  reachesMail: 'mail',
  nothing: 'nothing',
  schedules: 'Schedules',
  schedule: 'Schedule',
  every: 'Every',
  lastRun: 'Last run',
  nextRun: 'Next run',
  result: 'Result',
  stillRuns: 'Still runs',
  worked: 'Worked',
  didNotWork: 'Did not work',
  failures: 'Failures by error',
  noFailures: 'No job has failed for good.',
  seen: (first: string, last: string) => `first ${first}, last ${last}`,
  show: 'Show these jobs',
  retryAll: 'Try all again',
  search: 'Find jobs',
  searchHint: 'Job ID, ID of a person, or words of an error',
  any: 'Any',
  event: 'Event',
  found: (count: number, more: boolean) => `${more ? 'The latest ' : ''}${count} ${count === 1 ? 'job' : 'jobs'}`,
  none: 'No jobs found.',
  jobsFound: 'Jobs found',
  job: 'Job',
  added: 'Added',
  attempts: 'Attempts',
  of: (attempts: number, max: number) => `${attempts} of ${max}`,
  nextTry: 'Next try',
  nextTryAt: (time: string) => `next try ${time}`,
  error: 'Error',
  actions: 'Actions',
  details: 'Details',
  retry: 'Try again',
  discard: 'Discard',
  data: 'Data',
  backoff: 'Waiting between tries',
  takenOver: 'Taken over from a worker that was gone',
  stacks: 'Where each attempt failed',
  log: 'Log',
  previewRetry: (able: number, total: number) => `${able} of ${total} jobs will be tried again.`,
  previewDiscard: (able: number, total: number) => `${able} of ${total} jobs will be discarded for good.`,
  reason: 'Reason',
  chooseReason: 'Choose a reason',
  reasonMissing: 'Choose a reason.',
  checking: 'Checking…',
  working: 'Working…',
  doneOf: (able: number, total: number) =>
    `Done for ${able} of ${total} ${total === 1 ? 'job' : 'jobs'}.` +
    (able < total ? ' The others had moved on meanwhile.' : ''),
  firstOf: (some: number, total: number) =>
    `The buttons act on the first ${some} of ${total}. Press again for the rest.`,
} as const;

export const STATE_WORDS: Record<JobState, string> = {
  waiting: JOB_TEXTS.waiting,
  active: JOB_TEXTS.active,
  delayed: JOB_TEXTS.delayed,
  failed: JOB_TEXTS.failedJobs,
  completed: JOB_TEXTS.completed,
};
export const DISCARD_WORDS: Record<(typeof DISCARD_REASONS)[number], string> = {
  outdated: 'No longer needed',
  doneByHand: 'Done by hand',
  cannotWork: 'It can never work',
  test: 'It was a test',
};

const UNITS = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
  ['s', 1_000],
] as const;
/** Formats a duration in the largest unit that fits, such as "5 min". */
export function lengthOf(milliseconds: number | null): string {
  if (milliseconds === null) return '–';
  const [unit, size] = UNITS.find(([, each]) => milliseconds >= each) ?? ['ms', 1];
  return `${Math.round(milliseconds / size)} ${unit}`;
}
