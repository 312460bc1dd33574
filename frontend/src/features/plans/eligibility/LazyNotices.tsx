import { useEffect, useState, type ComponentProps } from 'react';
import { lazyPart } from '#ui/index.js';
import { SEARCH } from '../messages/plans.js';

type Notices = typeof import('./EligibilityNotices.js').EligibilityNotices;
let loaded: Notices | null = null;
const load = (): Promise<Notices> =>
  import('./EligibilityNotices.js').then((part) => (loaded = part.EligibilityNotices));

// If the code for the eligibility notices cannot be loaded, a message takes the place of the notices, and the plans
// stay on the screen.
export const LazyOtherMarketplaceNotice = lazyPart(
  () => import('./OtherMarketplaceNotice.js').then((part) => part.OtherMarketplaceNotice),
  SEARCH.noticesFailed,
);
const Later = lazyPart(load, SEARCH.noticesFailed);

/** The eligibility notices. If their code has already arrived, they appear together with what is below them. */
export function LazyEligibilityNotices(props: ComponentProps<Notices>) {
  const [Loaded] = useState(() => loaded);
  return Loaded ? <Loaded {...props} /> : <Later {...props} />;
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
