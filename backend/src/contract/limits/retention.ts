/**
 * Retention periods that the privacy policy promises. It promises to delete an account within 14 days of the request.
 * We delete it one day earlier, and the person can cancel the request until then. Audit entries are never deleted, so
 * they have no period here. An account counts as unconfirmed if nobody has ever confirmed its address.
 */
export const RETENTION = {
  erasureDays: 13,
  contactMessagesYears: 2,
  auditChecksYears: 2,
  publishedEventsDays: 30,
  inboxEntriesDays: 92,
  expiredLinksDays: 30,
  expiredSharesDays: 30,
  unconfirmedAccountDays: 30,
  /** The link to confirm a new address works for a day. The rest is for emails that are sent late. */
  requestedAddressDays: 7,
} as const;
