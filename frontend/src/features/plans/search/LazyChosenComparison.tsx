import { lazyPart } from '#ui/index.js';

/** The plans chosen for comparison, as the dashboard shows them. */
export const LazyChosenComparison = lazyPart(() => import('./lazy-parts.js').then((parts) => parts.ChosenComparison));
