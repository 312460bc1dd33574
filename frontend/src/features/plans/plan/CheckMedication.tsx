import type { MouseEvent } from 'react';
import { PAGES } from '#contract/pages.js';
import { useSession } from '#features/session/index.js';
import { Button, ButtonLink } from '#ui/index.js';
import { PLAN_PAGE } from '../messages/plan-page.js';
import { isSamePlan, type SelectedPlan } from '../model/selected-plans.js';
import { useSelectedPlans } from '../storage/choices.slice.js';

/** A button to check medicines under the plan: on the medicine page or, for guests, in the list of medicines above. */
export function CheckMedication({ choice }: { choice: SelectedPlan }) {
  const { isSignedIn } = useSession();
  const [chosen, toggleChosen] = useSelectedPlans();
  // Add the plan to the stored choices, so that the medicine page includes the plan even if it opens in another tab.
  const choose = (): void => {
    if (!chosen.some((other) => isSamePlan(other, choice))) toggleChosen(choice);
  };
  const openList = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    const list = currentTarget.closest('section')?.querySelector('details');
    list?.setAttribute('open', '');
    list?.querySelector('summary')?.focus();
  };
  return (
    <p className="no-print">
      {isSignedIn ? (
        <ButtonLink kind="secondary" to={PAGES.drugCoverage.path} state={{ selectedPlans: [choice] }} onClick={choose}>
          {PLAN_PAGE.checkMedication}
        </ButtonLink>
      ) : (
        <Button kind="secondary" onClick={openList}>
          {PLAN_PAGE.checkMedication}
        </Button>
      )}
    </p>
  );
}
