/**
 * Retention periods that the privacy policy promises. The audit trail is kept for at least six years, because nobody
 * may delete from its table. Account deletion is promised within 14 days of the request and happens a day earlier;
 * until then the request can be withdrawn.
 */
export const RETENTION = {
  erasureDays: 13,
  contactMessagesYears: 2,
  auditChecksYears: 2,
  publishedEventsDays: 30,
  inboxEntriesDays: 92,
  expiredLinksDays: 30,
} as const;
