import { lazyPart } from '#ui/index.js';

export const LazyThreePlans = lazyPart(() => import('./ThreePlans.js').then((part) => part.ThreePlans));
