export const ACCOUNT = {
  details: 'Your details',
  name: 'Full Name',
  phone: 'Phone (optional)',
  email: 'Change your email address',
  emailNow: (address: string) => `You log in with ${address}.`,
  newEmail: 'New email address',
  saveEmail: 'Change my email address',
  emailChangeRequested:
    'We sent a link to the new address. When you open it, your address changes and your other devices are ' +
    'logged out. If that address already has an account, we don’t send a link.',
  save: 'Save details',
  saving: 'Saving…',
  saved: 'Your details are saved.',
  failed: 'That did not work. Please try again.',
  /** For people who sign in only with Google. */
  logInAgain:
    'Please log out, log in with Google again, and then try once more. This keeps others from changing your ' +
    'account on a screen you left open.',
  password: 'Change your password',
  currentPassword: 'Current password',
  newPassword: 'New password',
  passwordShort: 'Use at least 12 characters.',
  savePassword: 'Save new password',
  passwordSaved: 'Your password is changed. Your other devices were logged out.',
  google: 'Google sign-in',
  googleNote:
    'You can log in to this account with Google. If you remove that, you log in with your password. If you ' +
    'don’t have one here, set one above first.',
  removeGoogle: 'Remove Google sign-in',
  googleRemoved:
    'Google sign-in is removed. If you log in with a Google account that has your email address, it will be ' +
    'connected again.',
  consents: 'See what you agreed to: calls, texts and emails. You can stop each of them there with one click.',
  devices: 'Your devices',
  thisDevice: 'This device',
  lastUsed: (when: string) => `Last used ${when}`,
  endDevice: (name: string) => `Log out ${name}`,
  end: 'Log out',
  endOthers: 'Log out all other devices',
  ended: (name: string) => `${name} is logged out.`,
  endedOthers: 'All your other devices are logged out.',
  data: 'Your data',
  dataNote: 'Get a copy of all we have about you, as one file. It’s ready within a few minutes and stays for one day.',
  askData: 'Ask for my data',
  exportRequested: 'We’re putting your file together. We’ll email you when it’s ready.',
  dataReady: (until: string) => `Your file is ready until ${until}.`,
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
