import { setTimeout as wait } from 'node:timers/promises';
import { PostgresConnection, PostgresQueueBackend, type BackendFactory, type PostgresConnectionOptions } from 'bullmq';

/** Milliseconds that a worker waits after a failed attempt to take a job from a queue. */
const PAUSE = 1_000;
const TIMEOUTS = { connectionTimeoutMillis: 3_000, query_timeout: 10_000 };

/**
 * A database connection that tries again if it could not be opened. BullMQ 6.7 itself stores the result of a failed
 * first attempt and never repeats the attempt.
 */
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

/**
 * Runs an attempt to connect. BullMQ stores the promise of the attempt. If the attempt fails, the stored promise is
 * removed, so that BullMQ tries again.
 */
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
