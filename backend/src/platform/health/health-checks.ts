import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { withTimeout } from '../async/with-timeout.js';
import { secondsAgo } from '../database/time.js';
import { WORKER_SILENCE } from './operations.service.js';
import { WorkerHeartbeat } from './worker-heartbeat.entity.js';

type Check = () => Promise<boolean>;

/** Of something the site needs. Fails if it throws or takes too long. */
export interface HealthCheck {
  readonly name: string;
  passes(): Promise<boolean>;
}
/** Checks of modules, as `readonly HealthCheck[]`. */
export const HEALTH_CHECKS = Symbol('HEALTH_CHECKS');

/** Maximum time, in milliseconds, for one health check. A check that takes longer counts as failed. */
const CHECK_TIMEOUT = 2_000;

@Injectable()
export class HealthChecks {
  /** Asked to stop: load balancers should send new requests elsewhere. */
  draining = false;
  private readonly checks: readonly (readonly [name: string, check: Check])[];

  constructor(
    private readonly em: EntityManager,
    @Inject(HEALTH_CHECKS) ofModules: readonly HealthCheck[],
  ) {
    this.checks = [
      ['database', async () => (await em.fork().execute('select 1')).length === 1],
      ['workers', async () => (await this.liveWorkers()).length > 0],
      ['queues', async () => (await this.liveWorkers()).some(({ queuesOk }) => queuesOk)],
      ['mail', async () => (await this.latestMailCheck())?.mailOk ?? false],
      ...ofModules.map((check) => [check.name, () => check.passes()] as const),
    ];
  }

  async run(): Promise<Record<string, boolean>> {
    const results = await Promise.all(this.checks.map(async ([name, check]) => [name, await inTime(check)] as const));
    return Object.fromEntries(results);
  }

  async mailCheckAge(): Promise<number | null> {
    const checkedAt = (await this.latestMailCheck().catch(() => null))?.mailCheckedAt;
    return checkedAt ? Math.round((Date.now() - checkedAt.getTime()) / 1_000) : null;
  }

  private async latestMailCheck(): Promise<WorkerHeartbeat | null> {
    const [latest] = await this.liveWorkers();
    return latest?.mailCheckedAt ? latest : null;
  }

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
