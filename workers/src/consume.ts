import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { type Job, Worker } from 'bullmq';
import type { Logger } from 'pino';
import type { EventEnvelope } from '../../backend/src/contract/events.js';
import type { QueueName } from '../../backend/src/contract/queues.js';
import { CONFIG, type Config } from '../../backend/src/platform/config/config.js';
import { withEntityManager } from '../../backend/src/platform/database/unit-of-work.js';
import { Inbox } from '../../backend/src/platform/events/inbox.js';
import { LOGGER, withoutSecrets } from '../../backend/src/platform/logging/logger.js';
import { withRequestId } from '../../backend/src/platform/logging/request-context.js';
import { tracePiece } from '../../backend/src/platform/tracing/traces.js';
import { queueConnection, waitAfter } from '../../backend/src/platform/queue/queues.js';
import type { QueueHandlers } from './handlers.js';

/** What lies in the queue beside a failed job: a mail server's answer may name the address it refused. */
function presentable(error: unknown): Error {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  return Object.assign(new Error(withoutSecrets(message)), { name, stack: withoutSecrets(stack) });
}

/** The audit chain has one writer; mails and refreshes may run side by side. */
const CONCURRENCY: Record<QueueName, number> = { emails: 5, 'audit-log': 1, 'cache-refresh': 2, maintenance: 1 };

/** Binds handler tables to their queues. Each job gets its own EntityManager and passes the inbox once. */
@Injectable()
export class Consumers implements OnApplicationShutdown {
  private readonly workers: Worker[] = [];

  constructor(
    private readonly em: EntityManager,
    private readonly inbox: Inbox,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  start({ queue, table }: QueueHandlers): void {
    const handlers = table as Readonly<Record<string, (event: EventEnvelope) => Promise<void>>>;
    const worker = new Worker<EventEnvelope>(queue, (job) => this.handle(queue, handlers, job), {
      connection: queueConnection(this.config),
      concurrency: CONCURRENCY[queue],
      lockDuration: 10_000,
      stalledInterval: 5_000,
      // A job is only given up for its own failures, never because its worker was killed under it.
      maxStalledCount: 1_000,
      settings: { backoffStrategy: waitAfter },
    });
    worker.on('failed', (job, error) => this.logger.warn({ queue, eventId: job?.data.id, event: job?.name, attempt: job?.attemptsMade, err: error }, 'a job failed'));
    worker.on('error', (error) => this.logger.debug({ queue, err: error }, 'the queue does not answer'));
    this.workers.push(worker);
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.close()));
  }

  private async handle(queue: QueueName, handlers: Readonly<Record<string, (event: EventEnvelope) => Promise<void>>>, job: Job<EventEnvelope>): Promise<void> {
    const event = job.data;
    const handler = handlers[event.name];
    if (!handler) throw new Error(`no handler for ${event.name} on ${queue}`);
    const requestId = event.requestId ?? event.id;
    const began = Date.now();
    const work = () => this.inbox.once(`${queue}:${event.name}`, event.id, () => handler(event));
    const tell = (failed: boolean) => tracePiece({ name: `${event.name} ${queue}`, kind: 'job', requestId, began, failed, attributes: { 'messaging.destination.name': queue, 'messaging.message.id': event.id } });
    await withRequestId(requestId, () => withEntityManager(this.em, work)).then(() => tell(false), (error: unknown) => {
      tell(true);
      throw presentable(error);
    });
  }
}
