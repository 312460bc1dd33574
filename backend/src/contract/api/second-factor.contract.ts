import * as z from 'zod/mini';
import { LENGTHS } from '../limits/fields.js';
import { FACTOR_KINDS, SECOND_FACTOR } from '../limits/second-factor.js';
import { PROVE, SAFETY, SECOND_STEP } from '../messages/second-factor.js';
import { SessionReply } from './auth.contract.js';
import { endpoint } from './endpoint.js';

const code = z
  .string(SECOND_STEP.codeMissing)
  .check(z.trim(), z.minLength(1, SECOND_STEP.codeMissing), z.maxLength(60));
/** In the JSON form of WebAuthn, passed to the browser's passkey functions unchanged. */
const PasskeyOptions = z.record(z.string(), z.unknown());
/** Schema of a string in the data that the browser's passkey functions return, in the JSON form of WebAuthn. */
const base64 = z.string(SECOND_STEP.passkeyFailed).check(z.minLength(1, SECOND_STEP.passkeyFailed), z.maxLength(8_000));
export const PasskeyAnswer = z.object(
  {
    id: base64,
    rawId: base64,
    type: z.literal('public-key', SECOND_STEP.passkeyFailed),
    response: z.record(z.string(), z.unknown(), SECOND_STEP.passkeyFailed),
    clientExtensionResults: z.optional(z.record(z.string(), z.unknown())),
    authenticatorAttachment: z.optional(z.nullable(z.string())),
  },
  SECOND_STEP.passkeyFailed,
);
export type PasskeyAnswer = z.infer<typeof PasskeyAnswer>;

/** Proof for the second step of a sign-in: a code or a passkey. One of the two must be given. */
export const SecondStep = z.object({ code: z.optional(code), passkey: z.optional(PasskeyAnswer) });
export type SecondStep = z.infer<typeof SecondStep>;
/** Proof that a signed-in person is the owner. One of the three must be given. */
export const Proof = z.object({
  ...SecondStep.shape,
  password: z.optional(z.string(PROVE.missing).check(z.minLength(1, PROVE.missing), z.maxLength(LENGTHS.password.max))),
});
export type Proof = z.infer<typeof Proof>;

/** `passkey`: options for the browser, or null without a passkey or a site address that supports them. */
const Ways = z.object({ hasApp: z.boolean(), hasCodes: z.boolean(), passkey: z.nullable(PasskeyOptions) });

export const Factor = z.object({
  id: z.uuid(),
  kind: z.enum(FACTOR_KINDS),
  name: z.string(),
  created_at: z.string(),
  used_at: z.nullable(z.string()),
});
export type Factor = z.infer<typeof Factor>;
export const FactorList = z.object({
  factors: z.array(Factor),
  codesLeft: z.int(),
  /** True if the account needs a second factor for staff work. */
  isRequired: z.boolean(),
  /** False if the site's address is an IP address, for which browsers allow no passkeys. */
  hasPasskeys: z.boolean(),
});
export type FactorList = z.infer<typeof FactorList>;
/** New recovery codes, which are shown only once. The value is null if the account already has codes. */
const Codes = z.object({ recoveryCodes: z.nullable(z.array(z.string())) });
export const AppConfirmation = z.object({ code });
export const PasskeyName = z.object({
  name: z
    .string(SAFETY.nameMissing)
    .check(z.trim(), z.minLength(1, SAFETY.nameMissing), z.maxLength(SECOND_FACTOR.name), z.regex(/^\P{Cc}*$/u)),
});

const ok = z.object({ ok: z.literal(true) });
const own = { access: 'signedIn' } as const;
const wrong = ['auth.wrongCode', 'auth.passkeyRefused'] as const;

export const SECOND_FACTOR_CALLS = {
  startSecondStep: endpoint({
    method: 'POST',
    path: '/api/auth/second-step/start',
    summary: 'How a sign-in with the right password can be completed',
    access: 'anyone',
    reply: Ways,
    errors: ['auth.secondStepExpired'],
    limits: ['loginAddress'],
  }),
  completeSecondStep: endpoint({
    method: 'POST',
    path: '/api/auth/second-step',
    summary: 'Complete a sign-in with a code or a passkey',
    access: 'anyone',
    body: SecondStep,
    reply: SessionReply,
    errors: [...wrong, 'auth.secondStepExpired'],
    limits: ['loginAddress'],
  }),
  startProof: endpoint({
    ...own,
    method: 'POST',
    path: '/api/auth/proof/start',
    summary: 'How I can prove once more who I am',
    reply: z.object({ hasPassword: z.boolean(), ...Ways.shape }),
  }),
  prove: endpoint({
    ...own,
    method: 'POST',
    path: '/api/auth/proof',
    summary: 'Prove once more who I am, for sensitive actions',
    body: Proof,
    reply: ok,
    errors: [...wrong, 'users.wrongPassword'],
    limits: ['loginAddress'],
  }),
  list: endpoint({
    ...own,
    method: 'GET',
    path: '/api/account/second-factors',
    summary: 'My second steps for logging in',
    reply: FactorList,
  }),
  startApp: endpoint({
    ...own,
    method: 'POST',
    path: '/api/account/second-factors/app/start',
    summary: 'Get the secret for an authenticator app',
    freshSignIn: 'always',
    reply: z.object({ secret: z.string(), uri: z.string() }),
  }),
  addApp: endpoint({
    ...own,
    method: 'POST',
    path: '/api/account/second-factors/app',
    summary: 'Add the authenticator app that shows this code',
    freshSignIn: 'always',
    body: AppConfirmation,
    reply: Codes,
    errors: ['auth.wrongCode', 'account.setUpExpired'],
    limits: ['loginAddress'],
  }),
  startPasskey: endpoint({
    ...own,
    method: 'POST',
    path: '/api/account/second-factors/passkey/start',
    summary: 'Get the options for a new passkey',
    freshSignIn: 'always',
    reply: z.object({ options: PasskeyOptions }),
    errors: ['account.passkeysUnavailable', 'account.tooManyPasskeys'],
  }),
  addPasskey: endpoint({
    ...own,
    method: 'POST',
    path: '/api/account/second-factors/passkey',
    summary: 'Add a passkey',
    freshSignIn: 'always',
    body: z.extend(PasskeyName, { passkey: PasskeyAnswer }),
    reply: Codes,
    errors: ['auth.passkeyRefused', 'account.setUpExpired', 'account.passkeysUnavailable'],
    limits: ['loginAddress'],
  }),
  renewCodes: endpoint({
    ...own,
    method: 'POST',
    path: '/api/account/second-factors/recovery-codes',
    summary: 'Get new recovery codes; the old ones stop working',
    freshSignIn: 'always',
    reply: Codes,
    errors: ['account.noSecondFactor'],
  }),
  remove: endpoint({
    ...own,
    method: 'DELETE',
    path: '/api/account/second-factors/:id',
    summary: 'Remove one of my second steps',
    freshSignIn: 'always',
    params: z.object({ id: z.uuid() }),
    reply: ok,
    errors: ['request.notFound', 'account.lastSecondFactor'],
  }),
} as const;
