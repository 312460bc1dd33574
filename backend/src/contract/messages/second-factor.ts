export const SECOND_STEP = {
  title: 'One more step',
  intro: 'You’re almost logged in. This account also needs a second step, so a stolen password isn’t enough.',
  code: 'Code',
  codeHint: 'Six digits from your authenticator app, or one of your recovery codes.',
  codeMissing: 'Enter the code.',
  submit: 'Log in',
  busy: 'Checking…',
  passkey: 'Use my passkey',
  passkeyBusy: 'Waiting for your passkey…',
  passkeyFailed: 'The passkey didn’t work. Try again, or use a code.',
  noPasskeysHere: 'This browser can’t use passkeys. Use a code, or another browser.',
  lost: 'Lost all of these? Contact us.',
  back: 'Start over',
} as const;

export const PROVE = {
  title: 'Please confirm it’s you',
  intro: 'You logged in a while ago. This keeps others from using a screen you left open.',
  password: 'Your password',
  missing: 'Enter your password.',
  submit: 'Continue',
  busy: 'Checking…',
  loading: 'One moment…',
  orCode: 'Or use a code',
  noWay: 'You log in with Google, so you have no password to enter here. Log out, log back in, then try again.',
  failed: 'That didn’t work. Please try again.',
} as const;

/** Messages of the section "Login security" on the account page. */
export const SAFETY = {
  title: 'Login security',
  intro:
    'A second step protects your account even if someone learns your password. You can use an app on your phone ' +
    'that shows codes, or a passkey: your fingerprint, your face, your screen lock or a security key.',
  required: 'You can see other people’s data, so your account needs a second step.',
  missing: 'Set one up now. Until then, you can’t open the staff pages.',
  none: 'You don’t have a second step yet.',
  kinds: { app: 'Authenticator app', passkey: 'Passkey' },
  added: (day: string) => `Added ${day}`,
  used: (day: string) => `last used ${day}`,
  neverUsed: 'not used yet',
  remove: 'Remove',
  removeOne: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} was removed.`,
  addApp: 'Add an authenticator app',
  replaceApp: 'Set up another authenticator app',
  replaceNote: 'It replaces the app you have now.',
  scan: 'Scan this picture with the app on your phone.',
  picture: 'QR code for your app',
  byHand: 'Or type this key into the app:',
  confirm: 'Current code from the app',
  confirmHint: 'Six digits',
  confirmButton: 'Add the app',
  addPasskey: 'Add a passkey',
  name: 'Name for this passkey',
  nameHint: 'For example, "My phone." It helps you tell your passkeys apart.',
  nameMissing: 'Enter a name for the passkey.',
  noPasskeys:
    'Passkeys don’t work at this address because it’s a number, not a name. Use the site’s name instead, such as ' +
    'localhost.',
  saving: 'Saving…',
  cancel: 'Cancel',
  done: (name: string) => `${name} was added. Your other devices were logged out.`,
  codes: 'Your recovery codes',
  codesNote:
    'Each of these works once if you lose your phone or passkey. Print them or write them down, and keep them in a ' +
    'safe place. We can’t show them again.',
  codesLeft: (count: number) => `You have ${count} unused recovery ${count === 1 ? 'code' : 'codes'}.`,
  renew: 'Make new recovery codes',
  renewNote: 'If you make new ones, the old ones stop working.',
  stored: 'I saved my codes',
  failed: 'That didn’t work. Please try again.',
} as const;

export const SECOND_FACTOR_ERRORS = {
  'auth.secondStepNeeded': {
    status: 403,
    message: 'Your password is right, but this account needs one more step. Please turn on JavaScript and log in.',
  },
  'auth.secondStepExpired': { status: 401, message: 'That took too long. Please log in again.' },
  'auth.wrongCode': {
    status: 403,
    message: 'This code is wrong or was already used. Wait for the next one and try again.',
  },
  'auth.passkeyRefused': { status: 403, message: SECOND_STEP.passkeyFailed },
  'auth.secondFactorMissing': {
    status: 403,
    message: 'Set up a second login step first. Go to your account page, under "Login security."',
  },
  'account.setUpExpired': { status: 409, message: 'That took too long. Please start over.' },
  'account.passkeysUnavailable': {
    status: 409,
    message: 'Passkeys don’t work at this address because it’s a number, not a name.',
  },
  'account.tooManyPasskeys': { status: 409, message: 'You’ve reached the passkey limit. Remove one first.' },
  'account.noSecondFactor': { status: 409, message: 'Add a second step first.' },
  'account.lastSecondFactor': {
    status: 409,
    message: 'Your account needs a second step. Add another one before you remove this one.',
  },
} as const satisfies Record<string, { status: number; message: string }>;
