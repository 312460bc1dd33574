import { PAGES } from '#contract/pages.js';

/** The address of the login page after closing an account; the page then confirms that it is closed. */
export const AFTER_CLOSING = `${PAGES.login.path}?closed=yes`;

export const hasJustClosed = (search: string): boolean => new URLSearchParams(search).has('closed');
