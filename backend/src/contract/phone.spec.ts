import { expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { DetailsChange } from './api/account.contract.js';
import { ConsentChange } from './api/consent.contract.js';
import { ContactMessage } from './api/contact.contract.js';
import { NewUser, UserChange } from './api/managed-user.contract.js';
import { SignUp } from './api/users.contract.js';
import { CONSENT_PURPOSE, PRIVACY_VERSION } from './limits/consent.js';
import { PHONE } from './messages/forms.js';
import { plainPhone } from './phone.js';

const email = 'rosa@example.test';
/**
 * All forms with a phone number. Each entry contains the form's name, its schema, its other required fields, and the
 * name of the phone field.
 */
const FORMS: [string, z.core.$ZodType, Record<string, unknown>, string][] = [
  [
    'sign-up',
    SignUp,
    { name: 'Rosa Delgado', email, password: 'quiet river stones', age_range: '35-44', terms_accepted: true },
    'phone',
  ],
  ['account details', DetailsChange, { name: 'Rosa Delgado' }, 'phone'],
  ['contact form', ContactMessage, { name: 'Rosa Delgado', email, message: 'Hello', consent: true }, 'phone'],
  ['new user by staff', NewUser, { email }, 'phone'],
  ['change by staff', UserChange, {}, 'phone'],
  [
    'consent',
    ConsentChange,
    {
      is_interested: true,
      contact_consent: true,
      consent_timestamp: '2026-11-21T10:00:00.000Z',
      consent_channel: 'phone',
      consent_purpose: CONSENT_PURPOSE,
      privacy_version: PRIVACY_VERSION,
      contact_window: null,
    },
    'contact_phone',
  ],
];

describe.each(FORMS)('%s', (_, schema, others, field) => {
  const read = (typed: string | null) => z.safeParse(schema, { ...others, [field]: typed });
  const phoneIn = (typed: string) => (read(typed).data as Record<string, unknown> | undefined)?.[field];

  it.each([
    ['(504) 555-0123', '5045550123'],
    ['504.555.0123', '5045550123'],
    [' 504 555–0123 ', '5045550123'],
    ['1-504-555-0123', '5045550123'],
    ['+1 504 555 0123', '+15045550123'],
    ['+49 631 12345', '+4963112345'],
  ])('accepts "%s" and stores %s', (typed, kept) => expect(phoneIn(typed)).toBe(kept));

  it.each(['+++', '++1', '12345', '504-555-CALL', 'call me', '504 555 0123 5', '1'.repeat(40), '+12', '504+5550123'])(
    'rejects "%s" and describes a valid number',
    (typed) => {
      const { error } = read(typed);
      expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([[field, PHONE.wrong]]);
    },
  );

  it('may be left out', () => {
    expect(read(null).success).toBe(true);
    expect(phoneIn('')).toBe('');
    expect(phoneIn('  ')).toBe('');
  });
});

it.each([
  ['(504) 555-0123', '5045550123'],
  ['+1 504 555 0123', '+15045550123'],
  ['504-555-CALL', '504555'],
  ['504-555-0123 ext. 7', '50455501237'],
  ['1 (504) 555-0123', '5045550123'],
  ['504+5550123', '5045550123'],
  ['(+49) 631 12345', '+4963112345'],
  ['call me', ''],
  ['+++', '+'],
  ['', ''],
])('the field changes "%s" to "%s": only digits and a leading plus sign remain', (typed, tidy) =>
  expect(plainPhone(typed)).toBe(tidy),
);
