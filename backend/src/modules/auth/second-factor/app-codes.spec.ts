import { describe, expect, it } from '@jest/globals';
import { appUri, newAppSecret, stepOf } from './app-codes.js';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.js';

/**
 * Secret of an authenticator app, with a code that belongs to this secret, from the test values in RFC 6238, appendix
 * B. The code is shortened to six digits.
 */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const [AT, CODE, STEP] = [1_111_111_109_000, '081804', 37_037_036];
const PERIOD_MS = 30_000;

describe('a code of an authenticator app', () => {
  it('belongs to the step that RFC 6238 gives for it', () => {
    expect(stepOf(CODE, SECRET, AT)).toBe(STEP);
  });

  it('is accepted one period early or late, and no more', () => {
    expect([-2, -1, 0, 1, 2].map((shift) => stepOf(CODE, SECRET, AT + shift * PERIOD_MS))).toEqual([
      null,
      STEP,
      STEP,
      STEP,
      null,
    ]);
  });

  it.each(['', '81804', '0818040', 'abcdef', '08180४', '-81804'])('cannot be %j', (code) => {
    expect(stepOf(code, SECRET, AT)).toBeNull();
  });
});

it('the URI for the app names firm and account', () => {
  const secret = newAppSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  const uri = new URL(appUri(secret, 'rosa@example.test'));
  expect([uri.protocol, uri.host, uri.searchParams.get('secret')]).toEqual(['otpauth:', 'totp', secret]);
  expect(decodeURIComponent(uri.pathname)).toContain('rosa@example.test');
});

it('recovery codes differ, and are found again however they are typed', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) {
    expect(code).toMatch(/^([a-hj-km-np-z2-9]{4}-){5}[a-hj-km-np-z2-9]{4}$/);
    expect(hashRecoveryCode(` ${code.toUpperCase().replaceAll('-', ' ')} `)).toEqual(hashRecoveryCode(code));
  }
});
