import * as z from 'zod/mini';
import { contactWindow, moment } from '../fields.js';
import { ALERT_TOPICS, ALERTS_CHANGED_BY } from '../limits/alerts.js';
import { CONSENT_CHANNELS, CONSENT_PURPOSE, PRIVACY_VERSION, US_TIME_ZONE_NAMES } from '../limits/consent.js';
import { phone } from '../phone.js';
import { PlanId } from '../plans/plan-id.js';
import { endpoint } from './endpoint.js';

export const ConsentChange = z.object({
  is_interested: z.boolean(),
  contact_consent: z.boolean(),
  /** By the clock of the person's device. The server records its own time as well. */
  consent_timestamp: moment,
  consent_channel: z.enum(CONSENT_CHANNELS),
  consent_purpose: z.literal(CONSENT_PURPOSE),
  privacy_version: z.literal(PRIVACY_VERSION),
  contact_window: contactWindow,
  /** Required for consent to calls and text messages if the account has no phone number. */
  contact_phone: z.nullable(phone),
  /** Plan whose page was open when the person gave or withdrew consent, or null if no plan page was open. */
  plan_id: z.optional(z.nullable(PlanId)),
  /** Time zone of the person's device, so that calls come at allowed hours, or null if the device does not tell it. */
  time_zone: z.optional(z.nullable(z.enum(US_TIME_ZONE_NAMES))),
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
  /** Time zone of the device on which the person agreed to calls, or null. */
  timeZone: z.nullable(z.enum(US_TIME_ZONE_NAMES)),
});
export type ConsentEntry = z.infer<typeof ConsentEntry>;

const SignUpConsent = z.object({
  at: z.string(),
  toContact: z.boolean(),
  contactWindow: z.nullable(z.string()),
  termsVersion: z.nullable(z.string()),
});

/** What a person has said about mails on a topic, or what has ended them. */
export const MailConsentEntry = z.object({
  topic: z.enum(ALERT_TOPICS),
  /** Whether the person agreed to the mails (true), or the mails ended (false). */
  isOn: z.boolean(),
  at: z.string(),
  by: z.enum(ALERTS_CHANGED_BY),
  wording: z.string(),
});
export type MailConsentEntry = z.infer<typeof MailConsentEntry>;

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
      /** Statements about being contacted, newest first. The first one applies. */
      entries: z.array(ConsentEntry),
      /** Statements about mails, newest first. The first one about each topic applies. */
      mails: z.array(MailConsentEntry),
      signUp: z.nullable(SignUpConsent),
      hasPhone: z.boolean(),
    }),
    errors: ['auth.forbidden', 'users.notFound'],
  }),
  endMails: endpoint({
    method: 'DELETE',
    path: '/api/users/:id/consent/mails/:topic',
    summary: 'End the mails about a topic at once (the person alone)',
    access: 'signedIn',
    params: z.object({ id: z.uuid(), topic: z.enum(ALERT_TOPICS) }),
    reply: z.object({ ok: z.literal(true) }),
    errors: ['auth.forbidden'],
    limits: ['consentAddress'],
  }),
} as const;
