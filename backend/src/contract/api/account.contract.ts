import * as z from 'zod/mini';
import { currentPassword, email, line, newPassword } from '../fields.js';
import { LENGTHS } from '../limits/fields.js';
import { SIGN_UP } from '../messages/account.js';
import { ACCOUNT } from '../messages/own-account.js';
import { phone } from '../phone.js';
import { endpoint } from './endpoint.js';

export const Device = z.object({
  id: z.uuid(),
  device: z.string(),
  signed_in_at: z.string(),
  seen_at: z.string(),
  isThisOne: z.boolean(),
});
export type Device = z.infer<typeof Device>;

export const OwnAccount = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  hasPassword: z.boolean(),
  hasGoogle: z.boolean(),
  devices: z.array(Device),
});
export type OwnAccount = z.infer<typeof OwnAccount>;

export const DetailsChange = z.object({
  name: line(LENGTHS.name.max, SIGN_UP.nameMissing),
  phone: z.nullable(phone),
});
export const PasswordChange = z.object({
  current_password: z.optional(currentPassword),
  new_password: newPassword(LENGTHS.password.reset, ACCOUNT.passwordShort),
});
export const EmailChangeRequest = z.object({ new_email: email, current_password: z.optional(currentPassword) });
export const GoogleRemoval = z.object({ current_password: z.optional(currentPassword) });
export const Closing = z.object({
  current_password: z.optional(z.string().check(z.maxLength(LENGTHS.password.max))),
  sure: z.literal(true, ACCOUNT.sureMissing),
});

/** When the export was last requested (null: never), and until when its file is ready (null: not). */
export const ExportState = z.object({ askedAt: z.nullable(z.string()), readyUntil: z.nullable(z.string()) });
export type ExportState = z.infer<typeof ExportState>;

const own = { access: 'signedIn' } as const;
const ok = z.object({ ok: z.literal(true) });
const wrong = ['users.wrongPassword', 'auth.freshSignInNeeded'] as const;
export const OWN_ACCOUNT = {
  get: endpoint({
    ...own,
    method: 'GET',
    path: '/api/account',
    summary: 'My details and where I am signed in',
    reply: OwnAccount,
  }),
  changeDetails: endpoint({
    ...own,
    method: 'PATCH',
    path: '/api/account',
    summary: 'Change my name and phone number',
    body: DetailsChange,
    reply: ok,
  }),
  changePassword: endpoint({
    ...own,
    method: 'POST',
    path: '/api/account/password',
    summary: 'Change my password; my other sessions end',
    body: PasswordChange,
    reply: ok,
    errors: [...wrong, 'users.passwordCommon', 'users.passwordPersonal'],
    limits: ['loginAddress'],
  }),
  changeEmail: endpoint({
    ...own,
    method: 'POST',
    path: '/api/account/email',
    summary: 'Ask for another mail address',
    body: EmailChangeRequest,
    reply: ok,
    errors: wrong,
    limits: ['loginAddress', 'mailAddress'],
  }),
  removeGoogle: endpoint({
    ...own,
    method: 'POST',
    path: '/api/account/google/remove',
    summary: 'Take Google sign-in off my account',
    body: GoogleRemoval,
    reply: ok,
    errors: wrong,
    limits: ['loginAddress'],
  }),
  endDevice: endpoint({
    ...own,
    method: 'DELETE',
    path: '/api/account/sessions/:id',
    summary: 'Log one of my devices out',
    params: z.object({ id: z.uuid() }),
    reply: ok,
  }),
  endOthers: endpoint({
    ...own,
    method: 'DELETE',
    path: '/api/account/sessions',
    summary: 'Log all my other devices out',
    reply: ok,
  }),
  close: endpoint({
    ...own,
    method: 'POST',
    path: '/api/account/close',
    summary: 'Close my account',
    body: Closing,
    reply: ok,
    errors: [...wrong, 'users.lastSuperadmin'],
    limits: ['loginAddress'],
  }),
  getExport: endpoint({
    ...own,
    method: 'GET',
    path: '/api/account/export',
    summary: 'Whether my data is ready',
    reply: ExportState,
  }),
  requestExport: endpoint({
    ...own,
    method: 'POST',
    path: '/api/account/export',
    summary: 'Ask for all my data in one file',
    freshSignIn: 'always',
    reply: ExportState,
    limits: ['exportAddress'],
  }),
  downloadExport: endpoint({
    ...own,
    method: 'GET',
    path: '/api/account/export/file',
    summary: 'My data as a file',
    freshSignIn: 'always',
    errors: ['request.notFound'],
  }),
} as const;
