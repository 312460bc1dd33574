import * as z from 'zod/mini';
import { email, line, lines } from '../fields.js';
import { US_TIME_ZONE_NAMES } from '../limits/consent.js';
import { LENGTHS } from '../limits/fields.js';
import { CONTACT } from '../messages/contact.js';
import { PAGES } from '../pages.js';
import { phone } from '../phone.js';
import { endpoint } from './endpoint.js';

/** URL fragment of the page that confirms a message, for browsers without JavaScript. */
export const CONTACT_SENT = 'sent';

export const ContactMessage = z.object({
  name: line(LENGTHS.name.max, CONTACT.nameMissing),
  email,
  phone: z.optional(z.nullable(phone)),
  /** Time zone of the device, for people who leave a phone number, so that they are called at a fair hour. */
  time_zone: z.optional(z.nullable(z.enum(US_TIME_ZONE_NAMES))),
  message: lines(LENGTHS.message.max).check(z.trim(), z.minLength(1, CONTACT.messageMissing)),
  consent: z.literal(true, CONTACT.consentMissing),
  /** Hidden field, which people cannot see: a form that fills it in was probably sent by a program. */
  website: z.optional(z.string().check(z.maxLength(200))),
  /** Number of milliseconds between the moment the contact form was shown and the moment it was sent. */
  took: z.optional(z.number()),
});
export type ContactMessage = z.infer<typeof ContactMessage>;

export const CONTACT_CALLS = {
  send: endpoint({
    method: 'POST',
    path: '/api/contact',
    summary: 'Write to the firm',
    access: 'anyone',
    status: 201,
    body: ContactMessage,
    reply: z.object({ ok: z.literal(true) }),
    errors: ['contact.looksAutomatic'],
    limits: ['contactAddress'],
    afterPlainForm: `${PAGES.contact.path}#${CONTACT_SENT}`,
  }),
} as const;
