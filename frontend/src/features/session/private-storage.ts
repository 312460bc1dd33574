/** What the browser keeps for a person between visits. The names are the specification's; all of it goes when they log out. */
export const PRIVATE_KEYS = { search: 'formData', selectedPlans: 'selectedPlans', preferences: 'preferences', searchDraft: 'searchDraft', saved: 'savedItems', visit: 'visit' } as const;
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
