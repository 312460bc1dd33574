import { lazyPart } from '#ui/index.js';

const load = () => import('./lazy-parts.js');

/** The pictures of a plan's page. Their code is loaded separately, so that the plan's price appears sooner. */
export const LazyPlanPictures = lazyPart(() => load().then((parts) => parts.PlanPictures));
/** The form for people whose household is not known. The form asks the questions on which a plan's price depends. */
export const LazyMiniForm = lazyPart(() => load().then((parts) => parts.MiniForm));
