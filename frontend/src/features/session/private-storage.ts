/** Keys of the person's data in the browser's storage. These data last between visits and are removed at logout. */
export const PRIVATE_KEYS = {
  search: 'formData',
  selectedPlans: 'selectedPlans',
  preferences: 'preferences',
  searchDraft: 'searchDraft',
  saved: 'savedItems',
  carried: 'carriedAnswers',
  returnPath: 'returnTo',
  owner: 'owner',
} as const;
/** Storage keys of data that last for one visit in one tab and are also removed at logout. */
export const VISIT_KEYS = { quiz: 'quizAnswers', confirmation: 'confirmationToken', place: 'placeInList' } as const;

export function clearPrivateStorage(): void {
  try {
    Object.values(PRIVATE_KEYS).forEach((key) => localStorage.removeItem(key));
    Object.values(VISIT_KEYS).forEach((key) => sessionStorage.removeItem(key));
  } catch {
    // Without browser storage, there are no data to remove.
  }
}

/**
 * Returns the account id of the person to whom the stored data belong. The result is null for a guest or without
 * browser storage. Some data survive a logout, such as the tab's history or a late response. They carry the id of their
 * owner and are ignored if it differs from this one.
 */
export function privateOwner(): string | null {
  try {
    return localStorage.getItem(PRIVATE_KEYS.owner);
  } catch {
    return null;
  }
}

/**
 * Prepares the browser's storage for the person who signs in. Data of somebody else are removed now, because a session
 * that ends by itself leaves them there. Returns whether any data were removed.
 */
export function claimPrivateStorage(userId: string): boolean {
  const before = privateOwner();
  if (before === userId) return false;
  const isSomebodyElses = before !== null;
  if (isSomebodyElses) clearPrivateStorage();
  try {
    localStorage.setItem(PRIVATE_KEYS.owner, userId);
  } catch {
    // Without browser storage, there is nothing that another person could find.
  }
  return isSomebodyElses;
}
