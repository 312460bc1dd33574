import type { EntityManager } from '@mikro-orm/postgresql';
import { DAY, HOUR, RETENTION } from '#contract/limits/retention.js';
import { deleteExpiredExportLinks } from '#modules/admin/index.js';
import { deleteOldChanges } from '#modules/alerts/index.js';
import { AUTH_SWEEPS } from '#modules/auth/index.js';
import { deleteOldMessages } from '#modules/contact/index.js';
import { deleteOldReminders } from '#modules/deadlines/index.js';
import { deleteExpiredShares, emptyExpiredShares } from '#modules/shares/index.js';
import { deleteOldAuditChecks } from '#platform/audit/audit-checks.js';
import { deleteOldInboxEntries } from '#platform/events/inbox.js';
import { deletePublishedEvents } from '#platform/events/outbox.js';

interface Sweep {
  readonly name: string;
  /** Number of seconds between two runs. */
  readonly every: number;
  /** Deletes rows, and returns a text for the log that says how many. */
  readonly sweep: (em: EntityManager) => Promise<string>;
}

/** All but whole accounts. Each module deletes the rows of its own tables. */
export const SWEEPS: readonly Sweep[] = [
  {
    name: 'sweep-outbox-and-inbox',
    every: HOUR,
    sweep: async (em) =>
      `${await deletePublishedEvents(em)} events and ${await deleteOldInboxEntries(em)} inbox entries deleted`,
  },
  {
    name: 'sweep-ended-sessions',
    every: HOUR,
    sweep: async (em) =>
      `${await AUTH_SWEEPS.sessions(em)} sessions, ${await AUTH_SWEEPS.links(em)} links, ` +
      `${await AUTH_SWEEPS.requestedAddresses(em)} requested addresses, ` +
      `${await AUTH_SWEEPS.unfinishedSteps(em)} unfinished sign-in steps, ` +
      `${await AUTH_SWEEPS.signInTries(em)} counts of sign-in tries, ${await AUTH_SWEEPS.dataFiles(em)} data files ` +
      `and ${await deleteExpiredExportLinks(em)} export links deleted`,
  },
  {
    name: 'sweep-expired-shares',
    every: HOUR,
    sweep: async (em) =>
      `${await deleteExpiredShares(em)} shared links deleted, ${await emptyExpiredShares(em)} expired ones emptied`,
  },
  {
    name: 'sweep-old-contact-messages',
    every: HOUR,
    sweep: async (em) =>
      `${await deleteOldMessages(em)} messages older than ${RETENTION.contactMessagesYears} years deleted`,
  },
  {
    name: 'sweep-old-audit-checks',
    every: DAY,
    sweep: async (em) => `${await deleteOldAuditChecks(em)} results of checks deleted; the audit trail is kept`,
  },
  {
    name: 'sweep-old-changes',
    every: DAY,
    sweep: async (em) =>
      `${await deleteOldChanges(em)} changes of saved plans deleted that were older than ` +
      `${RETENTION.foundChangesDays} days`,
  },
  {
    name: 'sweep-old-reminders',
    every: DAY,
    sweep: async (em) =>
      `${await deleteOldReminders(em)} reminders deleted that were older than ${RETENTION.remindersDays} days`,
  },
];
