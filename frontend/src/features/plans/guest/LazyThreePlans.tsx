import { lazyPart } from '#ui/index.js';

/** Three plans from the marketplace, which are shown at the end of the quiz. */
export const LazyThreePlans = lazyPart(() => import('./ThreePlans.js').then((part) => part.ThreePlans));
