import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

/** Deletes what nobody needs any more. */
@Injectable()
export class Retention {
  constructor(private readonly em: EntityManager) {}

  /** Published events after 30 days; inbox rows after 60, when no queue can hold their event any longer. */
  async sweepEvents(): Promise<string> {
    const events = await this.remove("outbox where published_at < now() - interval '30 days'");
    const handled = await this.remove("inbox where handled_at < now() - interval '60 days'");
    return `${events} events and ${handled} notes of handling deleted`;
  }

  /** Sessions that ended or idled out, and links that expired a month ago. */
  async sweepSessions(): Promise<string> {
    const sessions = await this.remove("sessions where ends_at < now() or seen_at < now() - interval '1 day'");
    const links = await this.remove("account_tokens where expires_at < now() - interval '30 days'");
    return `${sessions} sessions and ${links} links deleted`;
  }

  /** How many rows went. The conditions are constants of this file. */
  private async remove(what: string): Promise<number> {
    const [row] = await this.em.execute<{ n: string }[]>(`with gone as (delete from ${what} returning 1) select count(*) as n from gone`);
    return Number(row?.n ?? 0);
  }
}
