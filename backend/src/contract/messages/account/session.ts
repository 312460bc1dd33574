/**
 * Sign-in messages that any page may need. They are separate from the other account messages so that pages stay small.
 */

export const SESSION_NOTES = {
  outsideProvider: 'useAuth must be used within the auth provider',
  checking: 'Checking your session…',
  loggingOut: 'Logging out…',
  logoutFailed: 'You may still be logged in on this device.',
  logoutFailedText:
    'We cleared what this page had kept, but we could not reach our server to log you out. Check your ' +
    'internet connection, then press "Log out" again.',
  warning: 'For your safety, we will log you out soon.',
  warningText: 'You have not used this page for a while. What you typed stays as it is.',
  stay: 'Stay logged in',
  ended: 'You were logged out because nothing happened for a while. Log in to go on where you were.',
} as const;

/** Messages for a failed sign-in. They are used if the server's response contains no message. */
export const LOGIN_FAILED = {
  plain: 'Login failed. Please try again.',
  withStatus: (status: number) => `Login failed (${status})`,
} as const;
