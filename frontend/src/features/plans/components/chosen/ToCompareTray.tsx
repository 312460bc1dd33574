import { COMPARE } from '#contract/limits/plans.js';
import type { PlanSummary } from '#contract/plans/plan.js';
import { COMPARE_PLANS } from '../../messages/plans.js';
import { isSamePlan, plansToCompare } from '../../model/selected-plans.js';
import { useSelectedPlans } from '../../storage/selected-plans.slice.js';

/** Id of the bar with the plans chosen for comparison. */
export const TRAY_ID = 'compare-tray';

const goToTray = (): void => document.querySelector<HTMLElement>(`#${TRAY_ID} a`)?.focus();

/**
 * A button for people who use a keyboard: after they chose a plan, it takes them to the link of the comparison at the
 * end of the list. It is visible only while it has focus.
 */
export function ToCompareTray({ plan: { id }, year }: { plan: Pick<PlanSummary, 'id'>; year: number }) {
  const [selected] = useSelectedPlans();
  const isReady = plansToCompare(selected, year).plans.length >= COMPARE.min;
  if (!isReady || !selected.some((plan) => isSamePlan(plan, { id, year }))) return null;
  return (
    <button type="button" className="visually-hidden" onClick={goToTray}>
      {COMPARE_PLANS.toTray}
    </button>
  );
}
