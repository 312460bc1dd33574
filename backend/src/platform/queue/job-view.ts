import type { Job } from 'bullmq';
import type { JobDetail, JobLine, JobState } from '#contract/api/jobs.contract.js';
import type { EventEnvelope } from '#contract/events.js';
import type { QueueName } from '#contract/queues.js';
import { withoutSecrets } from '../logging/logger.js';
import { RETRY_DELAY_TEXT } from './queues.js';

export type EventJob = Job<EventEnvelope>;

const iso = (time: number | undefined): string | null => (time ? new Date(time).toISOString() : null);

/** From the last attempt and the delay, or null if the job is not delayed. */
const nextTry = (job: EventJob, state: JobState): string | null =>
  state === 'delayed' ? iso((job.processedOn ?? job.timestamp) + job.delay) : null;

export const lineOf = (queue: QueueName, job: EventJob, state: JobState): JobLine => ({
  id: job.id ?? '',
  queue,
  event: job.name,
  state,
  attempts: job.attemptsMade,
  max_attempts: job.opts.attempts ?? 1,
  added_at: new Date(job.timestamp).toISOString(),
  started_at: iso(job.processedOn),
  ended_at: iso(job.finishedOn),
  next_try_at: nextTry(job, state),
  error: job.failedReason ? withoutSecrets(job.failedReason) : null,
});

export const detailOf = (
  queue: QueueName,
  job: EventJob,
  state: JobState,
  log: readonly string[],
  tree: JobDetail['tree'],
): JobDetail => ({
  tree,
  ...lineOf(queue, job, state),
  data: redacted(job.data),
  backoff: job.opts.backoff ? RETRY_DELAY_TEXT : 'none',
  taken_over: job.stalledCounter,
  stacks: (job.stacktrace ?? []).map(withoutSecrets),
  log: log.map(withoutSecrets),
});

/** Events contain only ids, so this is only a safeguard. */
function redacted(value: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, redactedPart(part)]));
}
function redactedPart(part: unknown): unknown {
  if (typeof part === 'string') return withoutSecrets(part);
  if (Array.isArray(part)) return part.map(redactedPart);
  return typeof part === 'object' && part !== null ? redacted(part) : part;
}

/** Without ids, numbers and addresses, so that the same reason has the same message. */
export const failureKey = (reason: string): string =>
  withoutSecrets(reason)
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/gi, '…')
    .replace(/\d+/g, '#')
    .slice(0, 300);
