import { Injectable } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { type FailureGroup, JOB_STATES, type JobDetail, type JobLine, type JobsOutcome, type JobsOverview, type JobState } from '../../contract/jobs.contract.js';
import { JOBS_PAGE } from '../../contract/limits.js';
import { QUEUES, type QueueName } from '../../contract/queues.js';
import { AppError } from '../errors/app-error.js';
import { detailOf, type EventJob, faultOf, lineOf } from './job-view.js';
import { figuresOf, type Handled } from './queue-figures.js';
import { Queues } from './queues.js';

/** Milliseconds the queues may take before the page says that they do not answer. */
const PATIENCE = 3_000;
const REMOVABLE: readonly JobState[] = ['waiting', 'delayed', 'failed'];

export interface JobSearch { queue?: QueueName | undefined; state?: JobState | undefined; event?: string | undefined; q?: string | undefined; limit: number }

/** Jobs as operations look at and act on them. Throws `jobs.unavailable` when the queues do not answer in time. */
@Injectable()
export class JobDesk {
  constructor(private readonly queues: Queues) {}

  /** Null when the queues do not answer. */
  async overview(handled: ReadonlyMap<string, Handled>): Promise<JobsOverview['queues']> {
    const now = Date.now();
    const figures = await inTime(Promise.all(this.queues.all().map((queue) => figuresOf(queue, handled.get(queue.name), now)))).catch(() => null);
    return figures && figures.filter((one) => one !== null);
  }

  /** Newest first. Text is looked for in ids, data and errors of the latest jobs. */
  async list({ queue, state, event, q, limit }: JobSearch): Promise<{ jobs: JobLine[]; more: boolean }> {
    const wanted = q?.toLowerCase();
    const found: JobLine[] = [];
    for (const name of queue ? [queue] : QUEUES) {
      for (const one of state ? [state] : JOB_STATES) {
        const jobs = await inTime(this.inState(this.queues.get(name), one, wanted || event ? JOBS_PAGE.searched : limit + 1));
        found.push(...jobs.filter((job) => (!event || job.name === event) && (!wanted || mentions(job, wanted))).map((job) => lineOf(name, job, one)));
      }
    }
    const sorted = found.sort((a, b) => (a.added_at < b.added_at ? 1 : -1));
    return { jobs: sorted.slice(0, limit), more: sorted.length > limit };
  }

  /** Failed jobs by what went wrong, most frequent first. */
  async failures(): Promise<FailureGroup[]> {
    const groups = new Map<string, FailureGroup>();
    for (const queue of QUEUES) {
      for (const job of await inTime(this.inState(this.queues.get(queue), 'failed', JOBS_PAGE.searched))) note(groups, queue, job);
    }
    return [...groups.values()].sort((a, b) => b.count - a.count);
  }

  /** Throws `jobs.notFound`. `effectsOf` answers when the job's event took effect, by queue. */
  async detail(queue: QueueName, id: string, effectsOf: (event: string) => Promise<ReadonlyMap<string, string>>): Promise<JobDetail> {
    const job = await inTime(this.find(queue, id));
    if (!job) throw new AppError('jobs.notFound');
    const [state, { logs }] = await inTime(Promise.all([stateOf(job), this.queues.get(queue).getJobLogs(id, 0, 100)]));
    if (!state) throw new AppError('jobs.notFound');
    return detailOf(queue, job, state, logs, await inTime(this.sameEvent(id, await effectsOf(job.name))));
  }

  /** An event has one id in every queue, so its jobs are found by it. */
  private async sameEvent(id: string, effects: ReadonlyMap<string, string>): Promise<JobDetail['same_event']> {
    const all = await Promise.all(QUEUES.map(async (queue) => {
      const job = await this.find(queue, id);
      return { queue, state: job ? await stateOf(job) : null, handled_at: effects.get(queue) ?? null };
    }));
    return all.filter(({ state, handled_at }) => state !== null || handled_at !== null);
  }

  retry(queue: QueueName, ids: readonly string[], isTrial: boolean): Promise<JobsOutcome> {
    return this.each(queue, ids, (state) => state === 'failed', 'Only failed jobs are tried again.', (job) => (isTrial ? undefined : job.retry('failed', { resetAttemptsMade: true })));
  }

  /** Throws `jobs.auditStays`: an entry that was promised must be written. */
  async discard(queue: QueueName, ids: readonly string[], isTrial: boolean): Promise<JobsOutcome> {
    if (queue === 'audit-log') throw new AppError('jobs.auditStays');
    return this.each(queue, ids, (state) => REMOVABLE.includes(state), 'It is running or done.', (job) => (isTrial ? undefined : job.remove()));
  }

  async pause(queue: QueueName): Promise<void> {
    await inTime(this.queues.get(queue).pause());
  }

  async resume(queue: QueueName): Promise<void> {
    await inTime(this.queues.get(queue).resume());
  }

  private async each(queue: QueueName, ids: readonly string[], may: (state: JobState) => boolean, otherwise: string, act: (job: EventJob) => Promise<void> | undefined): Promise<JobsOutcome> {
    const rows: JobsOutcome['rows'] = [];
    for (const id of new Set(ids)) {
      const job = await inTime(this.find(queue, id));
      const state = job && (await inTime(stateOf(job)));
      const ok = Boolean(state && may(state));
      if (job && ok) await inTime(Promise.resolve(act(job)));
      rows.push({ id, ok, message: ok ? null : state ? otherwise : new AppError('jobs.notFound').message });
    }
    return { rows, able: rows.filter(({ ok }) => ok).length };
  }

  private async inState(queue: Queue, state: JobState, most: number): Promise<EventJob[]> {
    const jobs = await queue.getJobs(state === 'waiting' ? ['waiting', 'prioritized'] : [state], 0, most - 1);
    // A job may be gone between its id and its content.
    return jobs.filter(Boolean);
  }

  private async find(queue: QueueName, id: string): Promise<EventJob | undefined> {
    return this.queues.get(queue).getJob(id);
  }
}

const mentions = (job: EventJob, wanted: string): boolean =>
  [job.id ?? '', job.name, job.failedReason ?? '', JSON.stringify(job.data)].some((text) => text.toLowerCase().includes(wanted));

async function stateOf(job: EventJob): Promise<JobState | null> {
  const state = await job.getState();
  if (state === 'prioritized') return 'waiting';
  return JOB_STATES.find((one) => one === state) ?? null;
}

function note(groups: Map<string, FailureGroup>, queue: QueueName, job: EventJob): void {
  const error = faultOf(job.failedReason ?? '');
  const key = [queue, job.name, error].join('\n');
  const at = new Date(job.finishedOn ?? job.timestamp).toISOString();
  const group = groups.get(key) ?? { queue, event: job.name, error, count: 0, first_at: at, last_at: at, ids: [] };
  group.count += 1;
  group.first_at = at < group.first_at ? at : group.first_at;
  group.last_at = at > group.last_at ? at : group.last_at;
  if (job.id && group.ids.length < JOBS_PAGE.bulk) group.ids.push(job.id);
  groups.set(key, group);
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError('jobs.unavailable')), PATIENCE);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
