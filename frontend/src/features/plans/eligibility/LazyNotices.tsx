import { useEffect } from 'react';
import { SEARCH } from '#contract/messages/plans.js';
import { lazyPart } from '#ui/index.js';

const load = () => import('./notices.js');
// If the code for the notices cannot be loaded, the plans stay on the screen.
export const LazyOtherMarketplaceNotice = lazyPart(
  () => load().then((part) => part.OtherMarketplaceNotice),
  SEARCH.noticesFailed,
);
export const LazyEligibilityNotices = lazyPart(
  () => load().then((part) => part.EligibilityNotices),
  SEARCH.noticesFailed,
);

/**
 * Loads the code for the eligibility notices while the form is being filled in, so that they appear together with the
 * results. If loading fails, the lazy component tries again and shows an error if it fails too.
 */
export function usePrefetchedNotices(): void {
  useEffect(() => void load().catch(() => undefined), []);
}
