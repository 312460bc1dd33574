/** What people can get mails about, each with a consent of its own: changes of what they saved, and their deadlines. */
export const ALERT_TOPICS = ['savedPlans', 'deadlines'] as const;
export type AlertTopic = (typeof ALERT_TOPICS)[number];

/** Version of the text with which people agree to mails about what they saved. It is stored with each consent. */
export const ALERTS_WORDING = 'change-alerts-1';

/** Version of the text with which people agree to reminders of their deadlines. It is stored with each consent. */
export const REMINDERS_WORDING = 'deadline-reminders-1';

/** How many days before a last day people are reminded of it. */
export const REMINDER_DAYS = [30, 7] as const;

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
