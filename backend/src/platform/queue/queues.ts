import { createPostgresBackend, type ConnectionOptions, Queue, runMigrations, setDefaultBackendFactory } from 'bullmq';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import type { Logger } from 'pino';
import { QUEUES, type QueueName } from '../../contract/queues.js';
import { CONFIG, type Config } from '../config/config.js';
import { LOGGER } from '../logging/logger.js';

const DAY = 24 * 60 * 60;

export const isQueueName = (name: string): name is QueueName => QUEUES.some((queue) => queue === name);

/** What every job gets: eight tries over about half an hour; done jobs stay a day so that a repeat of an id is seen. */
export const JOB_OPTIONS = {
  attempts: 8,
  backoff: { type: 'exponential', delay: 2_000, jitter: 0.5 },
  removeOnComplete: { age: DAY, count: 50_000 },
} as const;

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
    this.queues = new Map(QUEUES.map((name) => [name, new Queue(name, { connection, defaultJobOptions: JOB_OPTIONS })]));
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
