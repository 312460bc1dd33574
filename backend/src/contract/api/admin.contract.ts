import * as z from 'zod/mini';
import { ROLES } from '../access.js';
import { email, id } from '../fields.js';
import { LENGTHS } from '../limits/fields.js';
import { ERASE_REASONS, USERS_PAGE } from '../limits/staff.js';
import { SIGN_UP } from '../messages/account.js';
import { ADMIN } from '../messages/admin.js';
import { phone } from '../phone.js';
import { endpoint } from './endpoint.js';

/** An account as staff see it. `email` and `phone` may be masked; revealing them is recorded in the audit trail. */
export const ManagedUser = z.object({
  id,
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  name: z.string(),
  phone: z.nullable(z.string()),
  role: z.enum(ROLES),
  /**
   * The account's role, with the same value as `role`. The specification requires a form field named `role_id` but also
   * accepts `role`.
   */
  role_id: z.enum(ROLES),
  gender: z.nullable(z.string()),
  confirmed: z.boolean(),
  closed: z.boolean(),
  consent: z.boolean(),
  created_at: z.string(),
  last_seen_at: z.nullable(z.string()),
  version: z.int(),
});
export type ManagedUser = z.infer<typeof ManagedUser>;

export const USER_SORTS = ['id', 'email', 'name', 'phone', 'role', 'created', 'seen'] as const;
export type UserSort = (typeof USER_SORTS)[number];
const yesNo = z.optional(z.enum(['yes', 'no']));

/** Filters for the list of accounts. Closed accounts are left out unless the filter asks for them. */
const userFilter = {
  q: z.optional(z.string().check(z.trim(), z.maxLength(100), z.regex(/^\P{Cc}*$/u, ADMIN.form.oneLine))),
  role: z.optional(z.enum(ROLES)),
  confirmed: yesNo,
  closed: z.optional(z.enum(['yes', 'no', 'any'])),
  consent: yesNo,
  created_from: z.optional(z.iso.date()),
  seen_from: z.optional(z.iso.date()),
  sort: z.optional(z.enum(USER_SORTS)),
  direction: z.optional(z.enum(['asc', 'desc'])),
};
const UserFilter = z.object(userFilter);
export type UserFilter = z.infer<typeof UserFilter>;

/**
 * Query for one page of accounts. The page begins after (or ends before) the account with a given id, so that it stays
 * correct even while accounts are added or closed.
 */
export const UserQuery = z.object({
  ...userFilter,
  after: z.optional(id),
  before: z.optional(id),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(USERS_PAGE.max)), USERS_PAGE.size),
  /**
   * Whether to mask personal data. The site's own list of accounts always asks for masking. Showing unmasked data is
   * recorded in the audit trail.
   */
  mask: z.optional(z.enum(['yes', 'no'])),
});

export const UserPage = z.object({
  users: z.array(ManagedUser),
  /**
   * Ids with which the neighboring pages can be requested: one is passed as `after` for the next page, the other
   * (`previous`) as `before` for the previous page. Each is null if there is no such page.
   */
  next: z.nullable(id),
  previous: z.nullable(id),
  total: z.int(),
  /** False if the number of matching accounts is higher than `total`, because counting stops at a limit. */
  total_is_exact: z.boolean(),
});
export type UserPage = z.infer<typeof UserPage>;

const blank = z.literal('');
const part = z.string().check(z.trim(), z.maxLength(LENGTHS.name.max), z.regex(/^\P{Cc}*$/u, ADMIN.form.oneLine));
const password = z
  .string()
  .check(z.minLength(LENGTHS.password.signUp, SIGN_UP.passwordShort), z.maxLength(LENGTHS.password.max));
const fields = {
  password: z.optional(z.nullable(z.union([blank, password]))),
  first_name: z.optional(z.nullable(part)),
  last_name: z.optional(z.nullable(part)),
  phone: z.optional(z.nullable(phone)),
  role_id: z.optional(z.nullable(z.union([blank, z.enum(ROLES, ADMIN.form.roleUnknown)]))),
  /**
   * The account's role under the field name `role`. The specification prescribes `role_id`, but also allows this name.
   */
  role: z.optional(z.nullable(z.union([blank, z.enum(ROLES, ADMIN.form.roleUnknown)]))),
  gender: z.optional(z.nullable(part)),
};
export const NewUser = z.object({ email, ...fields });
/**
 * Changes to an account. Fields that are left out, and a blank password, change nothing. If `version` is not the stored
 * version, the request is rejected as a conflict.
 */
export const UserChange = z.object({ email: z.optional(email), ...fields, version: z.optional(z.int()) });
export type NewUser = z.infer<typeof NewUser>;
export type UserChange = z.infer<typeof UserChange>;

export const Erasure = z.object({
  reason: z.enum(ERASE_REASONS, ADMIN.erase.reasonMissing),
  /** Password of the staff member who makes the call. It is required if they signed in too long ago. */
  password: z.optional(z.string().check(z.maxLength(LENGTHS.password.max))),
});

