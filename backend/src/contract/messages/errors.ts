import { SHARES } from '../limits/plans.js';

/** HTTP status and message by code. The specification prescribes the wording of the errors that it lists. */
export const ERRORS = {
  'request.invalid': { status: 400, message: 'Please check your answers and try again.' },
  'request.unreadable': { status: 400, message: 'We could not read that request. Please try again.' },
  'request.tooLarge': { status: 413, message: 'That’s too long to send. Please shorten it and try again.' },
  'request.addressTooLong': { status: 414, message: 'That address is too long. Please check it and try again.' },
  'request.wrongType': { status: 415, message: 'We could not read that kind of request. Please try again.' },
  'request.notFound': { status: 404, message: 'There is nothing at this address.' },
  'request.wrongMethod': { status: 405, message: 'That didn’t work. Please go back and try again.' },
  'request.crossSite': {
    status: 403,
    message: 'This came from another site, so we stopped it. Please use the pages on our site.',
  },
  'request.tooMany': { status: 429, message: 'Too many tries. Please wait a few minutes and try again.' },
  'request.conflict': {
    status: 409,
    message: 'Someone else changed this at the same time. Please reload and try again.',
  },
  'server.error': { status: 500, message: "We're sorry, something went wrong on our side. Please try again." },
  'server.busy': { status: 503, message: "We're sorry, we cannot do this right now. Please try again in a minute." },

  'auth.signedOut': { status: 401, message: 'Please log in to continue.' },
  'auth.forbidden': { status: 403, message: 'Your account isn’t allowed to do this.' },
  'auth.invalidCredentials': { status: 401, message: 'Invalid email or password.' },
  'auth.notConfirmed': { status: 403, message: 'Email not confirmed.' },
  'auth.freshSignInNeeded': { status: 403, message: 'Please confirm it’s you.' },
  'auth.addressNeeded': {
    status: 400,
    message: 'Please enter your email address so we can send the confirmation again.',
  },
  'auth.missingToken': { status: 400, message: 'Missing confirmation token.' },
  'auth.linkExpired': { status: 400, message: 'This link is no longer valid. Please ask for a new one.' },
  'auth.googleUnavailable': {
    status: 503,
    message: 'Google sign-in is not set up here. Please use your email and password.',
  },
  'auth.googleRefused': { status: 401, message: 'Google sign-in did not work. Please try again or use your password.' },
  'auth.googleCancelled': {
    status: 401,
    message: 'Google sign-in was canceled. You can try again, or use your email and password.',
  },
  'auth.googleUnverified': {
    status: 401,
    message:
      'Google hasn’t verified your email address, so you can’t log in with Google. Please use your email ' +
      'and a password here.',
  },

  'auth.googleStaff': {
    status: 403,
    message: 'Staff can’t log in with Google alone. Please use your email and password.',
  },
  'auth.googleOther': {
    status: 403,
    message:
      'Your account is linked to another Google account. Please log in with that one, or with your email and ' +
      'password. If you have neither, press "Forgot password?" and we’ll email you a link.',
  },

  'users.emailTaken': { status: 409, message: 'That email already has an account. Try logging in instead.' },
  'users.notFound': { status: 404, message: 'We couldn’t find this account.' },
  'users.ownAccount': { status: 409, message: 'You cannot delete your own account.' },
  'users.wrongPassword': { status: 403, message: 'That password isn’t right.' },
  'users.passwordShort': { status: 400, message: 'Use at least 12 characters.' },
  'users.passwordCommon': {
    status: 400,
    message: 'This password is on a list of common passwords. Please choose another.',
  },
  'users.passwordPersonal': {
    status: 400,
    message: 'This password contains your name or email. Please choose another.',
  },

  'contact.looksAutomatic': {
    status: 422,
    message: 'We couldn’t tell if a person sent this. Please press "Send message" again.',
  },

  'plans.notFound': { status: 404, message: 'We could not find this plan. It may not be offered this year.' },
  'plans.placeUnknown': {
    status: 400,
    message: 'The Marketplace doesn’t list this place for that year. Please check the ZIP code, county and year.',
  },
  'plans.stateExchange': {
    status: 400,
    message: 'This state runs its own marketplace, so we don’t have its plans here.',
  },
  'plans.territory': { status: 400, message: 'The Marketplace has no plans in U.S. territories.' },
  'plans.unavailable': {
    status: 503,
    message: "We're sorry, we can't get plan data right now. Please try again in a few minutes.",
  },

  'deadlines.noDate': {
    status: 409,
    message: 'Your saved answers have no dates right now, so there’s nothing to add to a calendar yet.',
  },

  'drugs.unavailable': { status: 503, message: 'Failed to fetch drug coverage. Please try again.' },
} as const satisfies Record<string, { status: number; message: string }>;
export type ErrorCode = keyof typeof ERRORS;

export const SHARE_ERRORS = {
  'shares.unknown': {
    status: 404,
    message: 'We don’t recognize this link. Part of it may be missing. Please ask for the whole link.',
  },
  'shares.ended': {
    status: 410,
    message: 'The person who shared this link turned it off. Please ask them for a new one.',
  },
  'shares.expired': {
    status: 410,
    message: `This link has expired. Links work for ${SHARES.days} days. Please ask for a new one.`,
  },
  'shares.tooMany': {
    status: 409,
    message: `You have ${SHARES.most} active links. Turn one off first.`,
  },
} as const satisfies Record<string, { status: number; message: string }>;

export const ALERT_ERRORS = {
  'alerts.linkUnknown': {
    status: 404,
    message: 'We don’t recognize this link. Part of it may be missing. Log in to stop the emails in your account.',
  },
} as const satisfies Record<string, { status: number; message: string }>;
