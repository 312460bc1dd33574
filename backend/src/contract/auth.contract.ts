import * as z from 'zod/mini';
import { ROLES } from './access.js';
import { endpoint } from './endpoint.js';
import { currentPassword, email, newPassword, token } from './fields.js';
import { LENGTHS } from './limits.js';
import { RESET } from './messages/account.js';
import { PAGES } from './pages.js';
import { SESSION_CALLS } from './session.calls.js';

export const SessionUser = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  firstName: z.string(),
  role: z.enum(ROLES),
  is_admin: z.boolean(),
  is_superadmin: z.boolean(),
});
export type SessionUser = z.infer<typeof SessionUser>;

/** Signed out is a normal answer, not an error: `{ ok: false }`. */
export const SessionReply = z.object({ ok: z.boolean(), user: z.nullable(SessionUser), onboarded: z.boolean() });
export type SessionReply = z.infer<typeof SessionReply>;

/** Part of the page that acknowledges a request sent without scripts. */
export const RESET_ASKED = 'asked';
export const Credentials = z.object({ email, password: currentPassword });
export const ResetRequest = z.object({ email: z.string().check(z.trim(), z.toLowerCase(), z.maxLength(LENGTHS.email.max)) });
export const ResetCompletion = z.object({
  token: token.check(z.minLength(1, RESET.missingToken)),
  new_password: newPassword(LENGTHS.password.reset, RESET.short),
});

export const AUTH = {
  me: endpoint({ ...SESSION_CALLS.me, summary: 'Who is signed in', reply: SessionReply }),
  login: endpoint({
    ...SESSION_CALLS.login, summary: 'Sign in with email and password',
    body: Credentials, reply: SessionReply, errors: ['auth.invalidCredentials', 'auth.notConfirmed'],
    limits: ['loginAddress', 'loginAccountAddress'], afterPlainForm: PAGES.dashboard.path,
  }),
  logout: endpoint({ ...SESSION_CALLS.logout, summary: 'End this session', status: 204 }),
  /** A link, not a call: leads to Google and comes back to the callback. */
  google: endpoint({
    method: 'GET', path: '/api/auth/google', summary: 'Sign in with Google', access: 'anyone', status: 302,
    query: z.object({ next: z.optional(z.string()) }), limits: ['loginAddress'],
  }),
  googleCallback: endpoint({
    method: 'GET', path: '/api/auth/google/callback', summary: 'Google’s answer', access: 'anyone', status: 302, limits: ['loginAddress'],
  }),
  /** The address is in the body because whoever needs this cannot have a session yet. With a session there is nothing to confirm. */
  initiateConfirmation: endpoint({
    method: 'POST', path: '/auth/confirm/initiate', summary: 'Send the confirmation mail again', access: 'anyone', status: 204,
    body: z.optional(z.object({ email: z.optional(email) })), limits: ['mailAddress', 'confirmMailAccount'], errors: ['auth.addressNeeded'],
  }),
  confirm: endpoint({
    method: 'GET', path: '/auth/confirm', summary: 'Confirm an email address', access: 'anyone',
    query: z.object({ token: z.optional(token) }), reply: z.object({ ok: z.literal(true), message: z.string() }),
    errors: ['auth.missingToken', 'auth.linkExpired'], limits: ['tokenAddress'],
  }),
  resetInitiate: endpoint({
    method: 'POST', path: '/api/auth/password/reset-initiate', summary: 'Ask for a reset link', access: 'anyone',
    body: ResetRequest, reply: z.object({ ok: z.literal(true) }), limits: ['mailAddress', 'resetMailAccount'], afterPlainForm: `${PAGES.forgotPassword.path}#${RESET_ASKED}`,
  }),
  resetComplete: endpoint({
    method: 'POST', path: '/api/auth/password/reset-complete', summary: 'Set a new password with a reset link', access: 'anyone',
    body: ResetCompletion, reply: z.object({ ok: z.literal(true) }),
    errors: ['auth.linkExpired', 'users.passwordShort', 'users.passwordCommon', 'users.passwordPersonal'], limits: ['tokenAddress'],
  }),
} as const;

