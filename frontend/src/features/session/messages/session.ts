/** Sign-in messages that any page may need, apart from the other account messages so that pages stay small. */

export const SESSION_NOTES = {
  outsideProvider: 'useAuth must be used within the auth provider',
  checking: 'Checking your session…',
  notShown: 'We can show this once we know you’re logged in.',
} as const;

/** Messages for a failed sign-in. They are used if the server's response contains no message. */
export const LOGIN_FAILED = {
  plain: 'Login failed. Please try again.',
  withStatus: (status: number) => `Login failed (${status})`,
} as const;
