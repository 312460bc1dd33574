import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { WORKER_SILENCE } from './operations.js';

type Check = () => Promise<boolean>;
/** Milliseconds a check may take before it counts as failed. */
const PATIENCE = 2_000;

/** What must work for the site to be of use; modules add their own checks. */
@Injectable()
export class HealthChecks {
  /** Set when the process has been asked to stop: it still answers, but takes no new work. */
  draining = false;
  private readonly checks = new Map<string, Check>();

  constructor(private readonly em: EntityManager) {
    this.add('database', async () => (await em.fork().execute('select 1')).length === 1);
    this.add('workers', () => this.workersAre('true'));
    this.add('queues', () => this.workersAre('queues_ok'));
    this.add('mail', () => this.workersAre('mail_ok'));
  }

  add(name: string, check: Check): void {
    this.checks.set(name, check);
  }

  /** Each check's name and whether it passed. */
  async run(): Promise<Record<string, boolean>> {
    const results = await Promise.all([...this.checks].map(async ([name, check]) => [name, await inTime(check)] as const));
    return Object.fromEntries(results);
  }

  private async workersAre(condition: 'true' | 'queues_ok' | 'mail_ok'): Promise<boolean> {
    const rows = await this.em.fork().execute(
      `select 1 from worker_heartbeats where seen_at > now() - make_interval(secs => ?) and ${condition} limit 1`, [WORKER_SILENCE]);
    return rows.length > 0;
  }
}

async function inTime(check: Check): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE, false).unref());
  return Promise.race([check().catch(() => false), late]);
}
