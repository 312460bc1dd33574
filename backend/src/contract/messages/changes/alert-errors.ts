/**
 * Errors about mails on changes. They are in a separate file, so that only the page that stops the mails loads them.
 */
export const ALERT_ERRORS = {
  'alerts.linkUnknown': {
    status: 404,
    message: 'We do not know this link. Part of its address may be missing. Log in to stop the emails in your account.',
  },
} as const satisfies Record<string, { status: number; message: string }>;
