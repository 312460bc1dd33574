import { lazyPart } from '#ui/index.js';

/**
 * The contact consent form at the end of the search page. Its code is loaded separately, so that the page appears
 * sooner. If loading fails, the rest of the page still works.
 */
export const LazyContactConsent = lazyPart(() =>
  import('#features/consent/index.js').then((part) => part.ContactConsent),
);
