import { ALERT_MAILS } from '#contract/limits/alerts.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const dayOf = (time: number): number => Math.floor(time / DAY);

/** Returns, in milliseconds since 1970, the morning of the day on which a change was found or, if late, the next. */
export function morningAfter(found: number): number {
  const day = dayOf(found + (24 - ALERT_MAILS.until) * HOUR);
  return day * DAY + ALERT_MAILS.morning * HOUR;
}

interface WaitingSince {
  /** When the oldest change was found of which the person was not told, and the oldest urgent one. */
  readonly oldest: Date;
  readonly urgent: Date | null;
  readonly lastMailAt: Date | null;
}

/**
 * Returns whether a person should get a mail now. An urgent change is told on the morning after it was found. Other
 * changes wait until the last mail is at least a week ago, counted in days, so that mails do not move later each week.
 */
export function isMailDue({ oldest, urgent, lastMailAt }: WaitingSince, now: number): boolean {
  if (urgent && now >= morningAfter(urgent.getTime())) return true;
  if (now < morningAfter(oldest.getTime())) return false;
  return lastMailAt === null || dayOf(now) - dayOf(lastMailAt.getTime()) >= ALERT_MAILS.digestDays;
}
