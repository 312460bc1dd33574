import { useEffect, useRef } from 'react';
import { EligibilityNotices } from '../eligibility/EligibilityNotices.js';
import { OtherMarketplaceNotice } from '../eligibility/OtherMarketplaceNotice.js';
import { SEARCH } from '../messages/plans.js';
import type { SearchOutcome } from './use-search.js';

interface Props {
  readonly answer: SearchOutcome | null;
  /** Whether the message receives focus when it appears. It does if the person has just pressed the search button. */
  readonly takesFocus?: boolean;
}

/** Where to find plans if this site has none for the people: another marketplace, or Medicare. */
export function OtherPlace({ answer, takesFocus = false }: Props) {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) message.current?.focus();
  }, [takesFocus, answer]);
  if (!answer || answer.kind === 'plans') return null;
  return (
    <div ref={message} tabIndex={-1}>
      {answer.kind === 'otherMarketplace' ? (
        <OtherMarketplaceNotice marketplace={answer.marketplace} />
      ) : (
        <>
          <h2>{SEARCH.medicareOnly}</h2>
          <EligibilityNotices
            household={answer.search.household}
            kinds={answer.kinds}
            eligibility={null}
            entries={answer.entries}
          />
        </>
      )}
    </div>
  );
}
