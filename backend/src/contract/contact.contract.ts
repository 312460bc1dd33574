import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { email, line, phone } from './fields.js';
import { LENGTHS } from './limits.js';
import { CONTACT } from './messages/contact.js';
import { PAGES } from './pages.js';

/** Part of the contact page that acknowledges a message sent without scripts. */
export const CONTACT_SENT = 'sent';

/** The contact form of specification 2, sections 3 and 5. */
export const ContactMessage = z.object({
  name: line(LENGTHS.name.min, LENGTHS.name.max, CONTACT.nameMissing),
  email,
  phone: z.optional(z.nullable(phone)),
  message: z.string().check(z.trim(), z.minLength(1, CONTACT.messageMissing), z.maxLength(LENGTHS.message.max)),
  consent: z.literal(true, CONTACT.consentMissing),
  /** No person sees this field; whoever fills it in is a program. */
  website: z.optional(z.string().check(z.maxLength(200))),
  /** Milliseconds between the form's appearing and its sending. */
  took: z.optional(z.number()),
});
export type ContactMessage = z.infer<typeof ContactMessage>;

export const CONTACT_CALLS = {
  send: endpoint({
    method: 'POST', path: '/api/contact', summary: 'Write to the firm', access: 'anyone', status: 201,
    body: ContactMessage, reply: z.object({ ok: z.literal(true) }), limits: ['contactAddress'], afterPlainForm: `${PAGES.contact.path}#${CONTACT_SENT}`,
  }),
} as const;
