import { DAY, HOUR, MINUTE } from '../seconds.js';

/**
 * Session lifetimes in seconds. `idle`: maximum time without use. `absolute`: maximum total length. `warnBefore`: how
 * long before an unused session ends the person is warned (WCAG 2.2.1 asks for at least 20). `recentFor`: how long the
 * result of a session check may be reused for public facts. `touchEvery`: how often the last use is recorded.
 * `freshFor`: how long a sign-in counts as recent enough for actions that cannot be undone.
 */
export const SESSION = {
  idle: 30 * MINUTE,
  absolute: 12 * HOUR,
  warnBefore: 150,
  recentFor: 3,
  touchEvery: MINUTE,
  freshFor: 20 * MINUTE,
} as const;

/** Seconds for which a one-time link works, for each purpose. */
export const TOKEN_LIFE = { confirm: 2 * DAY, reset: HOUR, invite: 3 * DAY, changeEmail: DAY, export: DAY } as const;

export type TokenPurpose = keyof typeof TOKEN_LIFE;

/** Seconds for which a used confirmation link still reports success. */
export const CONFIRM_REPEAT = DAY;

/** Milliseconds that the browser waits for the reply when it confirms an email address. */
export const CONFIRM_TIMEOUT_MS = 10_000;

/**
 * Delays after wrong passwords for one account. The first few attempts are free, and each further one must wait twice
 * as long (1, 2, 4 … seconds), up to a maximum. The count starts over after a day without attempts. From `notifyFrom`
 * attempts on, the owner is notified once a day.
 */
export const SIGN_IN_THROTTLE = {
  free: 5,
  capSeconds: 15 * MINUTE,
  forgetAfter: DAY,
  notifyFrom: 10,
  notifyEvery: DAY,
} as const;

/** Maximum number of accounts that a browser is remembered for, and the seconds for which it is remembered. */
export const KNOWN_DEVICE = { accounts: 3, life: 365 * DAY } as const;
