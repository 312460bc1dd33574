import { lazyPart } from '#ui/index.js';

/** The controls above the list of plans. Their code is loaded separately, so that the plans appear sooner. */
export const LazyAboveList = lazyPart(() => import('./AboveList.js').then((part) => part.AboveList));
