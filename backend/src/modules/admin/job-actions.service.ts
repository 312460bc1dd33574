import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { JobDetail, JobsOutcome, JobsOverview } from '../../contract/jobs.contract.js';
import type { DISCARD_REASONS } from '../../contract/limits.js';
import type { QueueName } from '../../contract/queues.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Publisher } from '../../platform/events/publisher.js';
import { Operations } from '../../platform/health/operations.js';
import type { AuthContext } from '../../platform/http/auth-context.js';
import { JobDesk } from '../../platform/queue/job-desk.js';

/**
 * What operations do to jobs. The queues live elsewhere than the audit trail, so an action is told first and done
 * then: nothing can be done without a trace.
 */
@Injectable()
export class JobActions {
  constructor(
    private readonly desk: JobDesk,
    private readonly operations: Operations,
    private readonly events: Publisher,
    private readonly em: EntityManager,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async overview(): Promise<JobsOverview> {
    const handled = await this.operations.handled();
    const [queues, outbox, workers, schedules] = await Promise.all([this.desk.overview(handled), this.operations.outbox(), this.operations.workers(), this.operations.schedules()]);
    return { environment: this.config.production ? 'production' : 'not production', queues, outbox, workers, schedules };
  }

  async detail(queue: QueueName, id: string): Promise<JobDetail> {
    return this.desk.detail(queue, id, (event) => this.operations.effectsOf(event, id));
  }

  async retry(actor: AuthContext, queue: QueueName, ids: readonly string[], isTrial: boolean): Promise<JobsOutcome> {
    const preview = await this.desk.retry(queue, ids, true);
    if (isTrial || preview.able === 0) return preview;
    this.events.publish('operations.jobsRetried', { actorId: actor.userId, queue, jobs: able(preview) });
    await this.em.flush();
    return this.desk.retry(queue, ids, false);
  }

  async discard(actor: AuthContext, queue: QueueName, ids: readonly string[], reason: (typeof DISCARD_REASONS)[number], isTrial: boolean): Promise<JobsOutcome> {
    const preview = await this.desk.discard(queue, ids, true);
    if (isTrial || preview.able === 0) return preview;
    this.events.publish('operations.jobsDiscarded', { actorId: actor.userId, queue, jobs: able(preview), reason });
    await this.em.flush();
    return this.desk.discard(queue, ids, false);
  }

  async pause(actor: AuthContext, queue: QueueName): Promise<void> {
    this.events.publish('operations.queuePaused', { actorId: actor.userId, queue });
    await this.em.flush();
    await this.desk.pause(queue);
  }

  async resume(actor: AuthContext, queue: QueueName): Promise<void> {
    this.events.publish('operations.queueResumed', { actorId: actor.userId, queue });
    await this.em.flush();
    await this.desk.resume(queue);
  }
}

const able = ({ rows }: JobsOutcome): string[] => rows.filter(({ ok }) => ok).map(({ id }) => id);
