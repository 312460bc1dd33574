/** Messages about confirming an email address. They are in a separate file because few screens need them. */
export const THANKS = {
  title: 'Thanks for signing up!',
  next: 'If you have just signed up, we have emailed you the next steps.',
  nextTo: (address: string) => `We have emailed the next steps to ${address}.`,
  /**
   * Label of the button in the confirmation email. The instructions for confirming an email address quote this label.
   */
  confirmButton: 'Confirm my email',
  press: 'Open that email and press Confirm. The button says "Confirm my email". Then you can log in.',
  login: 'Go to login',
  spam: 'No email yet? Look in your spam folder, or contact our support team.',
  wrongAddress: 'Is the address wrong?',
  signUpAgain: 'Sign up again with the right one',
  resend: 'Send the email again',
} as const;

export const RESEND = {
  busy: 'Sending confirmation…',
  done: 'Confirmation email sent.',
  /**
   * Message after someone has requested another confirmation email. The message is also shown for addresses without an
   * account, so that no one can find out who has an account.
   */
  doneFor: (address: string) => `If ${address} waits to be confirmed, a new email is on its way.`,
  failed: 'Could not send confirmation.',
  timeout: 'Request timed out',
} as const;

export const CONFIRM = {
  busy: 'Confirming…',
  done: '✅ Email Confirmed',
  failedTitle: '❌ Confirmation Failed',
  login: 'Go to Login',
  again: 'Try Again',
  already: 'This email address is already confirmed. You can log in.',
  missing: 'Missing confirmation token.',
  failed: 'Confirmation failed.',
  wrong: 'Something went wrong.',
  unreached: 'We could not reach our server. Check your internet connection, then press "Check again".',
  busyServer: 'Your link is fine. Wait a minute, then press "Check again".',
  checkAgain: 'Check again',
  newMail: 'Send a new mail',
  newMailText: 'Links work for two days. Enter your email address and we will send you a new one.',
  newAddress: 'Were you changing the email address of your account? Ask for that again on the page',
} as const;

export const VERIFIED = { title: 'Email Confirmed', login: 'Continue to Login' } as const;
