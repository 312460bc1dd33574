import { lazyPart } from '#ui/index.js';

/** The pictures of a plan's page. Their code is loaded separately, so that the price appears sooner. */
export const LazyPlanPictures = lazyPart(() => import('./PlanPictures.js').then((part) => part.PlanPictures));
