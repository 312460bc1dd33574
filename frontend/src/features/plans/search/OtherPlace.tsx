import { useEffect, useRef } from 'react';
import { lazyPart } from '#ui/index.js';
import { LazyEligibilityNotices, LazyOtherMarketplaceNotice } from '../eligibility/LazyNotices.js';
import { SEARCH } from '../messages/plans.js';
import type { SearchOutcome } from './use-search.js';

const LazyUnsaidMarketplace = lazyPart(
  () => import('./UnsaidMarketplace.js').then((part) => part.UnsaidMarketplace),
  SEARCH.noticesFailed,
);

interface Props {
  readonly answer: SearchOutcome | null;
  /** Whether the message receives focus when it appears. It does if the person has just pressed the search button. */
  readonly takesFocus?: boolean;
  /** Whether the questions are on the same page. They say themselves if another marketplace serves the place. */
  readonly isAsking?: boolean;
}

/**
 * Tells people where to find plans if this site has none for them: on another marketplace, or with Medicare. For all
 * other people, nothing is rendered.
 */
export function OtherPlace({ answer, takesFocus = false, isAsking = false }: Props) {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) message.current?.focus();
  }, [takesFocus, answer]);
  if (!answer || answer.kind === 'plans') return null;
  const Marketplace = isAsking ? LazyUnsaidMarketplace : LazyOtherMarketplaceNotice;
  return (
    <div ref={message} tabIndex={-1}>
      {answer.kind === 'otherMarketplace' ? (
        <Marketplace marketplace={answer.marketplace} />
      ) : (
        <>
          <h2>{SEARCH.medicareOnly}</h2>
          <LazyEligibilityNotices household={answer.search.household} kinds={answer.kinds} eligibility={null} />
        </>
      )}
    </div>
  );
}
