import { COMPARE } from '../../../../backend/src/contract/limits.js';
import { COMPARE_PLANS } from '../../../../backend/src/contract/messages/plans.js';
import { PAGES } from '../../../../backend/src/contract/pages.js';
import { ButtonLink } from '../../ui/index.js';
import { useSelectedPlans } from './kept.js';
import { toCompare } from './to-compare.js';

/** The way to the comparison, as soon as there is something to compare. */
export function CompareBar({ year }: { year: number }) {
  const [selected] = useSelectedPlans();
  const { plans } = toCompare(selected, year);
  return (
    <div className="no-print" role="status">
      {plans.length < COMPARE.min ? <p>{COMPARE_PLANS.needMore}</p> : <ButtonLink to={PAGES.compare.path}>{COMPARE_PLANS.go(plans.length)}</ButtonLink>}
    </div>
  );
}
