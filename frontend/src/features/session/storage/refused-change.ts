import { VISIT_KEYS } from './private-storage.js';

const KEY = VISIT_KEYS.refusedChange;

/**
 * Stores in this tab whether the server has refused to save a change because the session had ended. It is stored until
 * the next login, so that the page that leads to the login can say that nothing was saved.
 */
export function setChangeRefused(isRefused: boolean): void {
  try {
    if (isRefused) sessionStorage.setItem(KEY, '1');
    else sessionStorage.removeItem(KEY);
  } catch {
    // Browser storage is unavailable, so no page can say that the change was not saved.
  }
}

export function wasChangeRefused(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
