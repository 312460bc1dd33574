/** What the browser keeps for a person between visits. The names are the specification's; all of it goes when they log out. */
export const PRIVATE_KEYS = { search: 'formData', selectedPlans: 'selectedPlans', preferences: 'preferences', searchDraft: 'searchDraft', saved: 'savedItems', visit: 'visit', owner: 'owner' } as const;
/** What it keeps for this visit only, in one tab; goes at log-out, too. */
export const VISIT_KEYS = { quiz: 'quizAnswers' } as const;

const listeners = new Set<() => void>();
/** For those who keep something in memory where the browser's storage is switched off: that goes at log-out, too. */
export const whenCleared = (forget: () => void): void => void listeners.add(forget);

export function clearPrivateStorage(): void {
  try {
    Object.values(PRIVATE_KEYS).forEach((key) => localStorage.removeItem(key));
    Object.values(VISIT_KEYS).forEach((key) => sessionStorage.removeItem(key));
  } catch {
    // Storage may be switched off; what stood in for it goes below.
  }
  listeners.forEach((forget) => forget());
}

/**
 * Says whose all of it is, by the account's id. When a session ended by itself nothing was cleared, for the same person
 * may come back; somebody else who signs in then finds nothing.
 */
export function claimPrivateStorage(userId: string): void {
  try {
    const owner = localStorage.getItem(PRIVATE_KEYS.owner);
    if (owner === userId) return;
    if (owner !== null) clearPrivateStorage();
    localStorage.setItem(PRIVATE_KEYS.owner, userId);
  } catch {
    // Storage may be switched off; then there is nothing to find.
  }
}
