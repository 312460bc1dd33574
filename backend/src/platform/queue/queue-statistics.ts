import { HOUR_STEPS, type JobsOverview } from '#contract/api/jobs.contract.js';
import { JOBS_PAGE } from '#contract/limits/staff.js';
import { isQueueName, type OpenQueue } from './queues.js';

type QueueView = NonNullable<JobsOverview['queues']>[number];
export interface HandledCounts {
  hour: number;
  /** Numbers of events handled in each of the `HOUR_STEPS` steps of the last hour, the oldest step first. */
  steps: readonly number[];
  day: number;
  quarter: number;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const STEP = HOUR / HOUR_STEPS;

/**
 * Returns the data that the overview of jobs shows about one queue, or null if the name of the queue is unknown. The
 * caller passes the numbers of handled events as `handled`, because BullMQ's counters do not say when jobs were
 * completed.
 */
export async function queueStatistics(
  queue: OpenQueue,
  handled: HandledCounts | undefined,
  now: number,
): Promise<QueueView | null> {
  if (!isQueueName(queue.name)) return null;
  const [counts, isPaused, oldest, latest, failed] = await Promise.all([
    // In PostgreSQL, BullMQ counts the waiting jobs of a paused queue as `paused`, which its types leave out.
    queue.getJobCounts('waiting', 'paused' as never, 'prioritized', 'active', 'delayed', 'failed', 'completed'),
    queue.isPaused(),
    queue.getJobs(['waiting'], 0, 0, true),
    queue.getJobs(['completed'], 0, JOBS_PAGE.sampled - 1),
    queue.getJobs(['failed'], 0, JOBS_PAGE.searched - 1),
  ]);
  const count = (name: string): number => counts[name] ?? 0;
  const failedWithin = (span: number): number =>
    failed.filter((job) => job?.finishedOn && now - job.finishedOn < span).length;
  const failedBetween = (from: number, until: number): number => failedWithin(from) - failedWithin(until);
  const waits = latest.flatMap((job) => (job?.processedOn ? [job.processedOn - job.timestamp] : []));
  const runs = latest.flatMap((job) => (job?.processedOn && job.finishedOn ? [job.finishedOn - job.processedOn] : []));
  return {
    name: queue.name,
    is_paused: isPaused,
    counts: {
      waiting: count('waiting') + count('paused') + count('prioritized'),
      active: count('active'),
      delayed: count('delayed'),
      failed: count('failed'),
      completed: count('completed'),
    },
    oldest_waiting_ms: oldest[0] ? now - oldest[0].timestamp : null,
    last_hour: {
      done: handled?.hour ?? 0,
      failed: failedWithin(HOUR),
      steps: Array.from({ length: HOUR_STEPS }, (_, index) => ({
        done: handled?.steps[index] ?? 0,
        failed: failedBetween(HOUR - index * STEP, HOUR - (index + 1) * STEP),
      })),
    },
    last_day: { done: handled?.day ?? 0, failed: failedWithin(DAY) },
    last_quarter: { done: handled?.quarter ?? 0, failed: failedWithin(90 * DAY) },
    taken_over: [...latest, ...failed].filter((job) => (job?.stalledCounter ?? 0) > 0).length,
    wait_ms: spread(waits),
    run_ms: spread(runs),
  };
}

function spread(values: number[]): { p50: number | null; p95: number | null } {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number | null =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? null;
  return { p50: at(0.5), p95: at(0.95) };
}
