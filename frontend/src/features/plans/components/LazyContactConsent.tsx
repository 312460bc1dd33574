import { lazyPart } from '#ui/index.js';

/**
 * The contact consent form on the plan search page and on a plan's page. Its code is loaded separately, so that these
 * pages appear sooner. If loading fails, the rest of the page still works.
 */
export const LazyContactConsent = lazyPart(() =>
  import('#features/consent/index.js').then((part) => part.ContactConsent),
);
