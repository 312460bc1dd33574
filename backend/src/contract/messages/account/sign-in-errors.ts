/** Errors of signing in. They are in a separate file, so that pages without a sign-in form do not load them. */
export const SIGN_IN_ERRORS = {
  'auth.locked': {
    status: 403,
    message: 'Your account is locked, so you cannot log in. Please call us or write to us.',
  },
  'auth.closed': {
    status: 403,
    message: 'Your account is closed, so you cannot log in. To open it again, please call us or write to us.',
  },
} as const satisfies Record<string, { status: number; message: string }>;
