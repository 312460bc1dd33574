import { lazyPart } from '#ui/index.js';

const load = () => import('./lazy-parts.js');

/** The pictures of a plan's page. Their code is loaded separately, so that the price appears sooner. */
export const LazyPlanPictures = lazyPart(() => load().then((parts) => parts.PlanPictures));
/** The questions for a plan's price, for people about whom nothing is known. */
export const LazyMiniForm = lazyPart(() => load().then((parts) => parts.MiniForm));
