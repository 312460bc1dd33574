import { COMPARE } from '#contract/limits/plans.js';
import { COMPARE_PLANS } from '#contract/messages/plans.js';
import { PAGES } from '#contract/pages.js';
import { ButtonLink } from '#ui/index.js';
import { plansToCompare } from '../model/selected-plans.js';
import { useSelectedPlans } from '../storage/selected-plans.slice.js';

/** A bar with a link to the comparison. The link appears once the person has chosen enough plans for the same year. */
export function CompareBar({ year }: { year: number }) {
  const [selected] = useSelectedPlans();
  const { plans } = plansToCompare(selected, year);
  return (
    <div className="no-print" role="status">
      {plans.length < COMPARE.min ? (
        <p>{COMPARE_PLANS.needMore}</p>
      ) : (
        <ButtonLink to={PAGES.compare.path}>{COMPARE_PLANS.go(plans.length)}</ButtonLink>
      )}
    </div>
  );
}
