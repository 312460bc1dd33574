import * as z from 'zod/mini';
import { id, token } from '../fields.js';
import { endpoint } from './endpoint.js';
import {
  Bulk,
  BulkReply,
  Erasure,
  ExportLink,
  ManagedUser,
  NewUser,
  UserChange,
  UserFilter,
  UserPage,
  UserQuery,
} from './managed-user.contract.js';

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
   * Endpoint for an older, shorter list of accounts, which uses only the role names Admin and User. The specification
   * requires the endpoint, but no screen of the site uses it.
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
  startExport: endpoint({
    method: 'POST',
    path: '/api/admin/users/export',
    summary: 'A link to the accounts that match, as CSV',
    access: 'admins',
    freshSignIn: 'always',
    status: 201,
    body: UserFilter,
    reply: ExportLink,
  }),
  /** The link works once, within `EXPORT_LINK.life` seconds, and only for the staff member who asked for it. */
  downloadExport: endpoint({
    method: 'GET',
    path: '/api/admin/users/export/:token',
    summary: 'The exported accounts, as CSV',
    access: 'admins',
    freshSignIn: 'always',
    params: z.object({ token }),
    errors: ['users.exportLinkGone'],
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
    freshSignIn: 'always',
    errors: ['users.emailUsed', 'users.aboveYou', 'users.passwordByStaff'],
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/auth/admin/user/:id',
    summary: 'Change an account',
    access: 'admins',
    params: one,
    body: UserChange,
    reply: ManagedUser,
    freshSignIn: 'forSomeInput',
    errors: [
      ...sure,
      'users.ownRole',
      'users.ownAddress',
      'users.emailUsed',
      'users.passwordByStaff',
      'users.closed',
      'users.locked',
    ],
  }),
  close: endpoint({
    ...changed,
    method: 'DELETE',
    path: '/api/auth/admin/user/:id',
    summary: 'Close an account',
    freshSignIn: 'always',
    errors: sure,
  }),
  erase: endpoint({
    ...changed,
    method: 'DELETE',
    path: '/api/auth/admin/user/hard-delete/:id',
    summary: 'Erase an account and its data',
    access: 'superadmins',
    body: Erasure,
    freshSignIn: 'always',
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
  previewAction: endpoint({
    method: 'POST',
    path: '/api/admin/users/actions/preview',
    summary: 'What an action would do to one or many accounts',
    access: 'admins',
    body: Bulk,
    reply: BulkReply,
  }),
  /** The reply has an outcome for each account. If only one is named and its action is refused, the call fails. */
  act: endpoint({
    method: 'POST',
    path: '/api/admin/users/actions',
    summary: 'Do something to one or many accounts',
    access: 'admins',
    freshSignIn: 'forSomeInput',
    body: Bulk,
    reply: BulkReply,
    errors: [
      ...sure,
      'users.ownLock',
      'users.ownRole',
      'users.ownSecondFactor',
      'users.closed',
      'users.locked',
      'users.alreadyConfirmed',
      'users.noSecondFactor',
    ],
  }),
} as const;
