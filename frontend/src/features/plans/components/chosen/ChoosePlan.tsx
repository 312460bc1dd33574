import { Check, Plus } from 'lucide-react';
import { COMPARE } from '#contract/limits/plans.js';
import type { PlanSummary } from '#contract/plans/plan.js';
import { Button } from '#ui/index.js';
import { COMPARE_PLANS } from '../../messages/plans.js';
import { isSamePlan, plansToCompare } from '../../model/selected-plans.js';
import { useSelectedPlans } from '../../storage/choices.slice.js';
import { openChosenPlans } from './ChosenPlans.js';

interface ChooseProps {
  readonly plan: Pick<PlanSummary, 'id' | 'name' | 'issuer'>;
  readonly year: number | undefined;
  /** Whether the button shows only its icon, for a table column whose heading says what the button does. */
  readonly isShort?: boolean;
}

/** Adds a plan to the comparison or removes it. If the comparison is full, it opens the list of chosen plans. */
export function ChoosePlan({ plan: { id, name, issuer }, year, isShort = false }: ChooseProps) {
  const [selected, toggle] = useSelectedPlans();
  const isSelected = selected.some((plan) => isSamePlan(plan, { id, year }));
  const isFull = !isSelected && selected.length >= COMPARE.chosen;
  const choose = (): void => (isFull ? openChosenPlans() : toggle({ id, name, carrier: issuer.name, year }));
  const Icon = isSelected ? Check : Plus;
  return (
    <Button kind="secondary" aria-pressed={isSelected} aria-disabled={isFull} onClick={choose}>
      <Icon aria-hidden="true" className="icon" />
      <span className={isShort ? 'visually-hidden' : undefined}>
        {isSelected ? COMPARE_PLANS.chosen : COMPARE_PLANS.choose}
        <span className="visually-hidden"> {name}</span>
      </span>
    </Button>
  );
}

/** Id of the bar with the plans chosen for comparison. */
export const TRAY_ID = 'compare-tray';

const goToTray = (): void => document.querySelector<HTMLElement>(`#${TRAY_ID} a`)?.focus();

/** For keyboards: leads from a chosen plan to the comparison's link below the list. Visible only with focus. */
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
