/** The few words of signing in that every page may need; apart from the other account words, so that content pages stay small. */

export const SESSION_NOTES = {
  outsideProvider: 'useAuth must be used within the auth provider',
  checking: 'Checking your session…',
  warning: 'For your safety, we will log you out soon.',
  warningText: 'You have not used this page for a while. What you typed stays as it is.',
  stay: 'Stay logged in',
  ended: 'You were logged out because nothing happened for a while. Log in to go on where you were.',
} as const;

/** Why signing in failed, when the server said nothing (specification 1, section 8). */
export const LOGIN_FAILED = {
  plain: 'Login failed. Please try again.',
  withStatus: (status: number) => `Login failed (${status})`,
} as const;
