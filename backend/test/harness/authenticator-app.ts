import { Secret, TOTP } from 'otpauth';

/**
 * Returns the code that an authenticator app shows. The site accepts each code once, so that a test which needs a
 * second code asks for that of the next period (`ahead` is 1).
 */
export const codeOf = (secret: string, ahead = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ahead * 30_000 });
