import { Injectable, Module } from '@nestjs/common';
import {
  JOB_STATES,
  type FailureGroup,
  type JobDetail,
  type JobLine,
  type JobsOutcome,
  type JobsOverview,
  type JobState,
} from '#contract/api/jobs.contract.js';
import { JOBS_PAGE } from '#contract/limits/staff.js';
import { QUEUES, type QueueName } from '#contract/queues.js';
import { withTimeout } from '../async/with-timeout.js';
import { AppError } from '../errors/app-error.js';
import { detailOf, failureKey, lineOf, type EventJob } from './job-view.js';
import { queueStatistics, type HandledCounts } from './queue-statistics.js';
import { Queues, type OpenQueue } from './queues.js';

/** Milliseconds, after which the jobs page says that the queues are unavailable. */
const QUEUE_TIMEOUT = 3_000;
const REMOVABLE: readonly JobState[] = ['waiting', 'delayed', 'failed'];

export interface JobSearch {
  queue?: QueueName | undefined;
  state?: JobState | undefined;
  event?: string | undefined;
  q?: string | undefined;
  limit: number;
}

/** An event, and the time at which each queue handled it. */
export interface FamilyEvent {
  readonly id: string;
  readonly name: string;
  readonly at: string;
  readonly effects: ReadonlyMap<string, string>;
}
/** The events that one request caused, oldest first. */
export interface EventFamily {
  readonly requestId: string | null;
  readonly events: readonly FamilyEvent[];
}

/** All but `overview` throw `jobs.unavailable` if the queues do not answer in time. */
@Injectable()
export class JobAdminService {
  constructor(private readonly queues: Queues) {}

  /** Null if the queues do not answer. `handled`: events handled, by queue. */
  async overview(handled: ReadonlyMap<string, HandledCounts>): Promise<JobsOverview['queues']> {
    const now = Date.now();
    const statistics = await inTime(
      Promise.all(this.queues.all().map((queue) => queueStatistics(queue, handled.get(queue.name), now))),
    ).catch(() => null);
    return statistics && statistics.filter((one) => one !== null);
  }

  /**
   * Returns jobs, newest first. `event` selects the jobs of one kind of event. `q` selects the jobs that contain it in
   * their id, event, data or error. A search by `q` or `event` covers only the latest 2,000 jobs in each state of each
   * queue.
   */
  async list({ queue, state, event, q, limit }: JobSearch): Promise<{ jobs: JobLine[]; more: boolean }> {
    const wanted = q?.toLowerCase();
    const found: JobLine[] = [];
    for (const name of queue ? [queue] : QUEUES) {
      for (const one of state ? [state] : JOB_STATES) {
        const jobs = await inTime(
          this.inState(this.queues.get(name), one, wanted || event ? JOBS_PAGE.searched : limit + 1),
        );
        found.push(
          ...jobs
            .filter((job) => (!event || job.name === event) && (!wanted || mentions(job, wanted)))
            .map((job) => lineOf(name, job, one)),
        );
      }
    }
    const sorted = found.sort((a, b) => (a.added_at < b.added_at ? 1 : -1));
    return { jobs: sorted.slice(0, limit), more: sorted.length > limit };
  }

  async failures(): Promise<FailureGroup[]> {
    const groups = new Map<string, FailureGroup>();
    for (const queue of QUEUES) {
      for (const job of await inTime(this.inState(this.queues.get(queue), 'failed', JOBS_PAGE.searched)))
        addToGroup(groups, queue, job);
    }
    return [...groups.values()].sort((a, b) => b.count - a.count);
  }

  /**
   * Returns one job with all details. Throws `jobs.notFound` if there is no such job. The function `familyOf` must
   * return the events that the request behind the job's event caused.
   */
  async detail(
    queue: QueueName,
    id: string,
    familyOf: (own: Omit<FamilyEvent, 'effects'>) => Promise<EventFamily>,
  ): Promise<JobDetail> {
    const job = await inTime(this.find(queue, id));
    if (!job) throw new AppError('jobs.notFound');
    const [state, { logs }] = await inTime(Promise.all([stateOf(job), this.queues.get(queue).getJobLogs(id, 0, 100)]));
    if (!state) throw new AppError('jobs.notFound');
    const at = new Date(job.timestamp).toISOString();
    const { requestId, events } = await familyOf({ id, name: job.name, at });
    return detailOf(queue, job, state, logs, {
      request_id: requestId,
      events: await inTime(Promise.all(events.map((event) => this.branch(event)))),
    });
  }

