import * as z from 'zod/mini';
import { ROLES } from '../access.js';
import { day, email, id } from '../fields.js';
import { LENGTHS } from '../limits/fields.js';
import { ERASE_REASONS, LOCK_REASONS, USERS_PAGE } from '../limits/staff.js';
import { ADMIN } from '../messages/staff.js';
import { phone } from '../phone.js';

/** As staff see it. Each request for unmasked `email` and `phone` is recorded in the audit trail. */
export const ManagedUser = z.object({
  id,
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  name: z.string(),
  phone: z.nullable(z.string()),
  role: z.enum(ROLES),
  /** The same value as `role`. The specification requires this name. */
  role_id: z.enum(ROLES),
  gender: z.nullable(z.string()),
  confirmed: z.boolean(),
  closed: z.boolean(),
  locked: z.boolean(),
  consent: z.boolean(),
  created_at: z.string(),
  last_seen_at: z.nullable(z.string()),
  version: z.int(),
});
export type ManagedUser = z.infer<typeof ManagedUser>;

export const USER_SORTS = [
  'id',
  'email',
  'name',
  'phone',
  'role',
  'confirmed',
  'closed',
  'locked',
  'created',
  'seen',
] as const;
export type UserSort = (typeof USER_SORTS)[number];
const yesNo = z.optional(z.enum(['yes', 'no']));

/** Filters for the list of accounts. Closed accounts are listed only if the filters ask for them. */
const userFilter = {
  q: z.optional(z.string().check(z.trim(), z.maxLength(100), z.regex(/^\P{Cc}*$/u, ADMIN.form.oneLine))),
  role: z.optional(z.enum(ROLES)),
  confirmed: yesNo,
  closed: z.optional(z.enum(['yes', 'no', 'any'])),
  locked: yesNo,
  consent: yesNo,
  created_from: z.optional(day),
  seen_from: z.optional(day),
  sort: z.optional(z.enum(USER_SORTS)),
  direction: z.optional(z.enum(['asc', 'desc'])),
};
export const UserFilter = z.object(userFilter);
export type UserFilter = z.infer<typeof UserFilter>;

/** The page is after or before an account, so that pages stay correct while accounts are added or closed. */
export const UserQuery = z.object({
  ...userFilter,
  after: z.optional(id),
  before: z.optional(id),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(USERS_PAGE.max)), USERS_PAGE.size),
  /** The site's own list is always masked. Requests for unmasked data are recorded. */
  mask: z.optional(z.enum(['yes', 'no'])),
});

export const UserPage = z.object({
  users: z.array(ManagedUser),
  /** Ids to send as `after` and `before` for the next and the previous page, or null. */
  next: z.nullable(id),
  previous: z.nullable(id),
  total: z.int(),
  /** False if more accounts match than `total` states, because counting stops at a limit. */
  total_is_exact: z.boolean(),
});
export type UserPage = z.infer<typeof UserPage>;

const blank = z.literal('');
const part = z.string().check(z.trim(), z.maxLength(LENGTHS.name.max), z.regex(/^\P{Cc}*$/u, ADMIN.form.oneLine));
const fields = {
  /** Staff cannot set one: a blank value is ignored, any other is rejected with status 422. */
  password: z.optional(z.nullable(z.string().check(z.maxLength(LENGTHS.password.max)))),
  first_name: z.optional(z.nullable(part)),
  last_name: z.optional(z.nullable(part)),
  phone: z.optional(z.nullable(phone)),
  role_id: z.optional(z.nullable(z.union([blank, z.enum(ROLES, ADMIN.form.roleUnknown)]))),
  role: z.optional(z.nullable(z.union([blank, z.enum(ROLES, ADMIN.form.roleUnknown)]))),
  gender: z.optional(z.nullable(part)),
};
/** The person is emailed a link to choose a password, unless `mail_link` is false. */
export const NewUser = z.object({ email, ...fields, mail_link: z._default(z.boolean(), true) });
/**
 * Changes to an account. Missing fields stay as they are. If `mail_link` is true, the person receives an email with a
 * link to choose a new password. The request fails with a conflict if the account has a newer version than `version`.
 */
export const UserChange = z.object({
  email: z.optional(email),
  ...fields,
  mail_link: z._default(z.boolean(), false),
  version: z.optional(z.int()),
});
export type NewUser = z.infer<typeof NewUser>;
export type UserChange = z.infer<typeof UserChange>;

export const Erasure = z.object({ reason: z.enum(ERASE_REASONS, ADMIN.reasonMissing) });

export const BULK_ACTIONS = [
  'lock',
  'unlock',
  'close',
  'restore',
  'makeAdmin',
  'makeUser',
  'resendConfirmation',
  'endSessions',
  'export',
] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];
/** All actions of staff on accounts. The screens offer the last three for one account at a time. */
export const STAFF_ACTIONS = [...BULK_ACTIONS, 'sendReset', 'requestErasure', 'removeSecondFactors'] as const;
export type StaffAction = (typeof STAFF_ACTIONS)[number];
/** Actions that need a recent proof of identity. */
export const SENSITIVE_ACTIONS: readonly StaffAction[] = [
  'close',
  'makeAdmin',
  'makeUser',
  'export',
  'sendReset',
  'requestErasure',
  'removeSecondFactors',
];
export const accessTo = (action: StaffAction): 'admins' | 'superadmins' =>
  action === 'removeSecondFactors' ? 'superadmins' : 'admins';
export const Bulk = z.object({
  action: z.enum(STAFF_ACTIONS),
  ids: z.array(id).check(z.minLength(1), z.maxLength(USERS_PAGE.bulk)),
  /** Why accounts are locked or unlocked. The two actions need a reason from their own list, and others need none. */
  reason: z.optional(z.enum([...LOCK_REASONS.lock, ...LOCK_REASONS.unlock], ADMIN.reasonMissing)),
});
export type Bulk = z.infer<typeof Bulk>;
/** A link to a CSV file that works once, for a few minutes, and only for the staff member who asked for it. */
export const ExportLink = z.object({ path: z.string(), expires_at: z.string() });
export type ExportLink = z.infer<typeof ExportLink>;
const BulkRow = z.object({
  id,
  name: z.string(),
  ok: z.boolean(),
  code: z.nullable(z.string()),
  message: z.nullable(z.string()),
});
export const BulkReply = z.object({
  rows: z.array(BulkRow),
  able: z.int(),
  /** The link to the exported accounts, or null if the accounts were not exported. */
  download: z.nullable(ExportLink),
});
export type BulkReply = z.infer<typeof BulkReply>;
