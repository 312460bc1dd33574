/**
 * Messages about a session that could not be checked, or that is ending or has ended. They are separate from the
 * messages that every page loads, so that pages stay small.
 */
export const SESSION_CHECK = {
  failed: 'We could not check whether you are logged in.',
  again: 'Check again',
  notRead: 'We could not look up what is saved in your account.',
  failedText: 'What you have typed stays here. Please try again in a moment.',
  loggingOut: 'Logging out…',
  logoutFailed: 'You may still be logged in on this device.',
  logoutFailedText:
    'We cleared what this page had kept, but we could not reach our server to log you out. Check your ' +
    'internet connection, then press "Log out" again.',
  ended: 'You have been logged out.',
  medicinesAfterLogin: 'Your medicines and doctors are here again when you log in.',
  notSaved:
    'Nothing was saved, because you were logged out before you pressed the button. ' +
    'Log in, then press the button again.',
} as const;

/** The warning that is shown before an unused session ends. */
export const IDLE_WARNING = {
  title: 'For your safety, we will log you out soon.',
  text: 'You have not used this page for a while. What you typed stays as it is.',
  stay: 'Stay logged in',
} as const;
