import { ADMIN } from './admin.js';

/** Errors that only staff can get. They are in a separate file, so that public pages do not load them. */
export const STAFF_ERRORS = {
  'users.ownRole': { status: 409, message: ADMIN.panel.ownRole },
  'users.ownAddress': {
    status: 409,
    message:
      'You cannot change your own email address here. Go to your account page: there the new address is ' +
      'confirmed first.',
  },
  'users.passwordByStaff': {
    status: 422,
    message: `Staff never choose or know a person's password. Use "${ADMIN.form.mailLink}".`,
  },
  'users.ownSecondFactor': {
    status: 409,
    message: 'You cannot remove your own second step here. Go to your account page, to "Sign-in safety".',
  },
  'users.noSecondFactor': { status: 409, message: 'This account has no second step.' },
  'users.closed': { status: 409, message: 'This account is closed. Restore it first.' },
  'users.locked': { status: 409, message: 'This account is locked. Unlock it first.' },
  'users.ownLock': { status: 409, message: 'You cannot lock your own account.' },
  'users.exportLinkGone': {
    status: 410,
    message: 'This link was used already, or it is too old. Please export again.',
  },
  'users.alreadyConfirmed': { status: 409, message: 'This email is already confirmed.' },
  'users.aboveYou': { status: 403, message: 'Only a superadmin may do this.' },
  'users.emailUsed': { status: 409, message: 'Another account already has this email.' },
  'users.pageGone': { status: 410, message: 'This page of the list is gone. Please start again from the first page.' },
  'users.lastSuperadmin': { status: 409, message: 'The last superadmin must stay.' },
  'contactRequests.notFound': { status: 404, message: 'This request is gone. Its message or account was deleted.' },
  'contactRequests.pageGone': {
    status: 410,
    message: 'This page of the list is gone. Please start again from the first page.',
  },
  'jobs.notFound': { status: 404, message: 'This job is not in the queue any more.' },
  'jobs.auditPause': {
    status: 403,
    message: 'Only a superadmin can pause the audit trail, because nothing is recorded while it is paused.',
  },
  'jobs.auditStays': { status: 409, message: 'Jobs of the audit trail cannot be discarded. Try them again instead.' },
  'jobs.unavailable': { status: 503, message: 'The queues do not answer right now. Please try again in a minute.' },
} as const satisfies Record<string, { status: number; message: string }>;
