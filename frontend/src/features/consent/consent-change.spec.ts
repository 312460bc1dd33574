import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import * as z from 'zod/mini';
import { ConsentChange } from '#contract/api/consent.contract.js';
import { entriesOf, isPhone, toConsentChange, type Choice } from './consent-change.js';

const CALL: Choice = { isAgreed: true, channel: 'phone', window: '', phone: '' };

it.each([
  ['', true],
  ['ask me', false],
  ['12345', false],
  ['(504) 555-0123', true],
  ['++1', false],
  ['1'.repeat(40), false],
])('the phone number "%s" can be saved: %s', (typed, can) => {
  expect(isPhone({ ...CALL, phone: typed })).toBe(can);
});

it('sends the payload of the specification, with null for omitted values', () => {
  const change = toConsentChange(
    { isAgreed: true, channel: 'email', window: '', phone: '' },
    new Date('2026-11-21T10:00:00Z'),
  );
  expect(change).toEqual({
    is_interested: true,
    contact_consent: true,
    consent_timestamp: '2026-11-21T10:00:00.000Z',
    consent_channel: 'email',
    consent_purpose: 'licensed agent contact about insurance options',
    privacy_version: 'v1',
    contact_window: null,
    contact_phone: null,
    time_zone: null,
  });
  expect(z.safeParse(ConsentChange, change).success).toBe(true);
});

it.each(['+15045550123', 'ask me'])('with email chosen, the number "%s" typed before is not sent or kept', (phone) => {
  const choice: Choice = { ...CALL, channel: 'email', phone };
  expect(isPhone(choice)).toBe(true);
  expect(toConsentChange(choice).contact_phone).toBeNull();
  expect(entriesOf(choice)).toEqual({ channel: 'email', window: '', phone: '' });
});

describe('the time zone of the device', () => {
  beforeEach(() => {
    const options = new Intl.DateTimeFormat().resolvedOptions();
    jest
      .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
      .mockReturnValue({ ...options, timeZone: 'America/Boise' });
  });
  it('is sent with a consent to calls', () => {
    expect(toConsentChange(CALL).time_zone).toBe('America/Denver');
  });
  it.each<Partial<Choice>>([{ channel: 'email' }, { channel: 'text' }, { isAgreed: false }])(
    'is not sent with %o',
    (other) => {
      expect(toConsentChange({ ...CALL, ...other }).time_zone).toBeNull();
    },
  );
});
