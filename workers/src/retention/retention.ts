import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { RETENTION } from '../../../backend/src/contract/limits.js';
import { ContactMessages } from '../../../backend/src/modules/contact/index.js';
import { UserRecords } from '../../../backend/src/modules/users/index.js';
import { Publisher } from '../../../backend/src/platform/events/publisher.js';

/** Deletes what nobody needs any more, after the times that the privacy policy names. Each says how much went. */
@Injectable()
export class Retention {
  constructor(
    private readonly em: EntityManager,
    private readonly messages: ContactMessages,
    private readonly accounts: UserRecords,
    private readonly events: Publisher,
  ) {}

  /** Inbox rows outlast every queue that could still hold their event. */
  async sweepEvents(): Promise<string> {
    const events = await this.remove('outbox where published_at < now() - make_interval(days => ?)', RETENTION.publishedEventsDays);
    const notes = await this.remove('inbox where handled_at < now() - make_interval(days => ?)', RETENTION.handledNotesDays);
    return `${events} events and ${notes} notes of handling deleted`;
  }

  /** Sessions that ended or idled out, links that expired a while ago, counts of sign-in tries, data files nobody fetched. */
  async sweepSessions(): Promise<string> {
    const sessions = await this.remove('sessions where ends_at < now() or seen_at < now() - make_interval(days => ?)', 1);
    const links = await this.remove('account_tokens where expires_at < now() - make_interval(days => ?)', RETENTION.expiredLinksDays);
    const tries = await this.remove('sign_in_tries where last_at < now() - make_interval(days => ?)', 1);
    const files = await this.remove('data_exports where ends_at < now() - make_interval(days => ?)', 0);
    return `${sessions} sessions, ${links} links, ${tries} counts of sign-in tries and ${files} data files deleted`;
  }

  /** People who asked to have everything deleted: promised within 14 days, done a day before. */
  async eraseRequested(): Promise<string> {
    const erased = await this.em.transactional(async () => {
      const ids = await this.accounts.eraseRequested(RETENTION.erasureDays);
      for (const userId of ids) this.events.publish('user.erased', { userId });
      return ids.length;
    });
    return `${erased} accounts erased, ${await this.accounts.countErasureRequests()} requests wait for their day`;
  }

  async sweepContactMessages(): Promise<string> {
    return `${await this.messages.sweep()} messages older than ${RETENTION.contactMessagesYears} years deleted`;
  }

  /** The results of checks; the trail itself is never touched. */
  async sweepAuditChecks(): Promise<string> {
    const checks = await this.remove('audit_checks where asked_at < now() - make_interval(years => ?)', RETENTION.auditChecksYears);
    return `${checks} results of checks deleted; the audit trail is kept`;
  }

  /** How many rows went. What is deleted is written in this file alone. */
  private async remove(what: string, age: number): Promise<number> {
    const gone = await this.em.execute<{ n: string }[]>(`with gone as (delete from ${what} returning 1) select count(*) as n from gone`, [age]);
    return Number(gone[0]?.n ?? 0);
  }
}
