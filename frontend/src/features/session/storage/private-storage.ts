/** Keys under which the browser stores a person's data. The data persists between visits and is removed at logout. */
export const PRIVATE_KEYS = {
  search: 'formData',
  /** The search of the plans that the list showed last, for the script in the page's head. */
  firstPlans: 'firstPlans',
  selectedPlans: 'selectedPlans',
  preferences: 'preferences',
  searchDraft: 'searchDraft',
  saved: 'savedItems',
  fromQuiz: 'carriedAnswers',
  care: 'careLists',
  /** Set while a guest logs in to keep the saved items in an account. */
  keepSaved: 'keepSaved',
  returnPath: 'returnTo',
  owner: 'owner',
  /** Id of the guest who entered the data. The id is kept when the guest signs in, and removed at logout. */
  guest: 'guest',
  /** Time of a guest's last change, in milliseconds since 1970. */
  changedAt: 'answersChangedAt',
  /** Written by earlier releases only. */
  formerUnanswered: 'unanswered',
  formerSearched: 'searched',
} as const;
/** Keys under which the browser stores data for one visit in one tab. The data is also removed at logout. */
export const VISIT_KEYS = {
  quiz: 'quizAnswers',
  deadlines: 'deadlineAnswers',
  confirmation: 'confirmationToken',
  reset: 'resetToken',
  place: 'placeInList',
  list: 'listAddress',
  refusedChange: 'refusedChange',
  /** The ZIP code from the home page, if it was entered before the page's scripts had run. */
  typedZip: 'typedZip',
} as const;

export function clearVisitStorage(): void {
  try {
    Object.values(VISIT_KEYS).forEach((key) => sessionStorage.removeItem(key));
  } catch {
    // Browser storage is unavailable, so it contains no data to remove.
  }
}

export function clearPrivateStorage(): void {
  clearVisitStorage();
  try {
    Object.values(PRIVATE_KEYS).forEach((key) => localStorage.removeItem(key));
  } catch {
    // Browser storage is unavailable, so it contains no data to remove.
  }
}

/** A value from the browser's storage, null if there is none or if the storage is unavailable. */
export function readPrivate(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The account id of the owner of the stored data. Null for no data, a guest's data, or no storage. */
export const accountOwner = (): string | null => readPrivate(PRIVATE_KEYS.owner);

/** Returns whether the browser remembers that somebody has signed in, in its storage or with the cookie of boot.ts. */
export const hasSignedInHere = (): boolean =>
  accountOwner() !== null || /(?:^|; |__Host-)signed_in=1/.test(document.cookie);

/**
 * Returns the id of the person to whom the data in the browser's storage belongs. The result is the id of an account
 * or, if nobody has signed in, of a guest. The result is null if there is no data or if the browser's storage is
 * unavailable. Data that may outlive a logout, such as the state of history entries, contains this id. The site ignores
 * such data if `isOwnData` is false for the id.
 */
export const privateOwner = (): string | null => accountOwner() ?? readPrivate(PRIVATE_KEYS.guest);

/** Whether an owner is the person who uses the browser now, who may have been a guest before signing in. */
export const isOwnData = (owner: string | null): boolean =>
  owner === null || owner === accountOwner() || owner === readPrivate(PRIVATE_KEYS.guest);

/**
 * Prepares the storage for a person who signs in: a guest's data is then theirs, and data of another person, whose
 * session expired without a logout, is removed. Returns whether it was.
 */
export function claimPrivateStorage(userId: string): boolean {
  const before = accountOwner();
  if (before === userId) return false;
  const isSomebodyElses = before !== null;
  if (isSomebodyElses) clearPrivateStorage();
  try {
    localStorage.setItem(PRIVATE_KEYS.owner, userId);
    localStorage.removeItem(PRIVATE_KEYS.changedAt);
  } catch {
    // Browser storage is unavailable, so it cannot contain data of another person.
  }
  return isSomebodyElses;
}
