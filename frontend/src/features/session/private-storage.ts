/** What the browser keeps for a person between visits. The names are the specification's; all of it goes when they log out. */
export const PRIVATE_KEYS = { search: 'formData', selectedPlans: 'selectedPlans', preferences: 'preferences', searchDraft: 'searchDraft' } as const;

export function clearPrivateStorage(): void {
  try {
    Object.values(PRIVATE_KEYS).forEach((key) => localStorage.removeItem(key));
  } catch {
    // Storage may be switched off; then nothing was kept either.
  }
}
