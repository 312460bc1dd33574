const KEY = 'logoutPending';

/** Stores the account whose logout is not confirmed, so that a later visit can complete it. Null removes it. */
export function setPendingLogout(userId: string | null): void {
  try {
    if (userId) localStorage.setItem(KEY, userId);
    else localStorage.removeItem(KEY);
  } catch {
    // Browser storage is unavailable, so the logout can be repeated only while this page is open.
  }
}

export function pendingLogout(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
