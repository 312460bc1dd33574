import { lazyPart } from '#ui/index.js';

/**
 * The contact consent form at the end of the search page. Its code is loaded after the page, which also works without
 * it.
 */
export const LazyContactConsent = lazyPart(() =>
  import('#features/consent/index.js').then((part) => part.ContactConsent),
);
