import { createPostgresBackend, type ConnectionOptions, Queue, runMigrations, setDefaultBackendFactory } from 'bullmq';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import type { Logger } from 'pino';
import { QUEUES, type QueueName } from '../../contract/queues.js';
import { CONFIG, type Config } from '../config/config.js';
import { LOGGER } from '../logging/logger.js';

const DAY = 24 * 60 * 60;

export const isQueueName = (name: string): name is QueueName => QUEUES.some((queue) => queue === name);

/** Waits between tries, in milliseconds: each twice the one before, up to five minutes. */
const [FIRST_WAIT, LONGEST_WAIT] = [2_000, 300_000];
/** Half an hour at least: a mail server may be away that long. */
const TRIES = 20;
/** A day at least: an entry of the audit trail that was promised must be written. */
const AUDIT_TRIES = 600;

/** The same in words, for the jobs page. */
export const WAITS = `twice as long each time, from ${FIRST_WAIT / 1_000} to ${LONGEST_WAIT / 1_000} seconds`;

/** How long a job waits after so many failed tries; up to half less, so that jobs that failed together do not come back together. */
export function waitAfter(tries: number): number {
  const wait = Math.min(FIRST_WAIT * 2 ** (tries - 1), LONGEST_WAIT);
  return Math.round(wait * (1 - Math.random() / 2));
}

/** What the jobs of a queue get. Done jobs stay a day, so that a repeat of an id is seen; given up ones stay until somebody looks. */
export const jobOptions = (queue: QueueName) => ({
  attempts: queue === 'audit-log' ? AUDIT_TRIES : TRIES,
  // The consumers know the waits (`waitAfter`).
  backoff: { type: 'custom' },
  removeOnComplete: { age: DAY, count: 50_000 },
});

/** Where the queues live: Redis, or without it the same PostgreSQL (BullMQ's own backend, schema `bullmq`). */
export function queueConnection(config: Pick<Config, 'redisUrl' | 'databaseUrl'>): ConnectionOptions {
  if (config.redisUrl) return { url: config.redisUrl, maxRetriesPerRequest: null };
  setDefaultBackendFactory(createPostgresBackend as never);
  return config.databaseUrl as unknown as ConnectionOptions;
}

/** Creates the queue tables in PostgreSQL and lets the app's role use them; needed only when there is no Redis. */
export async function migrateQueues(adminUrl: string, appUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await runMigrations(client as never);
    const role = pg.escapeIdentifier(decodeURIComponent(new URL(appUrl).username));
    await client.query(`grant usage, create on schema bullmq to ${role}`);
    await client.query(`grant all on all tables in schema bullmq to ${role}`);
    await client.query(`grant all on all sequences in schema bullmq to ${role}`);
  } finally {
    await client.end();
  }
}

/** The queues by name. Only workers and the operations pages ask for them; the web process writes outbox rows. */
@Injectable()
export class Queues implements OnApplicationShutdown {
  private readonly queues: Map<QueueName, Queue>;

  constructor(
    @Inject(CONFIG) config: Config,
    @Inject(LOGGER) logger: Logger,
  ) {
    const connection = queueConnection(config);
    this.queues = new Map(QUEUES.map((name) => [name, new Queue(name, { connection, defaultJobOptions: jobOptions(name) })]));
    for (const queue of this.all()) queue.on('error', (error) => logger.debug({ queue: queue.name, err: error }, 'the queue does not answer'));
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
