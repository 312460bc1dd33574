/** Keys under which the browser stores a person's data. The data persists between visits and is removed at logout. */
export const PRIVATE_KEYS = {
  search: 'formData',
  selectedPlans: 'selectedPlans',
  preferences: 'preferences',
  searchDraft: 'searchDraft',
  saved: 'savedItems',
  fromQuiz: 'carriedAnswers',
  returnPath: 'returnTo',
  owner: 'owner',
} as const;
/** Keys under which the browser stores data for one visit in one tab. The data is also removed at logout. */
export const VISIT_KEYS = { quiz: 'quizAnswers', confirmation: 'confirmationToken', place: 'placeInList' } as const;

export function clearPrivateStorage(): void {
  try {
    Object.values(PRIVATE_KEYS).forEach((key) => localStorage.removeItem(key));
    Object.values(VISIT_KEYS).forEach((key) => sessionStorage.removeItem(key));
  } catch {
    // Browser storage is unavailable, so it contains nothing to remove.
  }
}

/**
 * Returns the account id of the person to whom the data in the browser's storage belongs. The result is null for a
 * guest, or if the browser's storage is unavailable. Data that may outlive a logout, such as the state of the tab's
 * history entries, carries the id of its owner. It must be ignored if that id differs from this one.
 */
export function privateOwner(): string | null {
  try {
    return localStorage.getItem(PRIVATE_KEYS.owner);
  } catch {
    return null;
  }
}

/**
 * Prepares the browser's storage for the person who signs in. If it contains data of somebody else, whose session
 * expired without a logout, that data is removed. Returns whether it contained such data.
 */
export function claimPrivateStorage(userId: string): boolean {
  const before = privateOwner();
  if (before === userId) return false;
  const isSomebodyElses = before !== null;
  if (isSomebodyElses) clearPrivateStorage();
  try {
    localStorage.setItem(PRIVATE_KEYS.owner, userId);
  } catch {
    // Browser storage is unavailable, so it cannot contain data of another person.
  }
  return isSomebodyElses;
}
