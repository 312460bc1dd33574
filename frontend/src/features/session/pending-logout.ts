const KEY = 'logoutPending';

/**
 * Stores the id of the account whose logout the server has not confirmed yet, so that even a later visit can complete
 * the logout. Passing null removes the id; this happens after a sign-in or a confirmed logout.
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
