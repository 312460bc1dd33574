import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { RETENTION } from '#contract/limits/retention.js';
import { ExportLinks } from '#modules/admin/index.js';
import { AlertsService } from '#modules/alerts/index.js';
import {
  AccountTokens,
  DataExport,
  EmailChange,
  PendingProofs,
  SessionStore,
  SignInThrottle,
} from '#modules/auth/index.js';
import { ContactMessageRepository } from '#modules/contact/index.js';
import { ReminderMails } from '#modules/deadlines/index.js';
import { SharesRepository } from '#modules/shares/index.js';
import { UserRepository } from '#modules/users/index.js';
import { AuditChecks } from '#platform/audit/audit-checks.js';
import { Inbox } from '#platform/events/inbox.js';
import { Outbox } from '#platform/events/outbox.js';
import { Publisher } from '#platform/events/publisher.js';

/**
 * Deletes data after the periods stated in the privacy policy. Each module deletes the rows of its own tables. Each
 * method of this class returns a text for the log that says how much was deleted.
 */
@Injectable()
export class Retention {
  constructor(
    private readonly em: EntityManager,
    private readonly outbox: Outbox,
    private readonly inbox: Inbox,
    private readonly sessions: SessionStore,
    private readonly tokens: AccountTokens,
    private readonly emailChanges: EmailChange,
    private readonly throttle: SignInThrottle,
    private readonly proofs: PendingProofs,
    private readonly exports: DataExport,
    private readonly exportLinks: ExportLinks,
    private readonly messages: ContactMessageRepository,
    private readonly accounts: UserRepository,
    private readonly shares: SharesRepository,
    private readonly alerts: AlertsService,
    private readonly reminders: ReminderMails,
    private readonly checks: AuditChecks,
    private readonly events: Publisher,
  ) {}

  /**
   * Deletes old events and old inbox entries, which record that an event was handled. Inbox entries are kept longer
   * than any queue keeps an event. An event that a queue delivers a second time is therefore always recognized.
   */
  async sweepEvents(): Promise<string> {
    const events = await this.outbox.deletePublished(RETENTION.publishedEventsDays);
    const entries = await this.inbox.deleteOlderThan(RETENTION.inboxEntriesDays);
    return `${events} events and ${entries} inbox entries deleted`;
  }

  async sweepSessions(): Promise<string> {
    const sessions = await this.sessions.deleteEnded();
    const links = await this.tokens.deleteExpired(RETENTION.expiredLinksDays);
    const addresses = await this.emailChanges.deleteOlderThan(RETENTION.requestedAddressDays);
    const steps = await this.proofs.deleteExpired();
    const tries = await this.throttle.deleteForgotten();
    const files = await this.exports.deleteEnded();
    const exportLinks = await this.exportLinks.deleteExpired();
    return (
      `${sessions} sessions, ${links} links, ${addresses} requested addresses, ${steps} unfinished sign-in steps, ` +
      `${tries} counts of sign-in tries, ${files} data files and ${exportLinks} export links deleted`
    );
  }

  /** Deletes the content of expired shared links, and 30 days later also the links themselves. */
  async sweepShares(): Promise<string> {
    const { deleted, emptied } = await this.shares.deleteExpired(RETENTION.expiredSharesDays);
    return `${deleted} shared links deleted, ${emptied} expired ones emptied`;
  }

  /**
   * Erases the accounts of people who requested the deletion of their data. The accounts are erased one day before the
   * promised 14 days have passed.
   */
  async eraseRequested(): Promise<string> {
    const erased = await this.em.transactional(async () => {
      const ids = await this.accounts.eraseRequested(RETENTION.erasureDays);
      for (const userId of ids) this.events.publish('user.erased', { userId });
      return ids.length;
    });
    return `${erased} accounts erased, ${await this.accounts.countErasureRequests()} requests wait for their day`;
  }

  /**
   * Erases accounts whose email address nobody confirmed in time. An account is kept as long as a link that was emailed
   * to its owner still works.
   */
  async eraseUnconfirmed(): Promise<string> {
    const erased = await this.em.transactional(async () => {
      const users = await this.accounts.lockUnconfirmed(RETENTION.unconfirmedAccountDays);
      const holders = await this.tokens.listHolders(users.map(({ id }) => id));
      const due = users.filter(({ id }) => !holders.has(id));
      for (const user of due) {
        this.accounts.erase(user);
        this.events.publish('user.erased', { userId: user.id });
      }
      return due.length;
    });
    return `${erased} accounts erased that nobody confirmed in ${RETENTION.unconfirmedAccountDays} days`;
  }

  async sweepContactMessages(): Promise<string> {
    const messages = await this.messages.deleteOlderThan(RETENTION.contactMessagesYears);
    return `${messages} messages older than ${RETENTION.contactMessagesYears} years deleted`;
  }

  /** Deletes old changes of saved plans, which the list in the account then no longer shows. */
  async sweepChanges(): Promise<string> {
    const changes = await this.alerts.deleteOlderThan(RETENTION.foundChangesDays);
    return `${changes} changes of saved plans deleted that were older than ${RETENTION.foundChangesDays} days`;
  }

  /** Deletes old reminders, whose days are long over. They only kept a person from being reminded twice. */
  async sweepReminders(): Promise<string> {
    const reminders = await this.reminders.deleteOlderThan(RETENTION.remindersDays);
    return `${reminders} reminders deleted that were older than ${RETENTION.remindersDays} days`;
  }

  /** Deletes the results of audit trail checks after two years. The audit trail itself is never deleted. */
  async sweepAuditChecks(): Promise<string> {
    const checks = await this.checks.deleteOlderThan(RETENTION.auditChecksYears);
    return `${checks} results of checks deleted; the audit trail is kept`;
  }
}
