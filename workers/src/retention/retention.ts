import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

/** Deletes what nobody needs any more. */
@Injectable()
export class Retention {
  constructor(private readonly em: EntityManager) {}

  /** Published events after 30 days; inbox rows after 60, when no queue can hold their event any longer. */
  async sweepEvents(): Promise<void> {
    await this.em.execute("delete from outbox where published_at < now() - interval '30 days'");
    await this.em.execute("delete from inbox where handled_at < now() - interval '60 days'");
  }

  /** Sessions that ended or idled out, and links that expired a month ago. */
  async sweepSessions(): Promise<void> {
    await this.em.execute("delete from sessions where ends_at < now() or seen_at < now() - interval '1 day'");
    await this.em.execute("delete from account_tokens where expires_at < now() - interval '30 days'");
  }
}
