import { use } from 'react';
import { Link } from 'react-router';
import type { PlanSearch } from '#contract/api/plans.contract.js';
import { planPath } from '#contract/pages.js';
import type { PlanSummary } from '#contract/plans/plan.js';
import { followLink } from '../../storage/list-position.js';
import { planLinkState } from '../../storage/plan-link-state.js';
import { FiguresContext } from './figures-context.js';

/**
 * A link to a plan's page. The link passes on the plan as the list shows it, with the household and the source of the
 * prices. The page can then show the plan before the server responds.
 */
export function PlanLink({ plan, search }: { plan: PlanSummary; search: PlanSearch }) {
  const shownAs = use(FiguresContext) ?? undefined;
  return (
    <Link
      to={planPath(plan.id, search.year)}
      state={planLinkState(search, { plan, ...shownAs })}
      onClick={(event) => followLink(event.currentTarget)}
    >
      {plan.name}
    </Link>
  );
}
