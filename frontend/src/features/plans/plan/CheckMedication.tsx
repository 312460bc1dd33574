import type { MouseEvent } from 'react';
import { PAGES } from '#contract/pages.js';
import { useSession } from '#features/session/index.js';
import { Button, ButtonLink } from '#ui/index.js';
import { PLAN_PAGE } from '../messages/plan-page.js';
import { isSamePlan, type SelectedPlan } from '../model/selected-plans.js';
import { useSelectedPlans } from '../storage/choices.slice.js';

/** Words for guests, who can check their medicines on the page of the plan. */
export const GUEST_WORDS = {
  needsAccount: 'That page needs an account.',
  checkHere: 'Check on this page',
} as const;

/**
 * The link to the medicine page, which takes the plan along. That page needs an account, so guests are told, and a
 * button opens the list of medicines above the link, which checks them on this page.
 */
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
    <div className="no-print">
      <p>
        <ButtonLink kind="secondary" to={PAGES.drugCoverage.path} state={{ selectedPlans: [choice] }} onClick={choose}>
          {PLAN_PAGE.checkMedication}
        </ButtonLink>
      </p>
      {!isSignedIn && (
        <p>
          {GUEST_WORDS.needsAccount}{' '}
          <Button kind="quiet" onClick={openList}>
            {GUEST_WORDS.checkHere}
          </Button>
        </p>
      )}
    </div>
  );
}
