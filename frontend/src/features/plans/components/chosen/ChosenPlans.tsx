import { memo } from 'react';
import { COMPARE } from '#contract/limits/plans.js';
import { Button, Disclosure } from '#ui/index.js';
import { COMPARE_PLANS } from '../../messages/plans.js';
import type { SelectedPlan } from '../../model/selected-plans.js';
import { useSelectedPlans } from '../../storage/choices.slice.js';
import { SelectedPlanLink } from './PlanMarker.js';

const CHOSEN_ID = 'chosen-plans';

export function openChosenPlans(): void {
  const section = document.getElementById(CHOSEN_ID);
  section?.querySelector('details')?.setAttribute('open', '');
  section?.focus();
}

/** Chosen plans in a fold, each with a button that removes it. */
export function RemovePlans({ title, plans }: { title: string; plans: readonly SelectedPlan[] }) {
  const [, toggle] = useSelectedPlans();
  return (
    <Disclosure title={title}>
      <ul>
        {plans.map((plan) => (
          <li key={plan.id}>
            <SelectedPlanLink plan={plan} />
            {plan.carrier && ` (${plan.carrier})`}{' '}
            <Button kind="quiet" onClick={() => toggle(plan)}>
              {COMPARE_PLANS.remove}
              <span className="visually-hidden"> {plan.name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** The chosen plans, with buttons to remove them. Collapsed at first, so that choosing a plan moves nothing. */
export const ChosenPlans = memo(function ChosenPlans() {
  const [selected] = useSelectedPlans();
  if (selected.length === 0) return null;
  const title = COMPARE_PLANS.yours(selected.length);
  return (
    <section id={CHOSEN_ID} className="no-print" tabIndex={-1} aria-label={title}>
      {selected.length >= COMPARE.chosen && <p>{COMPARE_PLANS.full(COMPARE.chosen)}</p>}
      <RemovePlans title={title} plans={selected} />
    </section>
  );
});
