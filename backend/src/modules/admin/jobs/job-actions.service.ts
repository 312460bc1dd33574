import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { InputOf } from '#contract/api/endpoint.js';
import type { JobDetail, JOBS, JobsOutcome, JobsOverview } from '#contract/api/jobs.contract.js';
import type { JobReason } from '#contract/limits/staff.js';
import type { QueueName } from '#contract/queues.js';
import { CONFIG, type Config } from '#platform/config/config.js';
import type { AuthContext } from '#platform/endpoint/auth-context.js';
import { AppError } from '#platform/errors/app-error.js';
import { Inbox } from '#platform/events/inbox.js';
import { Publisher } from '#platform/events/publisher.js';
import { OperationsService } from '#platform/health/operations.service.js';
import { JobAdminService, type JobSearch } from '#platform/queue/job-admin.service.js';

/** The audit event is committed before each action, because queues and trail share no transaction. */
@Injectable()
export class JobActionsService {
  constructor(
    private readonly jobs: JobAdminService,
    private readonly operations: OperationsService,
    private readonly events: Publisher,
    private readonly inbox: Inbox,
    private readonly em: EntityManager,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async overview(search: JobSearch): Promise<JobsOverview> {
    const handled = await this.operations.handled();
    const [queues, failures, found, outbox, workers, schedules] = await Promise.all([
      this.jobs.overview(handled),
      nullIfUnavailable(this.jobs.failures()),
      nullIfUnavailable(this.jobs.list(search)),
      this.operations.outbox(),
      this.operations.workers(),
      this.operations.schedules(),
    ]);
    const { environment } = this.config;
    return { environment, queues, outbox, workers, schedules, failures, found };
  }

  async detail(queue: QueueName, id: string): Promise<JobDetail> {
    return this.jobs.detail(queue, id, (own) => this.operations.familyOf(own));
  }

  async retry(actor: AuthContext, body: InputOf<typeof JOBS.retry>['body']): Promise<JobsOutcome> {
    const { queue, ids, reason } = body;
    const preview = await this.jobs.retry(queue, ids, true);
    if (body.dry_run || preview.able === 0) return preview;
    this.events.publish('operations.jobsRetried', { actorId: actor.userId, queue, jobs: able(preview), reason });
    await this.em.flush();
    return this.jobs.retry(queue, ids, false);
  }

  async discard(actor: AuthContext, body: InputOf<typeof JOBS.discard>['body']): Promise<JobsOutcome> {
    const { queue, ids, reason } = body;
    const preview = await this.jobs.discard(queue, ids, true);
    if (body.dry_run || preview.able === 0) return preview;
    this.events.publish('operations.jobsDiscarded', { actorId: actor.userId, queue, jobs: able(preview), reason });
    await this.em.transactional(async () => {
      for (const id of able(preview)) await this.inbox.discard(queue, id);
    });
    return this.jobs.discard(queue, ids, false);
  }

  /** Throws `jobs.auditPause` if someone other than a superadmin pauses the audit trail's queue. */
  async pause(actor: AuthContext, queue: QueueName, reason: JobReason<'pause'>): Promise<void> {
    if (queue === 'audit-log' && actor.role !== 'superadmin') throw new AppError('jobs.auditPause');
    this.events.publish('operations.queuePaused', { actorId: actor.userId, queue, reason });
    await this.em.flush();
    await this.jobs.pause(queue);
  }

  async resume(actor: AuthContext, queue: QueueName, reason: JobReason<'resume'>): Promise<void> {
    this.events.publish('operations.queueResumed', { actorId: actor.userId, queue, reason });
    await this.em.flush();
    await this.jobs.resume(queue);
  }
}

const able = ({ rows }: JobsOutcome): string[] => rows.filter(({ ok }) => ok).map(({ id }) => id);

/** Returns null in place of an answer of the queues that did not come in time. */
const nullIfUnavailable = <T>(answer: Promise<T>): Promise<T | null> =>
  answer.catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'jobs.unavailable') return null;
    throw error;
  });
