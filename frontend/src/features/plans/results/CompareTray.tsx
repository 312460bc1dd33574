import { X } from 'lucide-react';
import { memo } from 'react';
import { COMPARE } from '#contract/limits/plans.js';
import { COMPARE_PLANS } from '#contract/messages/plans/plans.js';
import { ButtonLink } from '#ui/index.js';
import styles from '../components/chosen/compare-tray.module.css';
import { PlanMarker, usePlaceOf } from '../components/chosen/PlanMarker.js';
import { TRAY_ID } from '../components/chosen/ToCompareTray.js';
import { useFinderPages } from '../components/use-finder-pages.js';
import { plansToCompare } from '../model/selected-plans.js';
import { useSelectedPlans } from '../storage/selected-plans.slice.js';

/** Label of the button that takes all plans out of the comparison. */
export const CLEAR = 'Clear all';

/**
 * The bar with the plans chosen for comparison, at the lower edge of the window, with a link to the comparison. The bar
 * appears when the first plan is chosen.
 */
export const CompareTray = memo(function CompareTray({ year }: { year: number }) {
  const { compare } = useFinderPages();
  const [selected, toggle] = useSelectedPlans();
  const placeOf = usePlaceOf();
  const { plans } = plansToCompare(selected, year);
  const isReady = plans.length >= COMPARE.min;
  return (
    <div id={TRAY_ID} className={`${styles.tray} no-print`} data-empty={plans.length === 0 || undefined}>
      <ul className={styles.plans}>
        {plans.map((plan, index) => (
          <li key={plan.id}>
            <PlanMarker index={placeOf(plan, index)} />
            <span className={styles.name}>{plan.name}</span>
            <button type="button" className={styles.remove} onClick={() => toggle(plan)}>
              <X aria-hidden="true" className="icon" />
              <span className="visually-hidden">
                {COMPARE_PLANS.remove} {plan.name}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {plans.length > 0 && (
        <button type="button" className={styles.clear} onClick={() => plans.forEach(toggle)}>
          {CLEAR}
          <span className="visually-hidden"> {COMPARE_PLANS.yours(plans.length)}</span>
        </button>
      )}
      <div role="status">
        {isReady ? (
          <ButtonLink to={compare.path}>{COMPARE_PLANS.go(plans.length)}</ButtonLink>
        ) : (
          <p>{COMPARE_PLANS.needMore}</p>
        )}
      </div>
    </div>
  );
});
