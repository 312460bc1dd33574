import { lazyPart } from '#ui/index.js';

/** Three real plans that are shown at the end of the quiz. */
export const LazyThreePlans = lazyPart(() => import('./ThreePlans.js').then((part) => part.ThreePlans));
