import { CONFIRMATION } from '#contract/messages/account.js';

export const THANKS = {
  title: 'Thanks for signing up!',
  next: 'If you just signed up, we emailed you the next steps.',
  nextTo: (address: string) => `We emailed the next steps to ${address}.`,
  press: `Open that email and press the button "${CONFIRMATION.button}." Then you can log in.`,
  login: 'Go to login',
  spam: 'No email yet? Look in your spam folder, or contact our support team.',
  wrongAddress: 'Is that the wrong address?',
  signUpAgain: 'Sign up again with the right one',
  resend: 'Send the email again',
} as const;

export const RESEND = {
  busy: 'Sending confirmation…',
  done: 'Confirmation email sent.',
  /** Also shown for addresses without an account, so that no one can find out who has an account. */
  doneFor: (address: string) => `If ${address} isn’t confirmed yet, a new email is on its way.`,
  failed: 'Could not send confirmation.',
  timeout: 'Request timed out',
} as const;

export const CONFIRM = {
  busy: 'Confirming…',
  done: CONFIRMATION.done,
  failedTitle: '❌ Confirmation Failed',
  login: 'Go to Login',
  again: 'Try Again',
  already: CONFIRMATION.already,
  missing: 'Missing confirmation token.',
  failed: 'Confirmation failed.',
  wrong: 'Something went wrong.',
  unreached: 'We couldn’t reach our server. Check your internet connection, then press "Check again."',
  busyServer: 'Your link is fine. Wait a minute, then press "Check again."',
  checkAgain: 'Check again',
  newMail: 'Send a new email',
  newMailText: 'Links work for two days. Enter your email address and we’ll send you a new one.',
  newAddress: 'Were you changing the email address on your account? Change it again on the page',
} as const;

export const VERIFIED = { title: 'Email Confirmed', login: 'Continue to Login' } as const;

export const NOT_SENT = 'Your request didn’t reach us. Check your connection and press the button again.';

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
