import { SHARES } from '../limits/shares.js';

/** Errors about shared links. They are in a separate file, so that pages without shared links do not load them. */
export const SHARE_ERRORS = {
  'shares.unknown': {
    status: 404,
    message: 'We do not know this link. Part of its address may be missing. Please ask for the whole address.',
  },
  'shares.ended': {
    status: 410,
    message: 'The person who made this link has ended it. Please ask them for a new one.',
  },
  'shares.expired': {
    status: 410,
    message: `This link has run out. A link works for ${SHARES.days} days. Please ask for a new one.`,
  },
  'shares.tooMany': {
    status: 409,
    message: `You have ${SHARES.most} links that work. End one first.`,
  },
} as const satisfies Record<string, { status: number; message: string }>;
