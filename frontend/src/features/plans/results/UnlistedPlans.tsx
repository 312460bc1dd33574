import { COMPARE_PLANS } from '#contract/messages/plans/plans.js';
import { Button, Notice } from '#ui/index.js';
import { useSelectedPlans } from '../storage/selected-plans.slice.js';

interface Props {
  /** Ids of all plans that were found. */
  readonly planIds: readonly string[];
  readonly year: number;
}

/**
 * A notice that some plans chosen for this year are not among the plans that were found, because the person chose them
 * for other answers, such as another county. A button takes them out of the comparison.
 */
export function UnlistedPlans({ planIds, year }: Props) {
  const [selected, toggle] = useSelectedPlans();
  const unlisted = selected.filter((plan) => (plan.year ?? year) === year && !planIds.includes(plan.id));
  if (unlisted.length === 0) return null;
  return (
    <div className="no-print">
      <Notice tone="warning">
        <p>
          {COMPARE_PLANS.unlisted(unlisted.length)}{' '}
          <Button kind="quiet" onClick={() => unlisted.forEach(toggle)}>
            {COMPARE_PLANS.removeUnlisted(unlisted.length)}
          </Button>
        </p>
      </Notice>
    </div>
  );
}
