import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
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
    'пароль для сайта',
    'steadfast quiet otters',
    '1qaz quiet otters',
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
    '1qaz2wsx',
    '!QAZ@WSX',
    'asdf4321',
    'P@ssw0rd123',
    'p@$$w0rd!!',
    '123p@ssw0rd',
    'L1verp00l',
    'liverpool',
    'semperfi',
    'SemperFi1775!',
    'steadfast2026',
    'Steadfast-Coverage',
    'abcabcabcabc',
    'dragondragon1',
  ])('rejects %j as common', (password) => {
    expect(reasonFor(password)).toBe('users.passwordCommon');
  });

  it.each(['rosa.delgado@example.test', 'Delgado1955', 'delgado!!', 'rosadelgado', 'example2026', 'D3lg4d0!!'])(
    "rejects %j as based on the person's own name or address",
    (password) => {
      expect(reasonFor(password)).toBe('users.passwordPersonal');
    },
  );

  it('finds a name even if it begins with another part of the name', () => {
    const owner = { email: 'a@example.test', name: 'Anna Annabella' };
    expect(() => refuseWeakPassword('annabella12345', owner)).toThrow(
      expect.objectContaining({ code: 'users.passwordPersonal' }),
    );
  });

  it('returns the reason as a message for the field', () => {
    expect(() => refuseWeakPassword('password', rosa, 'new_password')).toThrow(
      expect.objectContaining({ errors: { new_password: expect.stringContaining('common') } }),
    );
  });

  it('refuses at least 98 % of the 10,000 most common passwords that are long enough', () => {
    // The test uses the 10,000 most common passwords of Mark Burnett's list of ten million passwords, without those
    // that have fewer than eight characters.
    const commonest = gunzipSync(readFileSync(new URL('commonest.txt.gz', import.meta.url)))
      .toString()
      .trim()
      .split('\n');
    expect(commonest).toHaveLength(3_337);
    const accepted = commonest.filter((password) => reasonFor(password) === null);
    expect(accepted.length).toBeLessThanOrEqual(commonest.length * 0.02);
  });

  it('refuses none of 1,000 random phrases of four words', () => {
    const words = [
      ...new Set(
        readFileSync('backend/docs/how-to.md', 'utf8')
          .toLowerCase()
          .match(/\b[a-z]{4,9}\b/g),
      ),
    ];
    expect(words.length).toBeGreaterThan(400);
    const phrase = fc
      .tuple(fc.array(fc.constantFrom(...words), { minLength: 4, maxLength: 4 }), fc.constantFrom(' ', '-', '', '.'))
      .map(([parts, between]) => parts.join(between));
    const phrases = fc.sample(phrase, { numRuns: 1_000, seed: 16 });
    expect(phrases.filter((password) => reasonFor(password) !== null)).toEqual([]);
  });
});
