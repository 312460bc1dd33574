import { Link } from 'react-router';
import { PLAN } from '#contract/messages/plans.js';
import { useAppSelector } from '#store/index.js';
import { type SelectedPlan } from '../model/selected-plans.js';
import { selectLastSearch } from '../storage/last-search.slice.js';
import { planLinkState } from '../storage/plan-link-state.js';
import { useSelectedPlans } from '../storage/selected-plans.slice.js';
import { planPath } from './plan-path.js';

/**
 * A link to the page of a chosen plan, for the plan year in which the person chose it. If there was an earlier search,
 * the page shows the price for the household of that search.
 */
export function SelectedPlanLink({ plan: { id, name, year } }: { plan: SelectedPlan }) {
  const search = useAppSelector(selectLastSearch);
  return (
    <Link
      to={planPath(id, year ?? search?.year)}
      state={search && planLinkState({ ...search, year: year ?? search.year })}
    >
      {name}
    </Link>
  );
}

export function SelectedPlans() {
  const [plans] = useSelectedPlans();
  if (plans.length === 0) return <p>{PLAN.noneChosen}</p>;
  return (
    <ul>
      {plans.map((plan) => (
        <li key={plan.id}>
          <SelectedPlanLink plan={plan} />
          {plan.carrier && (
            <>
              <br />
              <span className="muted">{plan.carrier}</span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
