import type { JobsOverview } from '#contract/api/jobs.contract.js';
import { JOB_TEXTS } from './jobs-words.js';

export interface Alarm {
  readonly tone: 'good' | 'warning';
  readonly sentences: readonly string[];
  /** Whether jobs have failed for good, so that the page should link to their errors. */
  readonly hasFailures: boolean;
}

/**
 * Returns what staff should read first on the jobs page: one sentence for each thing that waits for them, the most
 * urgent first, or a single sentence that everything works.
 */
export function alarmOf({ queues, workers, schedules }: Pick<JobsOverview, 'queues' | 'workers' | 'schedules'>): Alarm {
  const failed = (queues ?? []).reduce((total, { counts }) => total + counts.failed, 0);
  const sentences = [
    ...(queues ? [] : [JOB_TEXTS.queuesUnavailable]),
    ...(workers.some(({ is_alive }) => is_alive) ? [] : [JOB_TEXTS.noWorker]),
    ...(failed > 0 ? [JOB_TEXTS.failedAndWait(failed)] : []),
    ...schedules.filter(({ ok }) => ok === false).map(({ name }) => JOB_TEXTS.scheduleFailed(name)),
    ...(queues ?? []).filter(({ is_paused }) => is_paused).map(({ name }) => JOB_TEXTS.pausedSoWaits(name)),
  ];
  return sentences.length > 0
    ? { tone: 'warning', sentences, hasFailures: failed > 0 }
    : { tone: 'good', sentences: [JOB_TEXTS.allWork], hasFailures: false };
}
