import { SECOND_STEP } from './second-factor.js';

/** Errors about second factors. They are in a separate file, so that pages without a sign-in form do not load them. */
export const SECOND_FACTOR_ERRORS = {
  'auth.secondStepNeeded': {
    status: 403,
    message: 'Your password is right, but this account asks for one more step. Please log in with scripts turned on.',
  },
  'auth.secondStepExpired': { status: 401, message: 'That took too long. Please log in again.' },
  'auth.wrongCode': {
    status: 403,
    message: 'This code is not right, or it was used before. Wait for the next one and try again.',
  },
  'auth.passkeyRefused': { status: 403, message: SECOND_STEP.passkeyFailed },
  'auth.secondFactorMissing': {
    status: 403,
    message: 'Set up a second step for logging in first. You find it on your account page, under "Sign-in safety".',
  },
  'account.setUpExpired': { status: 409, message: 'That took too long. Please start again.' },
  'account.passkeysUnavailable': {
    status: 409,
    message: 'Passkeys do not work at this address, because it is a number and not a name.',
  },
  'account.tooManyPasskeys': { status: 409, message: 'You have as many passkeys as possible. Remove one first.' },
  'account.noSecondFactor': { status: 409, message: 'Add a second step first.' },
  'account.lastSecondFactor': {
    status: 409,
    message: 'Your account needs a second step. Add another one before you remove this one.',
  },
} as const satisfies Record<string, { status: number; message: string }>;
