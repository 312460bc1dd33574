import { Link } from 'react-router';
import { PLAN } from '../../../../backend/src/contract/messages/plans.js';
import { readSearch, useSelectedPlans, type SelectedPlan } from './kept.js';
import { passing } from './passed.js';
import { planPath } from './plan-path.js';

/** To the page of a chosen plan, in the year it was chosen for; priced for the household of the last search, if there is one. */
export function SelectedPlanLink({ plan: { id, name, year } }: { plan: SelectedPlan }) {
  const search = readSearch();
  return <Link to={planPath(id, year ?? search?.year)} state={search && passing({ ...search, year: year ?? search.year })}>{name}</Link>;
}

/** The plans somebody ticked in the search, each leading to its page. */
export function SelectedPlans() {
  const [plans] = useSelectedPlans();
  if (plans.length === 0) return <p>{PLAN.noneChosen}</p>;
  return <ul>{plans.map((plan) => <li key={plan.id}><SelectedPlanLink plan={plan} /></li>)}</ul>;
}
