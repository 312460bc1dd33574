/**
 * Retention periods that the privacy policy promises. It promises to delete an account within 14 days of the request.
 * We delete it one day earlier, and the person can cancel the request until then. Audit entries are never deleted, so
 * they have no period here.
 */
export const RETENTION = {
  erasureDays: 13,
  contactMessagesYears: 2,
  auditChecksYears: 2,
  publishedEventsDays: 30,
  inboxEntriesDays: 92,
  expiredLinksDays: 30,
} as const;