  /** Returns an event of a tree with the jobs that it has, or had, in the queues. */
  private async branch({ id, name, at, effects }: FamilyEvent): Promise<JobDetail['tree']['events'][number]> {
    const jobs = await Promise.all(
      QUEUES.map(async (queue) => {
        const job = await this.find(queue, id);
        return { queue, state: job ? await stateOf(job) : null, handled_at: effects.get(queue) ?? null };
      }),
    );
    return {
      id,
      event: name,
      at,
      jobs: jobs.filter(({ state, handled_at }) => state !== null || handled_at !== null),
    };
  }

  retry(queue: QueueName, ids: readonly string[], isDryRun: boolean): Promise<JobsOutcome> {
    return this.each(
      queue,
      ids,
      (state) => state === 'failed',
      'Only failed jobs are tried again.',
      (job) => (isDryRun ? undefined : job.retry('failed', { resetAttemptsMade: true })),
    );
  }

  /** Throws `jobs.auditStays` for jobs of the audit trail, in which every event needs an entry. */
  async discard(queue: QueueName, ids: readonly string[], isDryRun: boolean): Promise<JobsOutcome> {
    if (queue === 'audit-log') throw new AppError('jobs.auditStays');
    return this.each(
      queue,
      ids,
      (state) => REMOVABLE.includes(state),
      'It is running or done.',
      (job) => (isDryRun ? undefined : job.remove()),
    );
  }

  async pause(queue: QueueName): Promise<void> {
    await inTime(this.queues.get(queue).pause());
  }

  async resume(queue: QueueName): Promise<void> {
    await inTime(this.queues.get(queue).resume());
  }

  private async each(
    queue: QueueName,
    ids: readonly string[],
    may: (state: JobState) => boolean,
    refusal: string,
    act: (job: EventJob) => Promise<void> | undefined,
  ): Promise<JobsOutcome> {
    const rows: JobsOutcome['rows'] = [];
    for (const id of new Set(ids)) {
      const job = await inTime(this.find(queue, id));
      const state = job && (await inTime(stateOf(job)));
      const ok = Boolean(state && may(state));
      if (job && ok) await inTime(Promise.resolve(act(job)));
      rows.push({ id, ok, message: ok ? null : state ? refusal : new AppError('jobs.notFound').message });
    }
    return { rows, able: rows.filter(({ ok }) => ok).length };
  }

  private async inState(queue: OpenQueue, state: JobState, most: number): Promise<EventJob[]> {
    const jobs = await queue.getJobs(state === 'waiting' ? ['waiting', 'prioritized'] : [state], 0, most - 1);
    // A job may be deleted after its id has been read but before the job itself is read. Such jobs are left out.
    return jobs.filter(Boolean);
  }

  private async find(queue: QueueName, id: string): Promise<EventJob | undefined> {
    return this.queues.get(queue).getJob(id);
  }
}

const mentions = (job: EventJob, wanted: string): boolean =>
  [job.id ?? '', job.name, job.failedReason ?? '', JSON.stringify(job.data)].some((text) =>
    text.toLowerCase().includes(wanted),
  );

async function stateOf(job: EventJob): Promise<JobState | null> {
  const state = await job.getState();
  if (state === 'prioritized') return 'waiting';
  return JOB_STATES.find((one) => one === state) ?? null;
}

function addToGroup(groups: Map<string, FailureGroup>, queue: QueueName, job: EventJob): void {
  const error = failureKey(job.failedReason ?? '');
  const key = [queue, job.name, error].join('\n');
  const at = new Date(job.finishedOn ?? job.timestamp).toISOString();
  const group = groups.get(key) ?? { queue, event: job.name, error, count: 0, first_at: at, last_at: at, ids: [] };
  group.count += 1;
  group.first_at = at < group.first_at ? at : group.first_at;
  group.last_at = at > group.last_at ? at : group.last_at;
  if (job.id && group.ids.length < JOBS_PAGE.bulk) group.ids.push(job.id);
  groups.set(key, group);
}

const inTime = <T>(work: Promise<T>): Promise<T> =>
  withTimeout(work, QUEUE_TIMEOUT, () => {
    throw new AppError('jobs.unavailable');
  });

@Module({ providers: [Queues, JobAdminService], exports: [Queues, JobAdminService] })
export class QueueModule {}
