import * as z from 'zod/mini';
import { ROLES } from '../access.js';
import { anyAddress, currentPassword, email, newPassword, token } from '../fields.js';
import { LENGTHS } from '../limits/fields.js';
import { RESET } from '../messages/account.js';
import { PAGES } from '../pages.js';
import { SESSION_CALLS } from '../session.calls.js';
import { endpoint } from './endpoint.js';

export const SessionUser = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  firstName: z.string(),
  role: z.enum(ROLES),
  is_admin: z.boolean(),
  is_superadmin: z.boolean(),
  /** True if the person is staff and must set up a second factor before doing staff work. */
  needs_second_factor: z.boolean(),
});
export type SessionUser = z.infer<typeof SessionUser>;

/** For a signed-out visitor, `ok` is false and `user` null, which is no error. */
export const SessionReply = z.object({ ok: z.boolean(), user: z.nullable(SessionUser), onboarded: z.boolean() });
export type SessionReply = z.infer<typeof SessionReply>;

/**
 * URL fragments to which the server redirects a browser without JavaScript after a form has requested an email. The
 * page then says that the email was requested.
 */
export const RESET_REQUESTED = 'asked';
export const CONFIRMATION_REQUESTED = 'sent-again';
export const Credentials = z.object({ email, password: currentPassword });
export const ResetRequest = z.object({ email: anyAddress });
const ResetCompletion = z.object({
  token: token.check(z.minLength(1, RESET.missingToken)),
  new_password: newPassword(LENGTHS.password.reset, RESET.short),
});

export const AUTH = {
  me: endpoint({ ...SESSION_CALLS.me, summary: 'Who is signed in', reply: SessionReply }),
  login: endpoint({
    ...SESSION_CALLS.login,
    summary: 'Sign in with email and password',
    body: Credentials,
    reply: SessionReply,
    errors: ['auth.invalidCredentials', 'auth.notConfirmed', 'auth.locked', 'auth.closed', 'auth.secondStepNeeded'],
    limits: ['loginAddress', 'loginAccountAddress'],
    afterPlainForm: PAGES.dashboard.path,
  }),
  logout: endpoint({ ...SESSION_CALLS.logout, summary: 'End this session', status: 204 }),
  /** First plan search or quiz completed; neither the search nor the answers are sent. */
  completeOnboarding: endpoint({
    ...SESSION_CALLS.completeOnboarding,
    summary: 'A first plan search or quiz is done',
    status: 204,
  }),
  /** Redirects to Google's page, which leads back here. Pages link to it; no script calls it. */
  startGoogle: endpoint({
    method: 'GET',
    path: '/api/auth/google',
    summary: 'Sign in with Google',
    access: 'anyone',
    status: 302,
    query: z.object({ next: z.optional(z.string()) }),
    limits: ['loginAddress'],
  }),
  finishGoogle: endpoint({
    method: 'GET',
    path: '/api/auth/google/callback',
    summary: 'Google’s answer',
    access: 'anyone',
    status: 302,
    limits: ['loginAddress'],
  }),
  /** Goes to the address in the body or, without one, to that of the signed-in account. */
  initiateConfirmation: endpoint({
    method: 'POST',
    path: '/auth/confirm/initiate',
    summary: 'Send the confirmation mail again',
    access: 'anyone',
    status: 204,
    body: z.optional(z.object({ email: z.optional(email) })),
    limits: ['mailAddress', 'confirmMailAccount'],
    errors: ['auth.addressNeeded'],
    afterPlainForm: `${PAGES.thanks.path}#${CONFIRMATION_REQUESTED}`,
  }),
  confirm: endpoint({
    method: 'GET',
    path: '/auth/confirm',
    summary: 'Confirm an email address',
    access: 'anyone',
    query: z.object({ token: z.optional(token) }),
    /** `already`: the address had been confirmed before, with this link or in another way. */
    reply: z.object({ ok: z.literal(true), message: z.string(), already: z.boolean() }),
    errors: ['auth.missingToken', 'auth.linkExpired'],
    limits: ['tokenAddress'],
  }),
  initiateReset: endpoint({
    method: 'POST',
    path: '/api/auth/password/reset-initiate',
    summary: 'Ask for a reset link',
    access: 'anyone',
    body: ResetRequest,
    reply: z.object({ ok: z.literal(true) }),
    limits: ['mailAddress', 'resetMailAccount'],
    afterPlainForm: `${PAGES.forgotPassword.path}#${RESET_REQUESTED}`,
  }),
  completeReset: endpoint({
    method: 'POST',
    path: '/api/auth/password/reset-complete',
    summary: 'Set a new password with a reset link',
    access: 'anyone',
    body: ResetCompletion,
    reply: z.object({ ok: z.literal(true) }),
    errors: ['auth.linkExpired', 'users.passwordShort', 'users.passwordCommon', 'users.passwordPersonal'],
    limits: ['tokenAddress'],
  }),
} as const;
