/** What the browser keeps for a person between visits. The names are the specification's; all of it goes when they log out. */
export const PRIVATE_KEYS = { search: 'formData', selectedPlans: 'selectedPlans', preferences: 'preferences', searchDraft: 'searchDraft', saved: 'savedItems', owner: 'owner' } as const;
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
 * The account's id of the person whose all of it is; null: nobody's who signed in, or storage is switched off. What
 * outlives a log-out (the tab's history, an answer under way) carries it, and counts for nothing with anybody else.
 */
export function privateOwner(): string | null {
  try {
    return localStorage.getItem(PRIVATE_KEYS.owner);
  } catch {
    return null;
  }
}

/** Whoever signs in finds only what is theirs or nobody's: when a session ended by itself, nothing was cleared. */
export function claimPrivateStorage(userId: string): void {
  const before = privateOwner();
  if (before === userId) return;
  if (before !== null) clearPrivateStorage();
  try {
    localStorage.setItem(PRIVATE_KEYS.owner, userId);
  } catch {
    // Then nothing is kept that somebody could find.
  }
}
