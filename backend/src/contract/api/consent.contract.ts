import * as z from 'zod/mini';
import { contactWindow, moment } from '../fields.js';
import { CONSENT_CHANNELS, CONSENT_PURPOSE, PRIVACY_VERSION } from '../limits/consent.js';
import { phone } from '../phone.js';
import { PlanId } from '../plans/plan-id.js';
import { endpoint } from './endpoint.js';

export const ConsentChange = z.object({
  is_interested: z.boolean(),
  contact_consent: z.boolean(),
  /**
   * Time at which the person gave or withdrew consent, according to their device. The server records its own time as
   * well.
   */
  consent_timestamp: moment,
  consent_channel: z.enum(CONSENT_CHANNELS),
  consent_purpose: z.literal(CONSENT_PURPOSE),
  privacy_version: z.literal(PRIVACY_VERSION),
  contact_window: contactWindow,
  /**
   * Phone number of the person who gives consent. The number is required for consent to calls and text messages if the
   * account has no phone number.
   */
  contact_phone: z.nullable(phone),
  /** Plan whose page was open when the person gave or withdrew consent, or null if no plan page was open. */
  plan_id: z.optional(z.nullable(PlanId)),
});
export type ConsentChange = z.infer<typeof ConsentChange>;

export const ConsentEntry = z.object({
  id: z.uuid(),
  contactConsent: z.boolean(),
  /** Time at which the server recorded the consent, as an ISO string. */
  consentTimestamp: z.string(),
  channel: z.enum(CONSENT_CHANNELS),
  purpose: z.string(),
  privacyVersion: z.string(),
  contactWindow: z.nullable(z.string()),
  contactPhone: z.nullable(z.string()),
  planId: z.nullable(z.string()),
});
export type ConsentEntry = z.infer<typeof ConsentEntry>;

const SignUpConsent = z.object({
  at: z.string(),
  toContact: z.boolean(),
  contactWindow: z.nullable(z.string()),
  termsVersion: z.nullable(z.string()),
});

const params = z.object({ id: z.uuid() });
export const CONSENT = {
  change: endpoint({
    method: 'PATCH',
    path: '/api/users/:id/consent',
    summary: 'Give or withdraw consent to be contacted (the person alone); what stands already is not recorded again',
    access: 'signedIn',
    params,
    body: ConsentChange,
    reply: ConsentEntry,
    errors: ['auth.forbidden', 'request.invalid'],
    limits: ['consentAddress'],
  }),
  listHistory: endpoint({
    method: 'GET',
    path: '/api/users/:id/consent',
    summary: 'Every consent a person gave or withdrew (the person, or an admin)',
    access: 'signedIn',
    params,
    reply: z.object({
      entries: z.array(ConsentEntry),
      signUp: z.nullable(SignUpConsent),
      hasPhone: z.boolean(),
    }),
    errors: ['auth.forbidden', 'users.notFound'],
  }),
} as const;
