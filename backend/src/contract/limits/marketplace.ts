import { DAY, HOUR } from './seconds.js';

/** Number of plans on one page of the marketplace's search results. */
export const MARKETPLACE_PAGE = 10;

/** Maximum number of plans for which one call to the marketplace returns prices. */
export const MARKETPLACE_BATCH = 30;

/** Seconds for which a marketplace answer counts as fresh, by kind of answer. */
export const CACHE_LIFE = {
  marketYears: HOUR,
  plan: DAY,
  search: 6 * HOUR,
  drugs: 7 * DAY,
  coverage: DAY,
} as const;

/** Seconds for which an expired marketplace answer may still be used. */
export const STALE_FOR = DAY;
