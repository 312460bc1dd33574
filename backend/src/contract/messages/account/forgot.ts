/** Messages about requesting a link to reset a password. They are in a separate file because few screens need them. */

/** Message that is shown if a request for a password reset link did not reach the server. */
export const NOT_SENT = 'Your request did not reach us. Check your connection and press the button again.';

export const FORGOT = {
  title: 'Reset your password',
  emailLabel: 'Email',
  submit: 'Send reset link',
  busy: 'Sending…',
  contact: 'Contact us',
  done:
    'If an account exists for that email, a reset link is on the way. Check your inbox and spam folder. The ' +
    'link expires soon, so follow it promptly.',
  notSent: NOT_SENT,
} as const;
