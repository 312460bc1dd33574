import { lazyPart } from '#ui/index.js';

/**
 * The form for consent to be contacted, at the end of the search page. Its code is loaded after the page, which works
 * without the form too.
 */
export const LazyContactConsent = lazyPart(() =>
  import('#features/consent/index.js').then((part) => part.ContactConsent),
);
