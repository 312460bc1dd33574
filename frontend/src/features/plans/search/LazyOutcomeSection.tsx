import { lazyPart } from '#ui/index.js';

/**
 * The outcome of a search, below the form. Its code is loaded separately, so that the form appears sooner. The code
 * usually arrives before the person has filled in the form.
 */
export const LazyOutcomeSection = lazyPart(() => import('./lazy-parts.js').then((part) => part.OutcomeSection));
