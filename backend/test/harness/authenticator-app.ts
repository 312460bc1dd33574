import { Secret, TOTP } from 'otpauth';

/**
 * Returns the code that an authenticator app shows. The site accepts each code only once. A test that needs a second
 * code sets `ahead` to 1 and gets the code of the next period.
 */
export const codeOf = (secret: string, ahead = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ahead * 30_000 });
