import { PRIVATE_KEYS, readPrivate } from '#features/session/index.js';

/** Version of `FirstPlans`. The script in the page's head ignores other versions. */
export const FIRST_PLANS_VERSION = 2;
/** Id of the empty cards in which that script shows the first plans. */
export const COMING_PLANS = 'coming-plans';

/**
 * What the script in the page's head (app/early-plans.ts) needs on the next visit in order to show the first plans of
 * the list before the other scripts have arrived. Their names and prices are not stored, because they may change.
 */
export interface FirstPlans {
  /** The body of the search request, exactly as it was sent. */
  readonly body: string;
  /** Ids of the first plans that the list showed. */
  readonly plans: readonly string[];
  /** Pixels that answers and notes take above the first plan, and the width of the window in which they do. */
  readonly room?: { readonly height: number; readonly width: number } | undefined;
  /** Time in milliseconds since 1970 after which nothing may be shown. */
  readonly until: number;
}

/** The stored values on which the search and the order of the list depend. If one has changed, nothing is shown. */
const GIVEN = [PRIVATE_KEYS.search, PRIVATE_KEYS.preferences, PRIVATE_KEYS.care];

/** Stores the first plans of the list. They are removed if they are null, or if another tab has sent another search. */
export function storeFirstPlans(first: FirstPlans | null): void {
  const isLast = first && readPrivate(PRIVATE_KEYS.search)?.startsWith(first.body.slice(0, -1));
  try {
    if (!isLast) localStorage.removeItem(PRIVATE_KEYS.firstPlans);
    else {
      const given = Object.fromEntries(GIVEN.map((key) => [key, readPrivate(key)]));
      localStorage.setItem(PRIVATE_KEYS.firstPlans, JSON.stringify({ ...first, version: FIRST_PLANS_VERSION, given }));
    }
  } catch {
    // Browser storage is full or unavailable, so the next visit shows no early prices.
  }
}
