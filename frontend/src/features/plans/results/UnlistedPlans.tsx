import { useState, type MouseEvent } from 'react';
import { useAppDispatch } from '#store/index.js';
import { Button, Notice } from '#ui/index.js';
import { COMPARE_PLANS } from '../messages/plans.js';
import type { SelectedPlan } from '../model/selected-plans.js';
import { plansRestored, useSelectedPlans } from '../storage/choices.slice.js';

interface Props {
  readonly planIds: readonly string[];
  readonly year: number;
}

/**
 * Some plans chosen for this year are not among those found, because they were chosen for other answers. A button takes
 * them out and brings them back. The notice stays, and the button keeps focus.
 */
export function UnlistedPlans({ planIds, year }: Props) {
  const dispatch = useAppDispatch();
  const [selected, toggle] = useSelectedPlans();
  /** All chosen plans before the button was last pressed. */
  const [before, setBefore] = useState<readonly SelectedPlan[]>([]);
  const isUnlisted = (plan: SelectedPlan): boolean => (plan.year ?? year) === year && !planIds.includes(plan.id);
  const isSelected = ({ id }: SelectedPlan): boolean => selected.some((plan) => plan.id === id);
  const unlisted = selected.filter(isUnlisted);
  const removed = before.filter((plan) => isUnlisted(plan) && !isSelected(plan));
  const hasUnlisted = unlisted.length > 0;
  if (!hasUnlisted && removed.length === 0) return null;
  function press({ detail }: MouseEvent): void {
    // The second click of a double click would take back the first.
    if (detail > 1) return;
    setBefore(selected);
    if (hasUnlisted) unlisted.forEach(toggle);
    else dispatch(plansRestored(before.filter((plan) => isUnlisted(plan) || isSelected(plan))));
  }
  return (
    <div className="no-print">
      <Notice tone="warning">
        <p>
          <span role="status">
            {hasUnlisted ? COMPARE_PLANS.unlisted(unlisted.length) : COMPARE_PLANS.removed(removed.length)}
          </span>{' '}
          <Button kind="quiet" onClick={press}>
            {hasUnlisted ? COMPARE_PLANS.removeUnlisted(unlisted.length) : COMPARE_PLANS.undo}
          </Button>
        </p>
      </Notice>
    </div>
  );
}
