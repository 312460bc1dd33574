/**
 * Retention periods that the privacy policy promises. The policy also promises to keep the audit trail for at least six
 * years, but that needs no number here, because its entries are never deleted. Accounts are promised to be deleted
 * within 14 days of the request. They are deleted a day earlier, and the request can be withdrawn until then.
 */
export const RETENTION = {
  erasureDays: 13,
  contactMessagesYears: 2,
  auditChecksYears: 2,
  publishedEventsDays: 30,
  inboxEntriesDays: 92,
  expiredLinksDays: 30,
} as const;
