import { expect, it } from '@jest/globals';
import type { ConsentEntry } from '#contract/api/consent.contract.js';
import { currentConsent } from './current-consent.js';

const entry = (changes: Partial<ConsentEntry> = {}): ConsentEntry => ({
  id: '00000000-0000-4000-8000-000000000000',
  contactConsent: true,
  consentTimestamp: '2026-11-02T10:00:00.000Z',
  channel: 'text',
  purpose: 'calls',
  privacyVersion: 'v1',
  contactWindow: 'Morning (8–11a)',
  contactPhone: '5045550123',
  planId: '11512NC0100031',
  ...changes,
});
const signUp = { at: '2026-10-01T10:00:00.000Z', toContact: true, contactWindow: null, termsVersion: 'v1' };

it('the newest record counts, with everything that was agreed', () => {
  expect(currentConsent({ entries: [entry(), entry({ contactConsent: false })], signUp, hasPhone: false })).toEqual({
    since: '2026-11-02T10:00:00.000Z',
    choice: { isAgreed: true, channel: 'text', window: 'Morning (8–11a)', phone: '5045550123' },
    planId: '11512NC0100031',
  });
});

it('a withdrawn consent does not count, whatever was ticked at sign-up', () => {
  expect(currentConsent({ entries: [entry({ contactConsent: false }), entry()], signUp, hasPhone: true })).toBeNull();
});

it.each([
  [true, 'phone'],
  [false, 'email'],
])(
  'what was ticked at sign-up stands while nothing else was said; with a number (%s) it is by %s',
  (hasPhone, channel) => {
    expect(currentConsent({ entries: [], signUp, hasPhone })).toMatchObject({ since: signUp.at, choice: { channel } });
  },
);

it('without an agreement there is no consent', () => {
  expect(currentConsent({ entries: [], signUp: { ...signUp, toContact: false }, hasPhone: true })).toBeNull();
  expect(currentConsent({ entries: [], signUp: null, hasPhone: true })).toBeNull();
});
