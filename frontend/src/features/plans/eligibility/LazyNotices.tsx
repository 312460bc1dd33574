import { useEffect } from 'react';
import { SEARCH } from '#contract/messages/plans/plans.js';
import { lazyPart } from '#ui/index.js';

const load = () => import('./notices.js');
// If the code for the eligibility notices cannot be loaded, a message takes the place of the notices, and the plans
// stay on the screen.
export const LazyOtherMarketplaceNotice = lazyPart(
  () => load().then((part) => part.OtherMarketplaceNotice),
  SEARCH.noticesFailed,
);
export const LazyEligibilityNotices = lazyPart(
  () => load().then((part) => part.EligibilityNotices),
  SEARCH.noticesFailed,
);

/**
 * Loads the code for the eligibility notices while the person fills in the form, so that the notices appear together
 * with the results. A failure to load the code is ignored, because the code is requested again when a notice must be
 * shown.
 */
export function usePrefetchedNotices(): void {
  useEffect(() => void load().catch(() => undefined), []);
}
