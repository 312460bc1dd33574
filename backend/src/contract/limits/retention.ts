/**
 * Retention periods that the privacy policy promises. It also promises to keep the audit trail for at least six years;
 * audit entries are never deleted, so that promise needs no number here. Accounts are promised to be deleted within 14
 * days of the request. They are deleted one day earlier, and people can withdraw the request until then.
 */
export const RETENTION = {
  erasureDays: 13,
  contactMessagesYears: 2,
  auditChecksYears: 2,
  publishedEventsDays: 30,
  inboxEntriesDays: 92,
  expiredLinksDays: 30,
} as const;
