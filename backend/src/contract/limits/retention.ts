/** Units of time, in seconds. */
export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/**
 * Retention periods that the privacy policy promises. The policy promises to delete an account within 14 days of the
 * request. The site deletes the account one day earlier, and the person can cancel the request until then. Audit
 * entries are never deleted, so they have no retention period. An account counts as unconfirmed if its email address
 * has never been confirmed.
 */
export const RETENTION = {
  erasureDays: 13,
  contactMessagesYears: 2,
  auditChecksYears: 2,
  publishedEventsDays: 30,
  inboxEntriesDays: 92,
  expiredLinksDays: 30,
  expiredSharesDays: 30,
  foundChangesDays: 180,
  remindersDays: 60,
  unconfirmedAccountDays: 30,
  /** Days for a new address that nobody confirmed: one for its link, the rest for emails sent late. */
  requestedAddressDays: 7,
} as const;
