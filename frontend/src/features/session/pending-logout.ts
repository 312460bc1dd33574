const KEY = 'logoutPending';

/**
 * Remembers, also for the next visit, which account's logout the server has not confirmed yet. Signing in and a
 * confirmed logout reset it by passing null.
 */
export function setPendingLogout(userId: string | null): void {
  try {
    if (userId) localStorage.setItem(KEY, userId);
    else localStorage.removeItem(KEY);
  } catch {
    // Without browser storage, only the open page knows about the pending logout.
  }
}

/** Returns the id of the account whose logout still has to be completed on the server, or null if there is none. */
export function pendingLogout(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
