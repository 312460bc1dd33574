import { expect, it } from '@jest/globals';
import { refuseOldSignIn } from './auth-context.js';
import { isPlainForm, plainEntries } from './plain-form.js';

it('a form without scripts leaves out empty fields, and its checked boxes are true', () => {
  expect(plainEntries({ name: 'Rosa', phone: '', consent: 'on' })).toEqual({ name: 'Rosa', consent: true });
  expect(plainEntries(undefined)).toEqual({});
});

it('a form without scripts is recognized by its content type', () => {
  const types = ['application/x-www-form-urlencoded; charset=utf-8', 'application/json', undefined];
  expect(types.map((type) => isPlainForm({ headers: { 'content-type': type } }))).toEqual([true, false, false]);
});

it('a sign-in too long ago causes an error, with a message of its own if one is given', () => {
  expect(() => refuseOldSignIn({ isFresh: true })).not.toThrow();
  expect(() => refuseOldSignIn({ isFresh: false })).toThrow(
    expect.objectContaining({ code: 'auth.freshSignInNeeded' }),
  );
  expect(() => refuseOldSignIn({ isFresh: false }, 'Log in again.')).toThrow(
    expect.objectContaining({ detail: 'Log in again.' }),
  );
});
