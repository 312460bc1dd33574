import { lazyPart } from '#ui/index.js';

/** The pictures of a plan's page. Their code is loaded separately, so that the plan's price appears sooner. */
export const LazyPlanPictures = lazyPart(() => import('./PlanPictures.js').then((part) => part.PlanPictures));
/**
 * The form for people whose household is not known. The form asks the questions on which a plan's price depends. People
 * who have searched do not see it, so its code is in a file of its own.
 */
export const LazyMiniForm = lazyPart(() => import('./MiniForm.js').then((part) => part.MiniForm));
