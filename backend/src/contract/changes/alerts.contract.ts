import * as z from 'zod/mini';
import { endpoint } from '../api/endpoint.js';
import { ALERTS_WORDING } from '../limits/alerts.js';
import { PAGES } from '../pages.js';
import { ChangeOfPlan } from '../plans/saved-change.js';

/** Whether a person gets mails about a topic, and since when that has been so (ISO 8601, null if never decided). */
export const AlertSettings = z.object({ isOn: z.boolean(), since: z.nullable(z.string()) });
export type AlertSettings = z.infer<typeof AlertSettings>;

const FoundChange = z.extend(ChangeOfPlan, { id: z.uuid(), foundAt: z.string() });
export type FoundChange = z.infer<typeof FoundChange>;

/** Fragment of the page that stops the mails, with which the page says that they have stopped. */
export const ALERTS_STOPPED = 'stopped';

/**
 * Secret in the link that stops the mails. Any text is accepted, because a link that was cut off deserves the answer
 * that the link is not known, and not one about fields.
 */
const token = z._default(z.string().check(z.maxLength(200)), '');

const own = { access: 'signedIn' } as const;
/**
 * Endpoints for changes of what a person saved. Only the owner can read the list. Whoever has the link of a mail can
 * stop the mails, and learns nothing by it.
 */
export const ALERT_CALLS = {
  list: endpoint({
    ...own,
    method: 'GET',
    path: '/api/alerts',
    summary: 'What has changed in what I saved, newest first, and whether I get mails about it',
    reply: z.object({ settings: AlertSettings, changes: z.array(FoundChange) }),
  }),
  set: endpoint({
    ...own,
    method: 'PUT',
    path: '/api/alerts',
    summary: 'Agree to mails about changes, or end them (the person alone)',
    body: z.object({ isOn: z.boolean(), wording: z.literal(ALERTS_WORDING) }),
    reply: AlertSettings,
    limits: ['consentAddress'],
  }),
  stop: endpoint({
    method: 'POST',
    // The address of the page with the button, so that a mail needs one address: opening it shows the page, and sending
    // a form to it ends the mails, whether a mail program, the page's script or a browser without scripts sends the
    // form.
    path: PAGES.stopAlerts.path,
    summary: 'End the mails of one kind by the link in one of them, without logging in (RFC 8058)',
    access: 'anyone',
    query: z.object({ token }),
    reply: z.object({ ok: z.literal(true) }),
    errors: ['alerts.linkUnknown'],
    isOneClick: true,
    afterPlainForm: `${PAGES.stopAlerts.path}#${ALERTS_STOPPED}`,
    limits: ['tokenAddress'],
  }),
} as const;
