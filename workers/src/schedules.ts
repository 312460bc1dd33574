import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Job } from 'bullmq';
import type { Logger } from 'pino';
import { AlertMails, PriceCheck, SavedPlanWatch } from '#modules/alerts/index.js';
import { ReminderMails } from '#modules/deadlines/index.js';
import { CONFIG, type Config } from '#platform/config/config.js';
import { withEntityManager } from '#platform/database/unit-of-work.js';
import { ScheduleRuns } from '#platform/health/schedule-runs.js';
import { LOGGER, withoutSecrets } from '#platform/logging/logger.js';
import { closeQueue, openQueue, openWorker, type OpenQueue, type OpenWorker } from '#platform/queue/queues.js';
import { AuditVerification } from './audit-log/audit-verification.js';
import { ReleaseWatch } from './cache-refresh/release-watch.js';
import { Heartbeat } from './heartbeat.js';
import { LostEvents } from './relay/lost-events.js';
import { AccountErasure } from './retention/account-erasure.js';
import { SWEEPS } from './retention/retention.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

interface Schedule {
  readonly name: string;
  /** Milliseconds, no matter which worker runs. The first run starts at once. */
  readonly every: number;
  readonly run: () => Promise<string | void>;
}

/** Of its own, so that it does not wait for long jobs of other queues. */
const QUEUE = 'schedules';
const CONCURRENCY = 3;
/** Milliseconds. Schedules can disappear, because Redis may lose its data. */
const REGISTRATION_CHECK = MINUTE;

/**
 * Runs all work that repeats at fixed intervals. BullMQ's job schedulers give each run to one worker. If that worker
 * dies, another worker takes over the run. The database records when each schedule last ran and with what result.
 */
@Injectable()
export class Schedules implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly schedules: readonly Schedule[];
  private readonly queue: OpenQueue;
  private worker: OpenWorker | null = null;
  private timer: NodeJS.Timeout | undefined;
  private isStopping = false;
  /** The deletion of old schedules from the database that is running, or the last one. Never rejects. */
  private deletion: Promise<void> = Promise.resolve();

  constructor(
    private readonly em: EntityManager,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly runs: ScheduleRuns,
    private readonly heartbeat: Heartbeat,
    erasure: AccountErasure,
    audit: AuditVerification,
    release: ReleaseWatch,
    lost: LostEvents,
    savedPlans: SavedPlanWatch,
    prices: PriceCheck,
    alertMails: AlertMails,
    reminders: ReminderMails,
  ) {
    this.queue = openQueue(QUEUE, config, logger);
    this.schedules = [
      ...SWEEPS.map(({ name, every, sweep }) => ({ name, every: every * 1_000, run: () => sweep(em) })),
      { name: 'republish-lost-events', every: MINUTE, run: () => lost.republish() },
      { name: 'erase-accounts-on-request', every: HOUR, run: () => erasure.eraseRequested() },
      { name: 'erase-unconfirmed-accounts', every: HOUR, run: () => erasure.eraseUnconfirmed() },
      { name: 'save-audit-checkpoint', every: MINUTE, run: () => audit.saveCheckpoint() },
      { name: 'verify-audit-trail', every: HOUR, run: () => audit.verify() },
      { name: 'renew-after-marketplace-release', every: HOUR, run: () => release.renewAfterRelease() },
      { name: 'compare-saved-plans', every: HOUR, run: () => savedPlans.compare() },
      { name: 'price-saved-plans', every: HOUR, run: () => prices.check() },
      { name: 'begin-mails-about-changes', every: 10 * MINUTE, run: () => alertMails.begin() },
      { name: 'begin-reminders-of-deadlines', every: 10 * MINUTE, run: () => reminders.begin() },
      { name: 'sweep-saved-answers', every: HOUR, run: () => release.sweep() },
    ];
  }

  onApplicationBootstrap(): void {
    this.worker = openWorker(QUEUE, (job) => this.run(job), this.logger, {
      connection: this.config,
      concurrency: CONCURRENCY,
    });
    this.worker.on('failed', (job, error) =>
      this.logger.warn({ schedule: job?.name, err: error }, 'a scheduled run failed'),
    );
    this.timer = setInterval(() => void this.registerAgain(), REGISTRATION_CHECK);
    void this.register();
  }

  /**
   * Waits for the current runs and for the deletion of old schedules. The deletion must have ended before the database
   * is closed: if a connection is still being opened then, Kysely never returns it, and closing never ends.
   */
  async onApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    clearInterval(this.timer);
    await this.worker?.close();
    await closeQueue(this.queue);
    await this.deletion;
  }

  /** Safe to repeat: each schedule exists once and keeps the time of its next run. */
  private async register(): Promise<void> {
    for (const { name, every } of this.schedules)
      await this.queue
        .upsertJobScheduler(name, { every }, { name, opts: { removeOnComplete: true, removeOnFail: true } })
        .catch((error: unknown) => this.logger.warn({ schedule: name, err: error }, 'a schedule was not registered'));
    if (this.isStopping) return;
    this.deletion = this.runs
      .keepOnly(this.schedules.map(({ name }) => name))
      .catch((error: unknown) => this.logger.warn({ err: error }, 'old schedules were not deleted'));
  }

  private async registerAgain(): Promise<void> {
    const registered = await this.queue.getJobSchedulersCount().catch(() => this.schedules.length);
    if (registered < this.schedules.length) await this.register();
  }

  private async run({ name }: Job): Promise<void> {
    const schedule = this.schedules.find((one) => one.name === name);
    if (!schedule) {
      // A schedule that this version of the program does not know was registered by another version, so the schedule is
      // removed. If the other version is still running, it registers the schedule again.
      await this.queue.removeJobScheduler(name);
      return;
    }
    await withEntityManager(this.em, () => this.runAndRecord(schedule));
  }

  private async runAndRecord({ name, every, run }: Schedule): Promise<void> {
    await this.runs.start(name, every, this.heartbeat.workerId);
    try {
      await this.runs.end(name, true, (await run()) ?? 'done');
    } catch (error) {
      await this.runs.end(name, false, error instanceof Error ? withoutSecrets(error.message) : 'failed');
      throw error;
    }
  }
}
