import { SEARCH } from '#contract/messages/plans/plans.js';
import { LazyEligibilityNotices, LazyOtherMarketplaceNotice } from '../eligibility/LazyNotices.js';
import type { SearchOutcome } from './use-search.js';

/**
 * Tells people where to find plans if this site has none for them: on another marketplace, or with Medicare. For all
 * other people, nothing is rendered.
 */
export function OtherPlace({ answer }: { answer: SearchOutcome | null }) {
  if (answer?.kind === 'otherMarketplace') return <LazyOtherMarketplaceNotice marketplace={answer.marketplace} />;
  if (answer?.kind !== 'medicare') return null;
  return (
    <>
      <h2>{SEARCH.medicareOnly}</h2>
      <LazyEligibilityNotices household={answer.search.household} kinds={answer.kinds} eligibility={null} />
    </>
  );
}
