import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import { withTimeout } from '#platform/async/with-timeout.js';
import { daysAgo, now } from '#platform/database/time.js';
import { withEntityManager } from '#platform/database/unit-of-work.js';
import { WorkerHeartbeat } from '#platform/health/worker-heartbeat.entity.js';
import { LOGGER } from '#platform/logging/logger.js';
import { Mailer } from '#platform/mail/mailer.js';
import { Queues } from '#platform/queue/queues.js';

const INTERVAL = 5_000;
const QUEUE_TIMEOUT = 1_500;

/** For health checks and the jobs page. */
@Injectable()
export class Heartbeat implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly workerId = randomUUID();
  private readonly version = versionOf(process.cwd());
  private timer: NodeJS.Timeout | undefined;
  /** The next heartbeat waits until this one has been recorded. */
  private sending: Promise<void> | null = null;

  constructor(
    private readonly em: EntityManager,
    private readonly queues: Queues,
    private readonly mailer: Mailer,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.tick(), INTERVAL);
    this.tick();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.sending;
  }

  private tick(): void {
    this.sending ??= withEntityManager(this.em, () => this.send())
      .catch((error: unknown) => this.logger.warn({ err: error }, 'a heartbeat failed'))
      .finally(() => (this.sending = null));
  }

  private async send(): Promise<void> {
    const [queuesOk, mail] = await Promise.all([this.queuesAnswer(), this.mailer.serverState()]);
    const seen = () => ({ seenAt: now(), queuesOk, mailOk: mail.isReachable, mailCheckedAt: mail.checkedAt });
    const isKnown = await this.em.nativeUpdate(WorkerHeartbeat, { id: this.workerId }, seen());
    if (!isKnown)
      await this.em.insert(WorkerHeartbeat, { ...seen(), id: this.workerId, startedAt: now(), version: this.version });
    await this.em.nativeDelete(WorkerHeartbeat, { seenAt: { $lt: daysAgo(1) } });
  }

  private async queuesAnswer(): Promise<boolean> {
    const answers = this.queues
      .get('emails')
      .getJobCounts('waiting')
      .then(
        () => true,
        () => false,
      );
    return withTimeout(answers, QUEUE_TIMEOUT, () => false);
  }
}

/** For the list of workers. Empty if it cannot be read. */
function versionOf(folder: string): string {
  try {
    return z.parse(z.object({ version: z.string() }), JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
      .version;
  } catch {
    return '';
  }
}
