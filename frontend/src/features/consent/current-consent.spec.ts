import { expect, it } from '@jest/globals';
import type { ConsentEntry } from '#contract/api/consent.contract.js';
import { CONTACT_WINDOWS } from '#contract/limits/consent.js';
import { currentConsent, waysText } from './current-consent.js';

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
  timeZone: null,
  ...changes,
});
const signUp = { at: '2026-10-01T10:00:00.000Z', toContact: true, contactWindow: null, termsVersion: 'v1' };

it('the newest consent record counts, with all its details', () => {
  expect(currentConsent({ entries: [entry(), entry({ contactConsent: false })], signUp, hasPhone: false })).toEqual({
    since: '2026-11-02T10:00:00.000Z',
    choice: { isAgreed: true, channel: 'text', window: 'Morning (8–11a)', phone: '5045550123' },
    isChannelChosen: true,
    planId: '11512NC0100031',
  });
});

it('a withdrawn consent does not count, even if the person consented at sign-up', () => {
  expect(currentConsent({ entries: [entry({ contactConsent: false }), entry()], signUp, hasPhone: true })).toBeNull();
});

it.each([
  [true, 'phone'],
  [false, 'email'],
])(
  'consent given at sign-up counts if there is no record; with a phone number (%s) the channel is %s',
  (hasPhone, channel) => {
    expect(currentConsent({ entries: [], signUp, hasPhone })).toMatchObject({
      since: signUp.at,
      choice: { channel },
      isChannelChosen: false,
    });
  },
);

it('there is no consent if the person never agreed', () => {
  expect(currentConsent({ entries: [], signUp: { ...signUp, toContact: false }, hasPhone: true })).toBeNull();
  expect(currentConsent({ entries: [], signUp: null, hasPhone: true })).toBeNull();
});

it('names the way, the number and the time of day', () => {
  const window = CONTACT_WINDOWS[0] ?? '';
  expect(waysText({ channel: 'phone', phone: '5045550123', window })).toBe(`Phone, 504-555-0123, ${window}`);
  expect(waysText({ channel: 'text', phone: '', window: '' })).toBe(
    'Text message, the number on your account, any time',
  );
  expect(waysText({ channel: 'email', phone: '5045550123', window: '' })).toBe('Email, any time');
});
