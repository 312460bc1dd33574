import { randomUUID } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { versionOf } from '../../backend/src/platform/health/version.js';
import { Mailer } from '../../backend/src/platform/mail/mailer.js';
import { Queues } from '../../backend/src/platform/queue/queues.js';

/** Milliseconds a queue may take to answer before it counts as away. */
const PATIENCE = 1_500;

/** Tells the web process, through the database, that this worker lives and what it can reach. */
@Injectable()
export class Heartbeat {
  readonly id = randomUUID();
  private readonly version = versionOf(process.cwd());

  constructor(
    private readonly em: EntityManager,
    private readonly queues: Queues,
    private readonly mailer: Mailer,
  ) {}

  async beat(): Promise<void> {
    const [queuesOk, mailOk] = await Promise.all([this.queuesAnswer(), this.mailer.isReachable()]);
    await this.em.execute(
      `insert into worker_heartbeats (id, started_at, seen_at, queues_ok, mail_ok, version) values (?, now(), now(), ?, ?, ?)
       on conflict (id) do update set seen_at = now(), queues_ok = excluded.queues_ok, mail_ok = excluded.mail_ok`,
      [this.id, queuesOk, mailOk, this.version],
    );
    await this.em.execute("delete from worker_heartbeats where seen_at < now() - interval '1 day'");
  }

  private async queuesAnswer(): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(resolve, PATIENCE, false);
    });
    const asked = this.queues.get('emails').getJobCounts('waiting').then(() => true, () => false);
    return Promise.race([asked, late]).finally(() => clearTimeout(timer));
  }
}
