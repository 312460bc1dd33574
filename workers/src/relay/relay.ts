import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import type { Logger } from 'pino';
import type { EventEnvelope, EventName } from '../../../backend/src/contract/events.js';
import { type QueueName, ROUTES } from '../../../backend/src/contract/queues.js';
import { CONFIG, type Config } from '../../../backend/src/platform/config/config.js';
import { LOGGER } from '../../../backend/src/platform/logging/logger.js';
import { Queues } from '../../../backend/src/platform/queue/queues.js';

const BATCH = 200;
/** While a new version is being put in place, events it alone knows wait for its own relay. */
const KNOWN = `{${Object.keys(ROUTES).join(',')}}`;
/** Milliseconds between looks when nobody wakes us, and after a failure. */
const SLOW_POLL = 2_000;

interface Row { id: string; name: EventName; payload: EventEnvelope['payload']; request_id: string | null; origin: string | null; created_at: string | Date }

/** Carries committed events from the outbox to their queues: at least once, in the order they were told, by any number of relays. */
@Injectable()
export class Relay implements OnApplicationBootstrap, OnApplicationShutdown {
  private stopping = false;
  private wake: () => void = () => undefined;
  private loop: Promise<void> = Promise.resolve();
  private listener: pg.Client | null = null;

  constructor(
    private readonly em: EntityManager,
    private readonly queues: Queues,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.loop = this.run();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopping = true;
    this.wake();
    await this.loop;
    await this.listener?.end().catch(() => undefined);
  }

  /** Moves one batch; returns how many events it moved. Rows stay locked until the queues have them. */
  async moveBatch(): Promise<number> {
    return this.em.fork().transactional(async (em) => {
      const rows = await em.execute<Row[]>(
        'select id, name, payload, request_id, origin, created_at from outbox where published_at is null and name = any(?::text[]) order by created_at limit ? for update skip locked', [KNOWN, BATCH]);
      if (rows.length === 0) return 0;
      await this.enqueue(rows);
      await em.execute('update outbox set published_at = now() where id = any(?::uuid[])', [`{${rows.map((row) => row.id).join(',')}}`]);
      return rows.length;
    });
  }

  private async enqueue(rows: Row[]): Promise<void> {
    const jobs = new Map<QueueName, { name: string; data: EventEnvelope; opts: { jobId: string } }[]>();
    for (const row of rows) {
      const data: EventEnvelope = { id: row.id, name: row.name, at: new Date(row.created_at).toISOString(), requestId: row.request_id, origin: row.origin, payload: row.payload };
      for (const queue of ROUTES[row.name]) jobs.set(queue, [...(jobs.get(queue) ?? []), { name: row.name, data, opts: { jobId: row.id } }]);
    }
    await Promise.all([...jobs].map(([queue, batch]) => withDeadline(this.queues.get(queue).addBulk(batch))));
  }

  private async run(): Promise<void> {
    while (!this.stopping) {
      try {
        await this.listen();
        while (!this.stopping && (await this.moveBatch()) === BATCH) continue;
      } catch (error) {
        this.logger.warn({ err: error }, 'the relay could not move events and will try again');
      }
      if (!this.stopping) await this.nap();
    }
  }

  private nap(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, SLOW_POLL);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** PostgreSQL tells us of new rows; should the connection be lost, the slow poll goes on and this reconnects. */
  private async listen(): Promise<void> {
    if (this.listener) return;
    const client = new pg.Client({ connectionString: this.config.databaseUrl, keepAlive: true });
    client.on('error', () => (this.listener = null));
    client.on('notification', () => this.wake());
    await client.connect();
    await client.query('listen outbox');
    this.listener = client;
  }
}

/** A queue that does not answer must not hold the rows' locks for ever. */
async function withDeadline<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, 5_000, new Error('the queue does not answer'));
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
