import { MINUTE } from './retention.js';

/** Kinds of second factors: an authenticator app that shows codes (TOTP, RFC 6238), or a passkey (WebAuthn). */
export const FACTOR_KINDS = ['app', 'passkey'] as const;
export type FactorKind = (typeof FACTOR_KINDS)[number];

export const PROOFS = ['password', 'app', 'passkey', 'recoveryCode'] as const;
export type ProofKind = (typeof PROOFS)[number];

/**
 * Limits of second factors. `stepLife`: number of seconds in which a started sign-in or setup step must be completed.
 * `digits` and `period`: length of a code, and number of seconds for which an app shows it. `window`: number of earlier
 * and later codes that are also accepted, because clocks differ. `recoveryCodes`: number of recovery codes created
 * together. `passkeys` and `name`: maximum number of passkeys, and maximum length of a passkey's name.
 */
export const SECOND_FACTOR = {
  stepLife: 10 * MINUTE,
  digits: 6,
  period: 30,
  window: 1,
  recoveryCodes: 10,
  passkeys: 10,
  name: 60,
} as const;
