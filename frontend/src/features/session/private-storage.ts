/** Keys of the person's data in the browser's storage. This data persists between visits and is removed at logout. */
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
/** Storage keys of data that lasts for one visit in one tab and is also removed at logout. */
export const VISIT_KEYS = { quiz: 'quizAnswers', confirmation: 'confirmationToken', place: 'placeInList' } as const;

export function clearPrivateStorage(): void {
  try {
    Object.values(PRIVATE_KEYS).forEach((key) => localStorage.removeItem(key));
    Object.values(VISIT_KEYS).forEach((key) => sessionStorage.removeItem(key));
  } catch {
    // Without browser storage, there is nothing to remove.
  }
}

/**
 * Returns the account id of the person to whom the stored data belongs, or null for a guest or without browser storage.
 * Some data survives a logout, such as the tab's history or a late response. It is labeled with the id of its owner and
 * ignored if that differs from the result of this function.
 */
export function privateOwner(): string | null {
  try {
    return localStorage.getItem(PRIVATE_KEYS.owner);
  } catch {
    return null;
  }
}

/**
 * Prepares the browser's storage for the person who signs in. Data of anybody else is removed at this point, because a
 * session that expires leaves its data behind. Returns whether any data was removed.
 */
export function claimPrivateStorage(userId: string): boolean {
  const before = privateOwner();
  if (before === userId) return false;
  const isSomebodyElses = before !== null;
  if (isSomebodyElses) clearPrivateStorage();
  try {
    localStorage.setItem(PRIVATE_KEYS.owner, userId);
  } catch {
    // Without browser storage, another person cannot find anything.
  }
  return isSomebodyElses;
}
