import { Secret, TOTP } from 'otpauth';
import { SECOND_FACTOR } from '#contract/limits/second-factor.js';
import { SITE } from '#contract/messages/site.js';

const { digits, period, window } = SECOND_FACTOR;
/** Length of an authenticator app's secret in bytes, as RFC 4226 recommends. */
const SECRET_BYTES = 20;

export const newAppSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** Returns the URI that passes the secret to an authenticator app. The app shows `label` as the name of the account. */
export const appUri = (secret: string, label: string): string =>
  new TOTP({ issuer: SITE.name, label, secret, digits, period }).toString();

/**
 * Returns the number of the 30-second period to which the code of an authenticator app belongs, counted since 1970.
 * Returns null if the code is wrong, or if the period of the code is neither the current one nor the one before or
 * after it. `at` is the time of the check, in milliseconds since 1970.
 */
export function stepOf(code: string, secret: string, at = Date.now()): number | null {
  if (!/^\d+$/.test(code)) return null;
  const delta = TOTP.validate({
    token: code,
    secret: Secret.fromBase32(secret),
    digits,
    period,
    window,
    timestamp: at,
  });
  return delta === null ? null : TOTP.counter({ period, timestamp: at }) + delta;
}
