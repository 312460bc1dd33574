import { lazyPart } from '#ui/index.js';

/**
 * The form for consent to be contacted, at the end of the search page. Its code is loaded after the page, which also
 * works without it.
 */
export const LazyContactConsent = lazyPart(() =>
  import('#features/consent/index.js').then((part) => part.ContactConsent),
);
