/**
 * Retention periods that the privacy policy promises. The policy also promises to keep the audit trail for at least six
 * years; audit entries are never deleted, so no number is needed here. It promises to delete an account within 14 days
 * of the request. The account is deleted one day earlier, and the person can withdraw the request until then.
 */
export const RETENTION = {
  erasureDays: 13,
  contactMessagesYears: 2,
  auditChecksYears: 2,
  publishedEventsDays: 30,
  inboxEntriesDays: 92,
  expiredLinksDays: 30,
} as const;
