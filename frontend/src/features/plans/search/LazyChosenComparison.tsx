import { lazyPart } from '#ui/index.js';

/** The chosen plans on the dashboard. */
export const LazyChosenComparison = lazyPart(() => import('./lazy-parts.js').then((parts) => parts.ChosenComparison));
