import { noteChange, PRIVATE_KEYS, readPrivate } from '#features/session/index.js';

/**
 * Remembers that a guest has asked to keep the saved items in an account. The browser remembers it for all tabs, because
 * the link that confirms a new account opens in another tab.
 */
export function askToKeepSaved(): void {
  try {
    localStorage.setItem(PRIVATE_KEYS.keepSaved, 'yes');
    noteChange();
  } catch {
    // Browser storage is unavailable, so it contains no saved items either.
  }
}

/** Returns whether the guest has asked to keep the saved items. The answer is yes only once. */
export function takeKeepSaved(): boolean {
  if (readPrivate(PRIVATE_KEYS.keepSaved) === null) return false;
  localStorage.removeItem(PRIVATE_KEYS.keepSaved);
  return true;
}
