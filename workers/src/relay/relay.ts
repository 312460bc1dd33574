import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import type { Logger } from 'pino';
import type { EventEnvelope, EventName } from '#contract/events.js';
import { ROUTES, type QueueName } from '#contract/queues.js';
import { withTimeout } from '#platform/async/with-timeout.js';
import { CONFIG, type Config } from '#platform/config/config.js';
import { LOGGER } from '#platform/logging/logger.js';
import { Queues } from '#platform/queue/queues.js';

const BATCH = 200;
/** As a PostgreSQL array. Other events wait for a newer version of the program. */
const KNOWN = `{${Object.keys(ROUTES).join(',')}}`;
/** Number of milliseconds after which the outbox is read again if reading it failed or no notification has arrived. */
const POLL_INTERVAL = 2_000;
/** Milliseconds for the connection that receives notifications. */
const LISTEN_WITHIN = 5_000;

interface Row {
  id: string;
  name: EventName;
  payload: EventEnvelope['payload'];
  request_id: string | null;
  origin: string | null;
  traceparent: string | null;
  created_at: string | Date;
  /** Queues that have already accepted the event, or null if the event has never been sent to a queue. */
  queues: QueueName[] | null;
}

/**
 * Moves committed events from the outbox to their queues. Each event is moved at least once, and the oldest events are
 * moved first. Several relays may run at the same time, because each of them skips rows that another one has locked.
 * The class uses raw SQL, because it needs `SKIP LOCKED`.
 */
@Injectable()
export class Relay implements OnApplicationBootstrap, OnApplicationShutdown {
  private stopping = false;
  private wakeUp: () => void = () => undefined;
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
    this.wakeUp();
    await this.loop;
    await this.listener?.end().catch(() => undefined);
  }

  /** Their rows stay locked until the queues have accepted them. */
  async moveBatch(): Promise<number> {
    return this.em.fork().transactional(async (em) => {
      const rows = await em.execute<Row[]>(
        `select id, name, payload, request_id, origin, traceparent, created_at, queues from outbox
         where published_at is null and name = any(?::text[]) order by created_at limit ? for update skip locked`,
        [KNOWN, BATCH],
      );
      if (rows.length === 0) return 0;
      await this.enqueue(rows);
      await em.execute(
        `update outbox set published_at = now(), queues = string_to_array(handed.queues, ',')
         from unnest(?::uuid[], ?::text[]) as handed(id, queues) where outbox.id = handed.id`,
        [arrayOf(rows.map(({ id }) => id)), arrayOf(rows.map((row) => `"${queuesOf(row).join(',')}"`))],
      );
      return rows.length;
    });
  }

  private async enqueue(rows: Row[]): Promise<void> {
    const jobs = new Map<QueueName, { name: string; data: EventEnvelope; opts: { jobId: string } }[]>();
    for (const row of rows) {
      const data: EventEnvelope = {
        id: row.id,
        name: row.name,
        at: new Date(row.created_at).toISOString(),
        requestId: row.request_id,
        origin: row.origin,
        traceparent: row.traceparent,
        payload: row.payload,
      };
      for (const queue of queuesOf(row))
        jobs.set(queue, [...(jobs.get(queue) ?? []), { name: row.name, data, opts: { jobId: row.id } }]);
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
      if (!this.stopping) await this.sleep();
    }
  }

  private sleep(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, POLL_INTERVAL);
      this.wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** If it is lost, the outbox is still read at intervals, before which it reconnects. */
  private async listen(): Promise<void> {
    if (this.listener) return;
    const client = new pg.Client({
      connectionString: this.config.databaseUrl,
      keepAlive: true,
      connectionTimeoutMillis: LISTEN_WITHIN,
      query_timeout: LISTEN_WITHIN,
    });
    const close = () => {
      if (this.listener === client) this.listener = null;
    };
    client.on('error', close).on('end', close);
    client.on('notification', () => this.wakeUp());
    try {
      await client.connect();
      await client.query('listen outbox');
      this.listener = client;
    } catch (error) {
      void client.end().catch(() => undefined);
      throw error;
    }
  }
}

/** An event that is sent again goes to the same queues as before. */
const queuesOf = ({ name, queues }: Row): readonly QueueName[] => queues ?? ROUTES[name];

const arrayOf = (values: readonly string[]): string => `{${values.join(',')}}`;

/** A silent queue must not keep rows of the outbox locked forever. */
const withDeadline = <T>(work: Promise<T>): Promise<T> =>
  withTimeout(work, 5_000, () => {
    throw new Error('the queue does not answer');
  });
