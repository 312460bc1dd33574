/** Messages for a session that could not be checked, is ending or has ended. Separate, to keep other pages small. */
export const SESSION_CHECK = {
  failed: 'We couldn’t check if you’re logged in.',
  again: 'Check again',
  notRead: 'We couldn’t load what’s saved in your account.',
  failedText: 'What you typed stays here. Please try again in a moment.',
  loggingOut: 'Logging out…',
  logoutFailed: 'You may still be logged in on this device.',
  logoutFailedText:
    'We cleared what this page had saved, but we couldn’t reach our server to log you out. Check your ' +
    'internet connection, then press "Log out" again.',
  ended: 'You have been logged out.',
  medicinesAfterLogin: 'Your medicines and doctors will be back when you log in.',
  notSaved:
    'Nothing was saved, because you were logged out before you pressed the button. ' +
    'Log in, then press the button again.',
} as const;

export const IDLE_WARNING = {
  title: 'For your safety, we’ll log you out soon.',
  text: 'You haven’t used this page for a while. We’ll keep what you typed.',
  stay: 'Stay logged in',
} as const;
