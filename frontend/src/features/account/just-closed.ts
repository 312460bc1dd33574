import { PAGES } from '../../../../backend/src/contract/pages.js';

/** Where somebody lands who closed their account: the log-in page, which says so. */
export const AFTER_CLOSING = `${PAGES.login.path}?closed=yes`;

export const hasJustClosed = (search: string): boolean => new URLSearchParams(search).has('closed');
