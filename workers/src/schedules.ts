import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { withEntityManager } from '../../backend/src/platform/database/unit-of-work.js';
import { LOGGER } from '../../backend/src/platform/logging/logger.js';
import { AuditWatch } from './audit-log/audit-watch.js';
import { ReleaseWatch } from './cache-refresh/release-watch.js';
import { Heartbeat } from './heartbeat.js';
import { Retention } from './retention/retention.js';

const second = 1_000;
const hour = 3_600 * second;

interface Clock {
  readonly name: string;
  /** Milliseconds between runs; the first run is at start. */
  readonly every: number;
  readonly run: () => Promise<void>;
}

/** Every clock in the house. Each task is safe to run on several workers at once and to run twice. */
@Injectable()
export class Schedules implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly timers: NodeJS.Timeout[] = [];
  private readonly running = new Set<Promise<void>>();
  private readonly clocks: readonly Clock[];

  constructor(
    private readonly em: EntityManager,
    @Inject(LOGGER) private readonly logger: Logger,
    heartbeat: Heartbeat,
    retention: Retention,
    audit: AuditWatch,
    release: ReleaseWatch,
  ) {
    this.clocks = [
      { name: 'heartbeat', every: 5 * second, run: () => heartbeat.beat() },
      { name: 'sweep-outbox-and-inbox', every: hour, run: () => retention.sweepEvents() },
      { name: 'sweep-ended-sessions', every: hour, run: () => retention.sweepSessions() },
      { name: 'keep-audit-head', every: 60 * second, run: () => audit.keepHead() },
      { name: 'verify-audit-trail', every: hour, run: () => audit.verify() },
      { name: 'renew-after-marketplace-release', every: hour, run: () => release.renewAfterRelease() },
      { name: 'sweep-saved-answers', every: hour, run: () => release.sweep() },
    ];
  }

  onApplicationBootstrap(): void {
    for (const clock of this.clocks) {
      void this.tick(clock);
      this.timers.push(setInterval(() => void this.tick(clock), clock.every));
    }
  }

  async onApplicationShutdown(): Promise<void> {
    this.timers.forEach(clearInterval);
    await Promise.allSettled(this.running);
  }

  private async tick({ name, run }: Clock): Promise<void> {
    const work = withEntityManager(this.em, run).catch((error: unknown) => this.logger.warn({ schedule: name, err: error }, 'a scheduled run failed'));
    this.running.add(work);
    await work;
    this.running.delete(work);
  }
}
