import { useEffect, useState, type ComponentProps } from 'react';
import { SEARCH } from '#contract/messages/plans/plans.js';
import { lazyPart } from '#ui/index.js';

type Parts = typeof import('./notices.js');
let loaded: Parts | null = null;
const load = (): Promise<Parts> => import('./notices.js').then((parts) => (loaded = parts));

// If the code for the eligibility notices cannot be loaded, a message takes the place of the notices, and the plans
// stay on the screen.
export const LazyOtherMarketplaceNotice = lazyPart(
  () => load().then((part) => part.OtherMarketplaceNotice),
  SEARCH.noticesFailed,
);
const Later = lazyPart(() => load().then((part) => part.EligibilityNotices), SEARCH.noticesFailed);

/** The eligibility notices. If their code has already arrived, they appear together with what is below them. */
export function LazyEligibilityNotices(props: ComponentProps<Parts['EligibilityNotices']>) {
  const [parts] = useState(loaded);
  return parts ? <parts.EligibilityNotices {...props} /> : <Later {...props} />;
}

/**
 * Loads the code for the eligibility notices. A failure is ignored, because the code is requested again when a notice
 * must be shown.
 */
export const prefetchNotices = (): Promise<unknown> => load().catch(() => undefined);

/** Loads the code for the eligibility notices while the person fills in the form. */
export function usePrefetchedNotices(): void {
  useEffect(() => void prefetchNotices(), []);
}
