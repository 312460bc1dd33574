import { VISIT_KEYS } from './private-storage.js';

const KEY = VISIT_KEYS.refusedChange;

/**
 * Stores in this tab the path of the page on which the server refused to save a change because the session had ended.
 * The path is stored until the next login, when it is set to null. Until then, that page and the login page can say
 * that nothing was saved.
 */
export function setChangeRefused(path: string | null): void {
  try {
    if (path === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, path);
  } catch {
    // Browser storage is unavailable, so no page can say that the change was not saved.
  }
}
