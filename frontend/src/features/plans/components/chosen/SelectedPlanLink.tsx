import { Link } from 'react-router';
import { planPath } from '#contract/pages.js';
import { type SelectedPlan } from '../../model/selected-plans.js';
import { useSubmitted } from '../../storage/answers.slice.js';
import { planLinkState } from '../../storage/plan-link-state.js';

/**
 * A link to the page of a chosen plan, for the plan year in which the person chose it. If there was an earlier search,
 * the page shows the price for the household of that search.
 */
export function SelectedPlanLink({ plan: { id, name, year } }: { plan: SelectedPlan }) {
  const search = useSubmitted()?.search ?? null;
  return (
    <Link
      to={planPath(id, year ?? search?.year)}
      state={search && planLinkState({ ...search, year: year ?? search.year })}
    >
      {name}
    </Link>
  );
}
