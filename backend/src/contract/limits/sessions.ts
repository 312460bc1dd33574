import { DAY, HOUR, MINUTE } from './retention.js';

/**
 * Session lifetimes in seconds. `idle`: maximum time without use. `absolute`: maximum total duration. `warnBefore`: how
 * long before the end of an unused session the person is warned (WCAG 2.2.1 asks for at least 20 seconds). `recentFor`:
 * how long the result of a session check is reused for data that is the same for everyone. `touchEvery`: how often the
 * time of last use is updated. `freshFor`: how long a proof of identity allows sensitive actions. `parallel` is not a
 * time but the maximum number of sessions per person. If a person starts another session, the oldest one ends.
 */
export const SESSION = {
  idle: 30 * MINUTE,
  absolute: 12 * HOUR,
  warnBefore: 150,
  recentFor: 3,
  touchEvery: MINUTE,
  freshFor: 5 * MINUTE,
  parallel: 10,
} as const;

/** Number of seconds for which a one-time link can be used, by the link's purpose. */
export const TOKEN_LIFE = { confirm: 2 * DAY, reset: HOUR, invite: 3 * DAY, changeEmail: DAY, export: DAY } as const;

export type TokenPurpose = keyof typeof TOKEN_LIFE;

/** Number of seconds for which a confirmation link that was already used still shows a success message. */
export const CONFIRM_REPEAT = DAY;

/** Milliseconds that the browser waits for the response when it confirms an email address. */
export const CONFIRM_TIMEOUT_MS = 10_000;

/**
 * Delays after wrong passwords for one account. The first `free` attempts are not delayed. After that, each delay is
 * twice as long as the previous one (1, 2, 4 … seconds), up to `capSeconds`. The number of wrong attempts is reset to
 * zero after a day without attempts. When the number reaches `notifyFrom`, the owner of the account is notified, at
 * most once a day.
 */
export const SIGN_IN_THROTTLE = {
  free: 5,
  capSeconds: 15 * MINUTE,
  forgetAfter: DAY,
  notifyFrom: 10,
  notifyEvery: DAY,
} as const;

/**
 * Each browser remembers which accounts have signed in from it. `accounts` is the maximum number of accounts per
 * browser, and `life` is the number of seconds after which an account is forgotten. After `tries` wrong passwords in a
 * row for one account (the most that NIST SP 800-63B allows), all browsers that know this account are forgotten.
 */
export const KNOWN_DEVICE = { accounts: 3, life: 365 * DAY, tries: 100 } as const;
