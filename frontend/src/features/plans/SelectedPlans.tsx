import { Link } from 'react-router';
import { PAGES } from '../../../../backend/src/contract/pages.js';
import { useSelectedPlans } from './kept.js';

export const planPath = (id: string): string => PAGES.plan.path.replace(':planId', encodeURIComponent(id));

/** The plans somebody ticked in the search, each leading to its page. */
export function SelectedPlans() {
  const [plans] = useSelectedPlans();
  if (plans.length === 0) return <p>You have not chosen any plans yet.</p>;
  return <ul>{plans.map(({ id, name }) => <li key={id}><Link to={planPath(id)}>{name}</Link></li>)}</ul>;
}
