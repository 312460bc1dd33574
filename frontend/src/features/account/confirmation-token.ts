import { VISIT_KEYS } from '../session/index.js';
import { tokenFromAddress } from './token-from-address.js';

/**
 * Returns the token of the confirmation link. The token is removed from the URL immediately but stored in this tab
 * until the server has answered, so that reloading the page works if the server could not be reached.
 */
export function readConfirmationToken(): string {
  const token = tokenFromAddress();
  try {
    if (token) sessionStorage.setItem(VISIT_KEYS.confirmation, token);
    return token || (sessionStorage.getItem(VISIT_KEYS.confirmation) ?? '');
  } catch {
    // Browser storage is unavailable, so only this page knows the token, and reloading the page loses it.
    return token;
  }
}

export function removeConfirmationToken(): void {
  try {
    sessionStorage.removeItem(VISIT_KEYS.confirmation);
  } catch {
    // Browser storage is unavailable, so it contains no token to remove.
  }
}

/**
 * Records in the browser's current history entry that the email address is confirmed. If the page is reloaded, it can
 * show the confirmation again, although the token is gone.
 */
export function markConfirmedHere(): void {
  history.replaceState({ ...(history.state as object | null), isConfirmed: true }, '');
}

export const isConfirmedHere = (): boolean => (history.state as { isConfirmed?: boolean } | null)?.isConfirmed === true;
