import { setTimeout as wait } from 'node:timers/promises';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import {
  PostgresConnection,
  PostgresQueueBackend,
  Queue,
  runMigrations,
  setDefaultBackendFactory,
  type BackendFactory,
  type ConnectionOptions,
  type PostgresConnectionOptions,
} from 'bullmq';
import pg from 'pg';
import type { Logger } from 'pino';
import { QUEUES, type QueueName } from '#contract/queues.js';
import { CONFIG, type Config } from '../config/config.js';
import { withConnection } from '../database/connection.js';
import { LOGGER } from '../logging/logger.js';

/** Milliseconds that a worker waits after a failed attempt to take a job from a queue. */
const PAUSE = 1_000;
const TIMEOUTS = { connectionTimeoutMillis: 3_000, query_timeout: 10_000 };

/** BullMQ 6.7 itself stores a failed first attempt and never repeats it. */
class LastingConnection extends PostgresConnection {
  override waitUntilReady(): Promise<void> {
    return forgetFailure(this, () => super.waitUntilReady());
  }
}

/**
 * BullMQ's PostgreSQL backend, changed so that it survives a restart of the database. In the original backend of BullMQ
 * 6.7, a worker that cannot take a job tries again without a pause, and a worker that starts while the database is down
 * never recovers.
 */
class LastingBackend extends PostgresQueueBackend {
  override waitUntilReady(): Promise<void> {
    return forgetFailure(this, () => super.waitUntilReady());
  }

  override async moveToActive(token: string, name?: string): Promise<unknown[]> {
    try {
      return await super.moveToActive(token, name);
    } catch (error) {
      await wait(PAUSE);
      throw error;
    }
  }
}

/** BullMQ stores the promise, so a failed one is removed to let it try again. */
async function forgetFailure(owner: object, attempt: () => Promise<void>): Promise<void> {
  try {
    await attempt();
  } catch (error) {
    Reflect.set(owner, 'readyPromise', undefined);
    throw error;
  }
}

export const lastingPostgresBackend: BackendFactory<PostgresQueueBackend, PostgresConnectionOptions> = (name, opts) =>
  new LastingBackend(
    new LastingConnection({ connectionString: String(opts.connection), ...TIMEOUTS, keepAlive: true }),
    name,
    opts,
  );

const DAY = 24 * 60 * 60;

export const isQueueName = (name: string): name is QueueName => QUEUES.some((queue) => queue === name);

/** Milliseconds before a retry, doubled each time from `first` to `longest`. */
const DELAYS = { first: 2_000, longest: 300_000 };
/** Shorter, after a conflict with another transaction. */
const CONFLICT_DELAYS = { first: 100, longest: 2_000 };
/** With the delays at least half an hour, because a mail server may be down that long. */
const ATTEMPTS = 20;
/** At least a day, because every audit entry must be written. */
const AUDIT_ATTEMPTS = 600;

const [FIRST_SECONDS, LONGEST_SECONDS] = [DELAYS.first / 1_000, DELAYS.longest / 1_000];
export const RETRY_DELAY_TEXT = `twice as long each time, from ${FIRST_SECONDS} to ${LONGEST_SECONDS} seconds`;

const CONFLICTS = ['DeadlockException', 'LockWaitTimeoutException', 'OptimisticLockError'];

/**
 * Returns the milliseconds until a job's next attempt, which depend on the number of failed attempts and on the last
 * error. Up to half of the delay is subtracted at random, so that jobs that failed together are not all retried at the
 * same time.
 */
export function retryDelay(attempts: number, error?: Error): number {
  const { first, longest } = error && CONFLICTS.includes(error.name) ? CONFLICT_DELAYS : DELAYS;
  const delay = Math.min(first * 2 ** (attempts - 1), longest);
  return Math.round(delay * (1 - Math.random() / 2));
}

/**
 * Returns the options for the jobs of a queue. The latest 50,000 completed jobs are kept for a day, so that a second
 * job with the same id is recognized. Failed jobs are kept until someone retries or discards them.
 */
export const jobOptions = (queue: QueueName) => ({
  attempts: queue === 'audit-log' ? AUDIT_ATTEMPTS : ATTEMPTS,
  // With the backoff type `custom`, workers compute the delay before each retry, using `retryDelay`.
  backoff: { type: 'custom' },
  removeOnComplete: { age: DAY, count: 50_000 },
});

/** Redis if it is configured, otherwise BullMQ's PostgreSQL backend (schema `bullmq`). */
export function queueConnection(config: Pick<Config, 'redisUrl' | 'databaseUrl'>): ConnectionOptions {
  // BullMQ has a single setting for the kind of store, which applies to the whole process. `undefined` means Redis.
  setDefaultBackendFactory(config.redisUrl ? undefined : (lastingPostgresBackend as never));
  if (config.redisUrl) return { url: config.redisUrl, maxRetriesPerRequest: null };
  return config.databaseUrl as unknown as ConnectionOptions;
}

/** With the application's access. Needed only if Redis is not configured. */
export async function migrateQueues(adminUrl: string, appUrl: string): Promise<void> {
  await withConnection(adminUrl, async (client) => {
    await runMigrations(client as never);
    const role = pg.escapeIdentifier(decodeURIComponent(new URL(appUrl).username));
    await client.query(`grant usage, create on schema bullmq to ${role}`);
    await client.query(`grant all on all tables in schema bullmq to ${role}`);
    await client.query(`grant all on all sequences in schema bullmq to ${role}`);
  });
}

/** For workers and the jobs page. All others write to the outbox. */
@Injectable()
export class Queues implements OnApplicationShutdown {
  private readonly queues: Map<QueueName, Queue>;

  constructor(@Inject(CONFIG) config: Config, @Inject(LOGGER) logger: Logger) {
    const connection = queueConnection(config);
    this.queues = new Map(
      QUEUES.map((name) => [name, new Queue(name, { connection, defaultJobOptions: jobOptions(name) })]),
    );
    for (const queue of this.all())
      queue.on('error', (error) => logger.debug({ queue: queue.name, err: error }, 'the queue does not answer'));
  }

  get(name: QueueName): Queue {
    const queue = this.queues.get(name);
    if (!queue) throw new RangeError(`unknown queue: ${name}`);
    return queue;
  }

  all(): Queue[] {
    return [...this.queues.values()];
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.all().map((queue) => queue.close()));
  }
}
