/**
 * Retention periods that the privacy policy promises. The policy promises an audit trail of at least six years, which
 * needs no number here, because entries are never deleted. Account deletion is promised within 14 days of the request
 * and happens a day earlier; a request can be withdrawn before then.
 */
export const RETENTION = {
  erasureDays: 13,
  contactMessagesYears: 2,
  auditChecksYears: 2,
  publishedEventsDays: 30,
  inboxEntriesDays: 92,
  expiredLinksDays: 30,
} as const;
