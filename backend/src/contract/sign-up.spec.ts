import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { SignUp } from './api/users.contract.js';
import { AGE_RANGES, ageOn, birthDateFor } from './limits/ages.js';
import { SIGN_UP } from './messages/account.js';
import { ENTRY } from './messages/forms.js';

const payload = {
  name: 'Rosa Delgado',
  email: 'rosa@example.test',
  password: 'quiet river stones',
  age_range: '65-74',
  terms_accepted: true,
};
const bornFor = (age: number): string => {
  const today = new Date().toISOString();
  return `${Number(today.slice(0, 4)) - age}${today.slice(4, 10)}`.replace('-02-29', '-02-28');
};
const problemOf = (changes: object): string | undefined =>
  z
    .safeParse(SignUp, { ...payload, ...changes })
    .error?.issues.map(({ path, message }) => `${path}: ${message}`)
    .join();

describe('the date of birth at sign-up', () => {
  it.each([undefined, null, bornFor(65), bornFor(74)])(
    'is accepted if it is left out or fits the age range (%s)',
    (date) => {
      expect(problemOf({ date_of_birth: date })).toBeUndefined();
    },
  );

  it.each([64, 75, 121])('of somebody aged %s does not fit the range 65-74', (age) => {
    expect(problemOf({ date_of_birth: bornFor(age) })).toBe(`date_of_birth: ${SIGN_UP.birthDateWrong}`);
  });

  it.each(['75+', '18-24'])('of a child is rejected, whatever the age range is (%s)', (age_range) => {
    expect(problemOf({ age_range, date_of_birth: bornFor(17) })).toBe(`date_of_birth: ${SIGN_UP.tooYoung}`);
    expect(problemOf({ age_range, date_of_birth: bornFor(-1) })).toBe(`date_of_birth: ${SIGN_UP.tooYoung}`);
  });

  it('of somebody aged 97 fits the last range, which has no upper limit', () => {
    expect(problemOf({ age_range: '75+', date_of_birth: bornFor(97) })).toBeUndefined();
  });

  it.each(AGE_RANGES.map(({ id }) => id))(
    'that is derived from the range %s fits it on every day of the year',
    (range) => {
      for (const day of ['2026-01-01', '2026-06-30', '2026-07-01', '2026-12-31']) {
        const age = ageOn(birthDateFor(range, 2026), new Date(`${day}T12:00:00Z`));
        const bounds = AGE_RANGES.find(({ id }) => id === range);
        expect(age).toBeGreaterThanOrEqual(bounds?.from ?? Infinity);
        expect(age).toBeLessThanOrEqual(bounds?.to ?? 0);
      }
    },
  );
});

it.each([
  ['2026-02-28T23:59:00Z', 17],
  ['2026-03-01T00:00:00Z', 18],
  ['2028-02-28T23:59:00Z', 19],
  ['2028-02-29T00:00:00Z', 20],
])('somebody born on a leap day is, at %s, %i years old', (today, age) => {
  expect(ageOn('2008-02-29', new Date(today))).toBe(age);
});

it('the age changes on the birthday', () => {
  expect(ageOn('1956-07-01', new Date('2026-06-30T23:59:00Z'))).toBe(69);
  expect(ageOn('1956-07-01', new Date('2026-07-01T00:00:00Z'))).toBe(70);
});

describe('a name or a password at sign-up', () => {
  it.each([
    ['too long', { name: 'x'.repeat(121) }, `name: ${ENTRY.atMost.text(120)}`],
    ['with a tab in it', { name: 'Rosa\tDelgado' }, `name: ${ENTRY.check}`],
    ['empty', { name: '  ' }, `name: ${SIGN_UP.nameMissing}`],
    ['of zero-width characters', { name: '\u200B\u2060\u200D\uFEFF' }, `name: ${SIGN_UP.nameMissing}`],
    ['of control characters', { name: '\u0000\u0007\u001F' }, `name: ${SIGN_UP.nameMissing}`],
    ['of letters without a shape', { name: '\u3164 \u115F\u2800' }, `name: ${SIGN_UP.nameMissing}`],
    ['too long', { password: 'quiet river '.repeat(20) }, `password: ${ENTRY.atMost.text(200)}`],
  ])('%s is refused with the reason that applies', (_, changes, problem) => {
    expect(problemOf(changes)?.split(',')[0]).toBe(problem);
  });

  it.each(['李', 'محمد', 'José Ñandú', "O'Brien-Smith 3rd", 'Rosa 😀'])('the name %s is accepted', (name) => {
    expect(problemOf({ name })).toBeUndefined();
  });
});
