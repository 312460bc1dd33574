import * as z from 'zod/mini';
import { id } from '../fields.js';
import { endpoint } from './endpoint.js';
import {
  Bulk,
  BulkReply,
  Erasure,
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
   * An older, shorter list of accounts, which uses only the role names Admin and User. The specification requires this
   * endpoint, but no screen of the site uses it.
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
