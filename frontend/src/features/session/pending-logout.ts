const KEY = 'logoutPending';

/**
 * Remembers, also for the next visit, that the person logged out but the server could not be reached. Signing in resets
 * it by passing false.
 */
export function setLogoutPending(isPending: boolean): void {
  try {
    if (isPending) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Without browser storage, only the open page knows about the pending logout.
  }
}

/** Returns whether a logout still has to be completed on the server. */
export function isLogoutPending(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