export const BULK_ACTIONS = ['close', 'restore', 'makeAdmin', 'makeUser', 'resendConfirmation', 'endSessions'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];
const Bulk = z.object({
  action: z.enum(BULK_ACTIONS),
  ids: z.array(id).check(z.minLength(1), z.maxLength(USERS_PAGE.bulk)),
});
const BulkRow = z.object({
  id,
  name: z.string(),
  ok: z.boolean(),
  code: z.nullable(z.string()),
  message: z.nullable(z.string()),
});
export const BulkReply = z.object({ rows: z.array(BulkRow), able: z.int() });
export type BulkReply = z.infer<typeof BulkReply>;

const one = z.object({ id });
const changed = { params: one, access: 'admins', reply: z.object({ ok: z.literal(true) }) } as const;
const sure = [
  'users.notFound',
  'users.aboveYou',
  'users.ownAccount',
  'users.lastSuperadmin',
  'request.conflict',
] as const;

export const ADMIN_USERS = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/users/list-users',
    summary: 'The table of user accounts',
    access: 'admins',
    query: UserQuery,
    reply: UserPage,
    errors: ['users.pageGone'],
  }),
  /**
   * An older, shorter list of accounts that knows only the roles Admin and User. The specification prescribes it, but
   * no screen of the site uses it.
   */
  listBasic: endpoint({
    method: 'GET',
    path: '/api/users',
    summary: 'The older list of accounts',
    access: 'admins',
    query: z.object({ after: z.optional(id) }),
    errors: ['users.pageGone'],
    reply: z.array(z.object({ id, name: z.string(), email: z.string(), role: z.enum(['Admin', 'User']) })),
  }),
  listIds: endpoint({
    method: 'GET',
    path: '/api/admin/users/ids',
    summary: 'Ids of all accounts that match',
    access: 'admins',
    query: UserFilter,
    reply: z.object({ ids: z.array(id), more: z.boolean() }),
  }),
  exportCsv: endpoint({
    method: 'GET',
    path: '/api/admin/users/export',
    summary: 'The accounts that match, as CSV',
    access: 'admins',
    query: UserFilter,
  }),
  show: endpoint({
    method: 'POST',
    path: '/api/admin/users/:id/show',
    summary: 'One account with nothing masked',
    access: 'admins',
    params: one,
    reply: ManagedUser,
    errors: ['users.notFound'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/auth/admin/user',
    summary: 'Open an account for somebody',
    access: 'admins',
    status: 201,
    body: NewUser,
    reply: ManagedUser,
    errors: ['users.emailUsed', 'users.aboveYou', 'users.passwordCommon', 'users.passwordPersonal'],
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/auth/admin/user/:id',
    summary: 'Change an account',
    access: 'admins',
    params: one,
    body: UserChange,
    reply: ManagedUser,
    errors: [
      ...sure,
      'users.ownRole',
      'users.ownAddress',
      'users.ownPassword',
      'users.emailUsed',
      'users.passwordCommon',
      'users.passwordPersonal',
    ],
  }),
  close: endpoint({
    ...changed,
    method: 'DELETE',
    path: '/api/auth/admin/user/:id',
    summary: 'Close an account',
    errors: sure,
  }),
  erase: endpoint({
    ...changed,
    method: 'DELETE',
    path: '/api/auth/admin/user/hard-delete/:id',
    summary: 'Erase an account and its data',
    access: 'superadmins',
    body: Erasure,
    errors: [...sure, 'auth.freshSignInNeeded', 'users.wrongPassword'],
    limits: ['loginAddress'],
  }),
  restore: endpoint({
    ...changed,
    method: 'POST',
    path: '/api/admin/users/:id/restore',
    summary: 'Open a closed account again',
    errors: sure,
  }),
  recordErasureRequest: endpoint({
    ...changed,
    method: 'POST',
    path: '/api/admin/users/:id/request-erasure',
    summary: 'Note that somebody asked to have everything deleted',
    errors: sure,
  }),
  listSessions: endpoint({
    method: 'GET',
    path: '/api/admin/users/:id/sessions',
    summary: 'Where somebody is signed in',
    access: 'admins',
    params: one,
    errors: ['users.notFound'],
    reply: z.object({
      sessions: z.array(z.object({ id, device: z.string(), signed_in_at: z.string(), seen_at: z.string() })),
    }),
  }),
  endSession: endpoint({
    ...changed,
    method: 'DELETE',
    path: '/api/admin/users/:id/sessions/:session',
    summary: 'End one session',
    params: z.object({ id, session: id }),
    errors: sure,
  }),
  endSessions: endpoint({
    ...changed,
    method: 'DELETE',
    path: '/api/admin/users/:id/sessions',
    summary: 'End all sessions of somebody',
    errors: sure,
  }),
  sendReset: endpoint({
    ...changed,
    method: 'POST',
    path: '/api/admin/users/:id/send-reset',
    summary: 'Mail a link to set a new password',
    errors: sure,
  }),
  sendConfirmation: endpoint({
    ...changed,
    method: 'POST',
    path: '/api/admin/users/:id/resend-confirmation',
    summary: 'Mail the confirmation link again',
    errors: sure,
  }),
  previewBulk: endpoint({
    method: 'POST',
    path: '/api/admin/users/bulk/preview',
    summary: 'What a bulk action would do',
    access: 'admins',
    body: Bulk,
    reply: BulkReply,
  }),
  runBulk: endpoint({
    method: 'POST',
    path: '/api/admin/users/bulk',
    summary: 'Do the same to many accounts',
    access: 'admins',
    body: Bulk,
    reply: BulkReply,
  }),
} as const;
