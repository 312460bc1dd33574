import * as z from 'zod/mini';
import { endpoint } from '../api/endpoint.js';
import { OWN_CALLS } from '../calls.js';
import { ALERT_TOPICS, ALERTS_WORDING, type AlertTopic } from '../limits/alerts.js';
import { PAGES } from '../pages.js';
import { ChangeOfPlan } from '../plans/saved-change.js';

/** Whether a person gets mails about a topic, and since when that has been so (ISO 8601, null if never decided). */
export const AlertSettings = z.object({ isOn: z.boolean(), since: z.nullable(z.string()) });
export type AlertSettings = z.infer<typeof AlertSettings>;

const FoundChange = z.extend(ChangeOfPlan, { id: z.uuid(), foundAt: z.string() });
export type FoundChange = z.infer<typeof FoundChange>;

/** Which mails the link in one of them ends, and whether they are still sent. */
export const LinkedMails = z.object({ topic: z.enum(ALERT_TOPICS), isOn: z.boolean() });
export type LinkedMails = z.infer<typeof LinkedMails>;

const Stopped = z.object({ ok: z.literal(true), topic: z.enum(ALERT_TOPICS) });

/** Fragments that tell browsers without scripts that mails about a topic have stopped, or that a link is unknown. */
export const stoppedFragment = (topic: AlertTopic): string => `stopped-${topic}`;
export const LINK_UNKNOWN_FRAGMENT = 'link-unknown';

/** Any text is accepted, because a link that was cut off deserves the answer that it is not known. */
const token = z._default(z.string().check(z.maxLength(200)), '');

const own = { access: 'signedIn' } as const;
/** Only the owner reads the list. Whoever has the link of a mail can stop the mails, and learns no more. */
export const ALERT_CALLS = {
  list: endpoint({
    ...OWN_CALLS.changes,
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
    reply: Stopped,
    errors: ['alerts.linkUnknown'],
    isOneClick: true,
    afterPlainForm: (reply) => `${PAGES.stopAlerts.path}#${stoppedFragment(z.parse(Stopped, reply).topic)}`,
    afterPlainFormError: { 'alerts.linkUnknown': `${PAGES.stopAlerts.path}#${LINK_UNKNOWN_FRAGMENT}` },
    limits: ['tokenAddress'],
  }),
  getByLink: endpoint({
    method: 'GET',
    path: '/api/alerts/by-link',
    summary: 'Which mails the link in one of them ends, and whether they are still sent, without logging in',
    access: 'anyone',
    query: z.object({ token }),
    reply: LinkedMails,
    errors: ['alerts.linkUnknown'],
    limits: ['tokenAddress'],
  }),
} as const;
