import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { UnrecoverableError, type Job } from 'bullmq';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import type { EventEnvelope } from '#contract/events.js';
import type { QueueName } from '#contract/queues.js';
import { CONFIG, type Config } from '#platform/config/config.js';
import { withEntityManager } from '#platform/database/unit-of-work.js';
import { Inbox } from '#platform/events/inbox.js';
import { LOGGER, withoutSecrets } from '#platform/logging/logger.js';
import { withRequestId } from '#platform/logging/request-context.js';
import { isPermanentRefusal } from '#platform/mail/mailer.js';
import { openWorker, retryDelay, type OpenWorker } from '#platform/queue/queues.js';
import { continueTrace, traced } from '#platform/tracing/tracing.js';
import type { QueueHandlers } from './handlers.js';

/** The mail server refused for good, or stored data is malformed. */
const isPermanent = (error: unknown): boolean => isPermanentRefusal(error) || error instanceof z.core.$ZodError;

/**
 * Returns the error of a failed job in the form in which the queue stores it. Personal data is removed, because the
 * response of a mail server may contain the address of the recipient. If a retry is pointless, the result is an
 * UnrecoverableError, after which BullMQ does not retry the job.
 */
function storable(error: unknown): Error {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const safe = { stack: withoutSecrets(stack) };
  if (isPermanent(error)) return Object.assign(new UnrecoverableError(withoutSecrets(message)), safe);
  return Object.assign(new Error(withoutSecrets(message)), { name, ...safe });
}

/** High, because a few restarts in a row can interrupt a job several times. */
const MAX_STALLED = 25;

type Handler = (event: EventEnvelope) => Promise<void>;

/** Per worker. Entries of the audit trail must be added one after the other. */
const CONCURRENCY: Record<QueueName, number> = { emails: 5, 'audit-log': 1, 'cache-refresh': 2, maintenance: 1 };

/** Each has its own EntityManager. The inbox keeps an effect from being repeated. */
@Injectable()
export class Consumers implements OnApplicationShutdown {
  private readonly workers: OpenWorker[] = [];

  constructor(
    private readonly em: EntityManager,
    private readonly inbox: Inbox,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  start(handlers: QueueHandlers): void {
    const { queue } = handlers;
    const worker = openWorker(queue, (job) => this.handle(handlers, job), this.logger, {
      connection: this.config,
      concurrency: CONCURRENCY[queue],
      // If a worker is killed, another worker takes over its job. A job that kills every worker is abandoned after
      // `MAX_STALLED` takeovers.
      maxStalledCount: MAX_STALLED,
      settings: { backoffStrategy: (attempts, _type, error) => retryDelay(attempts, error) },
    });
    worker.on('failed', (job, error) =>
      this.logger.warn(
        { queue, eventId: job?.data.id, event: job?.name, attempt: job?.attemptsMade, err: error },
        'a job failed',
      ),
    );
    this.workers.push(worker);
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.close()));
  }

  private async handle(handlers: QueueHandlers, { data: event }: Job<EventEnvelope>): Promise<void> {
    const { queue, table, delivery } = handlers;
    const handler = (table as Readonly<Record<string, Handler | undefined>>)[event.name];
    // If there is no handler for the event, the job fails and the queue retries it later. A worker of a newer version
    // may then be able to handle the event.
    if (!handler) throw new Error(`no handler for ${event.name} on ${queue}`);
    const span = {
      name: `${event.name} ${queue}`,
      kind: 'job',
      attributes: { 'messaging.destination.name': queue, 'messaging.message.id': event.id },
    } as const;
    const work = () => this.inbox[delivery](`${queue}:${event.name}`, event.id, () => handler(event));
    try {
      await withRequestId(event.requestId ?? event.id, () =>
        continueTrace(event.traceparent, () => traced(span, () => withEntityManager(this.em, work))),
      );
      await withEntityManager(this.em, async () => handlers.afterCommit?.());
    } catch (error) {
      throw storable(error);
    }
  }
}
