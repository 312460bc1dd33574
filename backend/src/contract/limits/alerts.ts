/** Version of the text with which people agree to mails about what they saved. It is stored with each consent. */
export const ALERTS_WORDING = 'change-alerts-1';

/** How many of the changes that were found most recently the account lists. */
export const ALERTS = { listed: 100 } as const;

/**
 * When mails about changes are sent. `morning` is the hour in UTC from which they are sent: 9 or 10 on the east coast,
 * 6 or 7 on the west coast. A change found by `until`, also in UTC, is still mailed on the same day. `digestDays` is
 * the least number of days between two mails without an urgent change.
 */
export const ALERT_MAILS = { morning: 14, until: 16, digestDays: 7 } as const;

/** Who can have started or ended the mails about what a person saved. */
export const ALERTS_CHANGED_BY = ['person', 'stopLink', 'bounce', 'newAddress'] as const;
