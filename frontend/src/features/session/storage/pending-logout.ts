const KEY = 'logoutPending';

/**
 * Stores the id of the account whose logout the server has not confirmed yet, so that even a later visit can complete
 * the logout. Pass null when the server has confirmed the logout, or when somebody signs in.
 */
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
