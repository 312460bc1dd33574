import * as z from 'zod/mini';
import { id, token } from '../fields.js';
import { CONSENT_CHANNELS, US_TIME_ZONE_NAMES } from '../limits/consent.js';
import { REQUEST_STATES, REQUESTS_PAGE } from '../limits/staff.js';
import { endpoint } from './endpoint.js';
import { ExportLink } from './managed-user.contract.js';

export const CALL_ANSWERS = ['now', 'later', 'zoneUnknown', 'noNumber', 'otherWays', 'noConsent'] as const;

/** Whether a person may be called at the moment of the request, and why not. */
export const CallPermission = z.object({
  /**
   * `now`: a call is allowed. `later`: from the time `from` on. `zoneUnknown`: nobody knows what time it is where the
   * person is; from `from` on, a call is allowed in all 50 states, and null means that there is no such time.
   * `noNumber`: the person left no phone number. `otherWays`: the person chose email or text messages. `noConsent`: the
   * person has withdrawn the consent or closed the account.
   */
  answer: z.enum(CALL_ANSWERS),
  /** First time at which a call is allowed, as an ISO string, if a call is not allowed yet. */
  from: z.nullable(z.string()),
  /** Time from which a call is no longer allowed, as an ISO string, if a call is allowed now. */
  until: z.nullable(z.string()),
  /** The person's time zone, or null if it is unknown or the state of the person has several. */
  zone: z.nullable(z.string()),
});
export type CallPermission = z.infer<typeof CallPermission>;

const Assignee = z.nullable(z.object({ id, name: z.string() }));

const listed = {
  id,
  kind: z.enum(['message', 'consent']),
  state: z.enum(REQUEST_STATES),
  received_at: z.string(),
  /** The staff member who deals with the request, or null. */
  assignee: Assignee,
  name: z.string(),
  /** Masked, or null if the person no longer agrees to be contacted. */
  email: z.nullable(z.string()),
  /** Masked, or null if the person left no number or does not agree to calls or text messages. */
  phone: z.nullable(z.string()),
  call: CallPermission,
  version: z.int(),
};
export const ListedRequest = z.object(listed);
export type ListedRequest = z.infer<typeof ListedRequest>;

/** The phone number is only in it while a call is allowed or if the person chose text messages. */
export const ContactRequest = z.object({
  ...listed,
  user_id: z.nullable(id),
  /** The text that the person wrote in the contact form, or null if the request is a consent. */
  message: z.nullable(z.string()),
  /** What the person agreed to, or null if the person no longer agrees. */
  agreed: z.nullable(
    z.object({
      at: z.string(),
      purpose: z.string(),
      /** The way of contact that the person chose, or null if they could not choose one. */
      channel: z.nullable(z.enum(CONSENT_CHANNELS)),
      window: z.nullable(z.string()),
      text_version: z.nullable(z.string()),
    }),
  ),
  /** Null if none was open. The name is null if it is not sold or the marketplace does not answer. */
  plan: z.nullable(z.object({ id: z.string(), name: z.nullable(z.string()) })),
  /** The time zone that staff noted because the person told them, or null. */
  time_zone: z.nullable(z.enum(US_TIME_ZONE_NAMES)),
});
export type ContactRequest = z.infer<typeof ContactRequest>;

const filter = {
  state: z.optional(z.enum(REQUEST_STATES)),
  mine: z.optional(z.literal('yes')),
};
export const RequestFilter = z.object(filter);
export type RequestFilter = z.infer<typeof RequestFilter>;
export const RequestQuery = z.object({
  ...filter,
  /** Id of the request after which the page begins. */
  after: z.optional(id),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(REQUESTS_PAGE.max)), REQUESTS_PAGE.size),
});
/** Changes to a contact request. Missing fields stay as they are. */
export const RequestChange = z.object({
  state: z.optional(z.enum(REQUEST_STATES)),
  /** True if the caller takes over the request, false if nobody is to deal with it. */
  is_mine: z.optional(z.boolean()),
  time_zone: z.optional(z.nullable(z.enum(US_TIME_ZONE_NAMES))),
  version: z.int(),
});
export type RequestChange = z.infer<typeof RequestChange>;

const params = z.object({ id });
export const CONTACT_REQUESTS = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/contact-requests',
    summary: 'Who asks to be contacted, newest first; contact details are masked, and the look is recorded',
    access: 'admins',
    query: RequestQuery,
    reply: z.object({ requests: z.array(ListedRequest), next: z.nullable(id) }),
    errors: ['contactRequests.pageGone'],
  }),
  show: endpoint({
    method: 'POST',
    path: '/api/admin/contact-requests/:id/show',
    summary: 'One contact request with its contact details; the look is recorded',
    access: 'admins',
    params,
    reply: ContactRequest,
    errors: ['contactRequests.notFound'],
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/admin/contact-requests/:id',
    summary: 'Change the state, the person in charge or the time zone of a contact request',
    access: 'admins',
    params,
    body: RequestChange,
    reply: ContactRequest,
    errors: ['contactRequests.notFound', 'request.conflict'],
  }),
  startExport: endpoint({
    method: 'POST',
    path: '/api/admin/contact-requests/export',
    summary: 'A link to the contact requests that match, as CSV',
    access: 'admins',
    freshSignIn: 'always',
    status: 201,
    body: RequestFilter,
    reply: ExportLink,
  }),
  /** The link works once, within `EXPORT_LINK.life` seconds, and only for the staff member who asked for it. */
  downloadExport: endpoint({
    method: 'GET',
    path: '/api/admin/contact-requests/export/:token',
    summary: 'The exported contact requests, as CSV',
    access: 'admins',
    freshSignIn: 'always',
    params: z.object({ token }),
    errors: ['users.exportLinkGone'],
  }),
} as const;
