import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { withEntityManager } from '../../backend/src/platform/database/unit-of-work.js';
import { ScheduleRuns } from '../../backend/src/platform/health/schedule-runs.js';
import { LOGGER, withoutSecrets } from '../../backend/src/platform/logging/logger.js';
import { AuditWatch } from './audit-log/audit-watch.js';
import { ReleaseWatch } from './cache-refresh/release-watch.js';
import { Heartbeat } from './heartbeat.js';
import { Retention } from './retention/retention.js';

const second = 1_000;
const hour = 3_600 * second;

interface Clock {
  readonly name: string;
  /** Milliseconds between runs, over all workers together; the first is at once. */
  readonly every: number;
  /** What was done, in a few words for the jobs page. */
  readonly run: () => Promise<string | void>;
}

/** Milliseconds between looks whether something is due. */
const LOOK_EVERY = 5 * second;
/** Milliseconds between two signs of life of this worker. */
const BEAT_EVERY = 5 * second;

/**
 * Every clock in the house. Each task runs on one worker at a time, whichever finds it due first; the database holds
 * when it last ran and what came of it. Should that worker die, the task is due again at its next time.
 */
@Injectable()
export class Schedules implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly timers: NodeJS.Timeout[] = [];
  private readonly running = new Set<Promise<void>>();
  private readonly clocks: readonly Clock[];

  constructor(
    private readonly em: EntityManager,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly runs: ScheduleRuns,
    private readonly heartbeat: Heartbeat,
    retention: Retention,
    audit: AuditWatch,
    release: ReleaseWatch,
  ) {
    this.clocks = [
      { name: 'sweep-outbox-and-inbox', every: hour, run: () => retention.sweepEvents() },
      { name: 'sweep-ended-sessions', every: hour, run: () => retention.sweepSessions() },
      { name: 'erase-accounts-on-request', every: hour, run: () => retention.eraseRequested() },
      { name: 'sweep-old-contact-messages', every: hour, run: () => retention.sweepContactMessages() },
      { name: 'sweep-old-audit-checks', every: 24 * hour, run: () => retention.sweepAuditChecks() },
      { name: 'keep-audit-head', every: 60 * second, run: () => audit.keepHead() },
      { name: 'verify-audit-trail', every: hour, run: () => audit.verify() },
      { name: 'renew-after-marketplace-release', every: hour, run: () => release.renewAfterRelease() },
      { name: 'sweep-saved-answers', every: hour, run: () => release.sweep() },
    ];
  }

  onApplicationBootstrap(): void {
    this.repeat(() => this.heartbeat.beat(), 'heartbeat', BEAT_EVERY);
    for (const clock of this.clocks) this.repeat(() => this.runIfDue(clock), clock.name, LOOK_EVERY);
  }

  async onApplicationShutdown(): Promise<void> {
    this.timers.forEach(clearInterval);
    await Promise.allSettled(this.running);
  }

  private repeat(task: () => Promise<void>, name: string, every: number): void {
    const tick = async (): Promise<void> => {
      const work = withEntityManager(this.em, task).catch((error: unknown) => this.logger.warn({ schedule: name, err: error }, 'a scheduled run failed'));
      this.running.add(work);
      await work;
      this.running.delete(work);
    };
    void tick();
    this.timers.push(setInterval(() => void tick(), every));
  }

  private async runIfDue({ name, every, run }: Clock): Promise<void> {
    if (!(await this.runs.claim(name, every, this.heartbeat.id))) return;
    try {
      await this.runs.end(name, true, (await run()) ?? 'done');
    } catch (error) {
      await this.runs.end(name, false, error instanceof Error ? withoutSecrets(error.message) : 'failed');
      throw error;
    }
  }
}
