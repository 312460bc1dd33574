import { setTimeout as wait } from 'node:timers/promises';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import {
  createRedisBackend,
  PostgresConnection,
  PostgresQueueBackend,
  Queue,
  runMigrations,
  Worker,
  type BackendFactory,
  type IQueueBackend,
  type JobsOptions,
  type PostgresConnectionOptions,
  type Processor,
  type WorkerOptions,
} from 'bullmq';
import pg from 'pg';
import type { Logger } from 'pino';
import { QUEUES, type QueueName } from '#contract/queues.js';
import { CONFIG, type Config } from '../config/config.js';
import { withConnection } from '../database/connection.js';
import { isDatabaseDown } from '../database/time-limited-client.js';
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

type Store = Pick<Config, 'redisUrl' | 'databaseUrl'>;

/** Redis if it is configured, otherwise BullMQ's PostgreSQL backend (schema `bullmq`). */
const queueBackend: BackendFactory<IQueueBackend, Store> = (name, opts, kind) => {
  const { redisUrl: url, databaseUrl } = opts.connection;
  if (!url) return lastingPostgresBackend(name, { ...opts, connection: databaseUrl }, kind);
  // Without Redis, a worker waits. Anything else fails at once: a command that is kept in memory would still be carried
  // out after Redis is back, although the caller was told that it failed.
  const whileAway = kind?.withBlockingConnection ? { maxRetriesPerRequest: null } : { enableOfflineQueue: false };
  return createRedisBackend(name, { ...opts, connection: { url, ...whileAway } }, kind);
};

export function openQueue(name: string, connection: Store, logger: Logger, defaultJobOptions: JobsOptions = {}) {
  const queue = new Queue(name, { connection, defaultJobOptions }, queueBackend);
  return queue.on('error', errorLog(logger, name));
}
export type OpenQueue = ReturnType<typeof openQueue>;

/**
 * Opens a worker. If it dies, another worker takes over its jobs after a few seconds. The options are those of BullMQ's
 * workers.
 */
export function openWorker(
  queue: string,
  handle: Processor,
  logger: Logger,
  options: Omit<WorkerOptions<Store>, 'lockDuration' | 'stalledInterval'>,
) {
  const worker = new Worker(queue, handle, { ...options, lockDuration: 10_000, stalledInterval: 5_000 }, queueBackend);
  worker.on('error', errorLog(logger, queue));
  worker.on('stalled', (jobId) => logger.warn({ queue, jobId }, 'the worker of a job does not answer'));
  return worker;
}
export type OpenWorker = ReturnType<typeof openWorker>;

/** Outages are logged as `debug`, because each connection reports them again and again. */
export const errorLog = (logger: Logger, queue: string) => (error: Error) =>
  isOutage(error)
    ? logger.debug({ queue, err: error }, 'the queue does not answer')
    : logger.warn({ queue, err: error }, 'the queue reported an error');

const isOutage = (error: Error): boolean =>
  'syscall' in error || isDatabaseDown(error) || /^(Connection is closed|timeout expired)/.test(error.message);

/** By force, because Redis may be away, and then BullMQ fails to say goodbye and goes on trying to connect. */
export const closeQueue = (queue: OpenQueue): Promise<void> => queue.getBackend().close(true);

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
  private readonly queues: Map<QueueName, OpenQueue>;

  constructor(@Inject(CONFIG) config: Config, @Inject(LOGGER) logger: Logger) {
    this.queues = new Map(QUEUES.map((name) => [name, openQueue(name, config, logger, jobOptions(name))]));
  }

  get(name: QueueName): OpenQueue {
    const queue = this.queues.get(name);
    if (!queue) throw new RangeError(`unknown queue: ${name}`);
    return queue;
  }

  all(): OpenQueue[] {
    return [...this.queues.values()];
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.all().map(closeQueue));
  }
}
