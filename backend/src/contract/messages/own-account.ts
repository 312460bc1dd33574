export const ACCOUNT = {
  details: 'Your info',
  name: 'Full Name',
  phone: 'Phone (optional)',
  email: 'Change your email address',
  emailNow: (address: string) => `You log in with ${address}.`,
  newEmail: 'New email address',
  saveEmail: 'Change my email address',
  emailChangeRequested:
    'We sent a link to the new address, unless it already has an account. When you open the link, your address ' +
    'changes and your other devices are logged out.',
  save: 'Save my info',
  saving: 'Saving…',
  saved: 'Your info was saved.',
  failed: 'That didn’t work. Please try again.',
  /** For people who sign in only with Google. */
  logInAgain:
    'Please log out, log in with Google again, then try once more. This keeps others from changing your ' +
    'account on a screen you left open.',
  password: 'Change your password',
  currentPassword: 'Current password',
  newPassword: 'New password',
  passwordShort: 'Use at least 12 characters.',
  savePassword: 'Save new password',
  passwordSaved: 'Your password was changed. Your other devices were logged out.',
  google: 'Google sign-in',
  googleNote:
    'You can log in to this account with Google. If you remove it, you’ll log in with your password. No password ' +
    'yet? Set one above first.',
  removeGoogle: 'Remove Google sign-in',
  googleRemoved:
    'We removed Google sign-in. If you log in with a Google account that has your email address, we’ll connect ' +
    'it again.',
  consents: 'See what you agreed to: calls, texts and emails. You can stop any of them there with one click.',
  devices: 'Your devices',
  thisDevice: 'This device',
  lastUsed: (when: string) => `Last used ${when}`,
  endDevice: (name: string) => `Log out ${name}`,
  end: 'Log out',
  endOthers: 'Log out all other devices',
  ended: (name: string) => `${name} was logged out.`,
  endedOthers: 'All your other devices were logged out.',
  data: 'Your data',
  dataNote: 'Get everything we have about you in one file. It takes a few minutes. You can download it for one day.',
  askData: 'Request my data',
  exportRequested: 'We’re putting your file together. We’ll email you when it’s ready.',
  dataReady: (until: string) => `You can download your file until ${until}.`,
  dataDownload: 'Download my data',
  close: 'Close your account',
  closeNote:
    'You’ll be logged out everywhere and can’t log in again. We keep what the law requires. To have everything ' +
    'deleted, write to us. We’ll do it within 14 days.',
  sure: 'Yes, close my account',
  sureMissing: 'Check the box to confirm.',
  closeButton: 'Close my account',
  closing: 'Closing…',
} as const;
