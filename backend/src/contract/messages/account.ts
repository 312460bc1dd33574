/** Messages of the account screens. The specification prescribes the wording of many of them. */
export const SIGN_UP = {
  title: 'Create your account',
  submit: 'Create account',
  busy: 'Creating account...',
  nameLabel: 'Full Name',
  nameMissing: 'Enter your full name.',
  ageLabel: 'Age Range',
  agePlaceholder: 'Choose your age range',
  ageMissing: 'Choose your age range.',
  tooYoung: 'You must be 18 or older to open an account.',
  birthDateWrong: 'The date of birth doesn’t match the age range.',
  emailLabel: 'Email',
  emailInvalid: 'Enter a valid email.',
  passwordLabel: 'Password',
  passwordHint: 'Use at least 8 characters. A few unrelated words are easy to remember.',
  passwordShort: 'Use at least 8 characters.',
  show: 'Show',
  hide: 'Hide',
  contactConsent: 'An advisor may contact me about coverage options.',
  contactWindowLabel: 'Best time to reach you (optional)',
  contactWindowNone: 'Any time',
  phoneLabel: 'Phone number (optional)',
  phoneHint: 'No number? We’ll email you.',
  terms: 'I agree to the Terms of Service and Privacy Policy, and I am 18 or older.',
  termsMissing: 'Check the box to accept the terms and the privacy policy.',
  failed: 'Could not create your account. Please check your info and try again.',
  noAnswer: 'Our server didn’t respond. If no email comes in a few minutes, press the button again.',
  haveAccount: 'Already have an account?',
} as const;

export const LOGIN = {
  title: 'Log in',
  emailLabel: 'Email',
  passwordLabel: 'Password',
  submit: 'Login',
  busy: 'Processing…',
  google: 'Sign in with Google',
  closed:
    'Your account is closed, and you’re logged out everywhere. We emailed you. To reopen your account, contact us.',
  forgot: 'Forgot password?',
  resend: 'Resend confirmation',
  already: "You're already signed in",
  logout: 'Log out',
  invalid: 'Invalid email or password.',
  notConfirmed: 'Email not confirmed.',
  notConfirmedInfo: 'Please confirm your email. You can resend the confirmation below.',
  emailInvalid: (example: string) => `Enter a valid email address, for example ${example}.`,
  emailExample: 'name@example.com',
  passwordMissing: 'Enter your password.',
  goOn: 'Pick up where you left off',
  guarded: 'Please log in to see this page. You’ll come right back to it.',
  plansWithoutAccount: 'See plans without an account',
  medicinesWithoutAccount: 'Add your medicines without an account',
  vaWithoutAccount: 'See VA links and crisis help without an account',
} as const;

export const RESET = {
  title: 'Set a new password',
  passwordLabel: 'New password',
  confirmLabel: 'Confirm new password',
  submit: 'Save new password',
  busy: 'Saving…',
  short: 'Use at least 12 characters.',
  different: 'Passwords do not match.',
  failed: 'We couldn’t save your new password. Please check your internet connection and try again.',
  missingToken: 'This link is incomplete. Please use the link from your email.',
  done: 'Your password reset request has been processed. You can now sign in with your new password.',
  expired: 'If you cannot sign in, your link may have expired.',
  askAgain: 'Get a new link',
} as const;

/** The button of the confirmation email, and what the server answers to its link. */
export const CONFIRMATION = {
  button: 'Confirm my email',
  done: '✅ Email Confirmed',
  already: 'This email address is already confirmed. You can log in.',
} as const;

export const SIGN_IN_ERRORS = {
  'auth.locked': {
    status: 403,
    message: 'Your account is locked, so you can’t log in. Please call or write to us.',
  },
  'auth.closed': {
    status: 403,
    message: 'Your account is closed, so you can’t log in. To reopen it, please call or write to us.',
  },
} as const satisfies Record<string, { status: number; message: string }>;
