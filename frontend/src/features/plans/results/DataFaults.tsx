import type { PlanSearchReply } from '#contract/api/plans.contract.js';
import { formatTime } from '#ui/format.js';
import { OfficialLink, TryAgain } from '#ui/index.js';
import { PLAN } from '../messages/plan.js';
import { SEARCH } from '../messages/plans.js';

interface Props {
  readonly reply: Pick<PlanSearchReply, 'details_missing' | 'provenance'>;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
}

/** Insurers' data has expired or lacks details of some plans, with a button that requests it again. */
export function DataFaults({ reply: { details_missing: missing, provenance }, isBusy, onRetry }: Props) {
  if (missing === 0 && !provenance.stale) return null;
  return (
    <TryAgain tone="warning" isBusy={isBusy} onRetry={onRetry}>
      {provenance.stale && <p>{PLAN.old(formatTime(provenance.asOf))}</p>}
      {missing > 0 && <p>{SEARCH.detailsMissing(missing)}</p>}
    </TryAgain>
  );
}

/** Says that the marketplace has sent no plans, and leads to the place that shows what is sold. */
export const NoneHere = ({ year }: { year: number }) => (
  <>
    <p role="status">{SEARCH.noneHere(year)}</p>
    <p>
      <OfficialLink href={SEARCH.noneHerePlace.href}>{SEARCH.noneHerePlace.text}</OfficialLink>
    </p>
  </>
);
