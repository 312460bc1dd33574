import { describe, expect, it } from '@jest/globals';
import type { AppError } from '#platform/errors/app-error.js';
import { refuseWeakPassword } from './password-policy.js';

const rosa = { email: 'rosa.delgado@example.test', name: 'Rosa Delgado' };
const reasonFor = (password: string): string | null => {
  try {
    refuseWeakPassword(password, rosa);
    return null;
  } catch (error) {
    return (error as AppError).code;
  }
};

describe('the password policy', () => {
  it.each([
    'quiet river stones',
    'xkcd 936 horse staple',
    'Tr0ub4dor&3 garden',
    'ünïcödé pässwörter hier',
    'mynewhouse-in-ohio',
    '        spaces count too',
  ])('accepts %j', (password) => {
    expect(reasonFor(password)).toBeNull();
  });

  it.each([
    'password',
    'Password1!',
    'p@ssw0rd',
    'veteran2026',
    'VETERANS99',
    '12345678',
    '87654321',
    '1234567890123',
    'qwertyuiop',
    'aaaaaaaa',
    'abababababab',
    'letmein123',
    'monkeymonkey',
    'medicare65',
    '19551955',
  ])('rejects %j as common', (password) => {
    expect(reasonFor(password)).toBe('users.passwordCommon');
  });

  it.each(['rosa.delgado@example.test', 'Delgado1955', 'delgado!!', 'rosadelgado', 'example2026'])(
    "rejects %j as based on the person's own name or address",
    (password) => {
      expect(reasonFor(password)).toBe('users.passwordPersonal');
    },
  );

  it('returns the reason as a message for the field', () => {
    expect(() => refuseWeakPassword('password', rosa, 'new_password')).toThrow(
      expect.objectContaining({ errors: { new_password: expect.stringContaining('common') } }),
    );
  });
});
