import { PAGES } from '#contract/pages.js';

/** The login page for a person who has closed their account. It then confirms that the account is closed. */
export const AFTER_CLOSING = `${PAGES.login.path}?closed=yes`;

export const hasJustClosed = (search: string): boolean => new URLSearchParams(search).has('closed');
