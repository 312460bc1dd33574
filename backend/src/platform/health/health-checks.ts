import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { withTimeout } from '../async/with-timeout.js';
import { secondsAgo } from '../database/time.js';
import { WORKER_SILENCE } from './operations.service.js';
import { WorkerHeartbeat } from './worker-heartbeat.entity.js';

type Check = () => Promise<boolean>;
/** Longest time, in milliseconds, that a health check may take before it counts as failed. */
const CHECK_TIMEOUT = 2_000;

/** Checks whether everything works that the site needs to be usable. Other modules add their own checks. */
@Injectable()
export class HealthChecks {
  /**
   * Whether the process was asked to stop. It still answers requests in that state, but load balancers should send no
   * more.
   */
  draining = false;
  private readonly checks = new Map<string, Check>();

  constructor(private readonly em: EntityManager) {
    this.add('database', async () => (await em.fork().execute('select 1')).length === 1);
    this.add('workers', async () => (await this.liveWorkers()).length > 0);
    this.add('queues', async () => (await this.liveWorkers()).some(({ queuesOk }) => queuesOk));
    this.add('mail', async () => (await this.latestMailCheck())?.mailOk ?? false);
  }

  add(name: string, check: Check): void {
    this.checks.set(name, check);
  }

  /** Runs all health checks. Returns whether each passed, by name. */
  async run(): Promise<Record<string, boolean>> {
    const results = await Promise.all(
      [...this.checks].map(async ([name, check]) => [name, await inTime(check)] as const),
    );
    return Object.fromEntries(results);
  }

  /** Returns the seconds since a worker last checked whether the mail server answers; null when no worker has. */
  async mailCheckAge(): Promise<number | null> {
    const checkedAt = (await this.latestMailCheck().catch(() => null))?.mailCheckedAt;
    return checkedAt ? Math.round((Date.now() - checkedAt.getTime()) / 1_000) : null;
  }

  private async latestMailCheck(): Promise<WorkerHeartbeat | null> {
    const [latest] = await this.liveWorkers();
    return latest?.mailCheckedAt ? latest : null;
  }

  /** Returns the workers that are alive; the one that last checked the mail server comes first. */
  private async liveWorkers(): Promise<WorkerHeartbeat[]> {
    const isAlive = { seenAt: { $gt: secondsAgo(WORKER_SILENCE) } };
    return this.em.fork().find(WorkerHeartbeat, isAlive, { orderBy: { mailCheckedAt: 'desc nulls last' } });
  }
}

const inTime = (check: Check): Promise<boolean> =>
  withTimeout(
    check().catch(() => false),
    CHECK_TIMEOUT,
    () => false,
  );
