import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { CONSENT_CHANNELS, CONTACT_WINDOWS, CONSENT_PURPOSE, LENGTHS, PRIVACY_VERSION } from './limits.js';

/** Digits and plus signs only; at least six, so that it can be called. */
export const ContactPhone = z.string().check(z.regex(/^\+?\d[\d+]{5,}$/), z.maxLength(LENGTHS.phone.max));

/** The consent payload of specification 2, section 3. */
export const ConsentChange = z.object({
  is_interested: z.boolean(),
  contact_consent: z.boolean(),
  /** When the person ticked the box, by their own clock; our own time is recorded beside it. */
  consent_timestamp: z.iso.datetime(),
  consent_channel: z.enum(CONSENT_CHANNELS),
  consent_purpose: z.literal(CONSENT_PURPOSE),
  privacy_version: z.literal(PRIVACY_VERSION),
  contact_window: z.nullable(z.enum(CONTACT_WINDOWS)),
  contact_phone: z.nullable(ContactPhone),
});
export type ConsentChange = z.infer<typeof ConsentChange>;

/** One entry of a person's consent history, newest first. Nothing in it is ever changed. */
export const ConsentEntry = z.object({
  id: z.uuid(),
  contactConsent: z.boolean(),
  /** ISO time at which we recorded it. */
  consentTimestamp: z.string(),
  channel: z.enum(CONSENT_CHANNELS),
  purpose: z.string(),
  privacyVersion: z.string(),
  contactWindow: z.nullable(z.string()),
  contactPhone: z.nullable(z.string()),
});
export type ConsentEntry = z.infer<typeof ConsentEntry>;

/** What was agreed to at sign-up. */
export const SignUpConsent = z.object({ at: z.string(), toContact: z.boolean(), contactWindow: z.nullable(z.string()), termsVersion: z.nullable(z.string()) });

const params = z.object({ id: z.uuid() });
export const CONSENT = {
  change: endpoint({
    method: 'PATCH', path: '/api/users/:id/consent', summary: 'Give or withdraw consent to be contacted (the person alone)', access: 'signedIn',
    params, body: ConsentChange, reply: ConsentEntry, errors: ['auth.forbidden'], limits: ['consentAddress'],
  }),
  history: endpoint({
    method: 'GET', path: '/api/users/:id/consent', summary: 'Every consent a person gave or withdrew (the person, or an admin)', access: 'signedIn',
    params, reply: z.object({ entries: z.array(ConsentEntry), signUp: z.nullable(SignUpConsent) }), errors: ['auth.forbidden', 'users.notFound'],
  }),
} as const;
