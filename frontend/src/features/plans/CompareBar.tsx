import { COMPARE } from '../../../../backend/src/contract/limits.js';
import { COMPARE_PLANS } from '../../../../backend/src/contract/messages/plans.js';
import { PAGES } from '../../../../backend/src/contract/pages.js';
import { ButtonLink } from '../../ui/index.js';
import { useSelectedPlans } from './kept.js';

/** The way to the comparison, as soon as there is something to compare. */
export function CompareBar() {
  const [selected] = useSelectedPlans();
  return (
    <div className="no-print" role="status">
      {selected.length < COMPARE.min ? <p>{COMPARE_PLANS.needMore}</p> : <ButtonLink to={PAGES.compare.path}>{COMPARE_PLANS.go(Math.min(selected.length, COMPARE.max))}</ButtonLink>}
    </div>
  );
}
