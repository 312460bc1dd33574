import { createContext, use, type MouseEvent } from 'react';
import { Link } from 'react-router';
import type { Eligibility, PlanSearch, Provenance } from '#contract/api/plans.contract.js';
import { planPath } from '#contract/pages.js';
import type { PlanSummary } from '#contract/plans/plan.js';
import { ButtonLink, type ButtonKind } from '#ui/index.js';
import { PLAN } from '../../messages/plan.js';
import type { SubmittedSearch } from '../../model/search/submitted-search.js';
import { followLink } from '../../storage/list-position.js';
import { planLinkState } from '../../storage/plan-link-state.js';

/**
 * The source of the plan prices in one part of a screen, with the household and the tax credit on which these prices
 * are based. A link to a plan passes all of this on to the plan's page. The context is null where there are no prices.
 */
interface FiguresSource extends Pick<SubmittedSearch, 'kinds'> {
  readonly provenance: Provenance;
  readonly eligibility: Eligibility;
}
export const FiguresContext = createContext<FiguresSource | null>(null);

interface Props {
  readonly plan: PlanSummary;
  readonly search: PlanSearch;
}

function usePlanPage({ plan, search }: Props) {
  const shownAs = use(FiguresContext) ?? undefined;
  return {
    to: planPath(plan.id, search.year),
    state: planLinkState(search, { plan, ...shownAs }),
    onClick: ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => followLink(currentTarget),
  };
}

/** A link that passes on the plan with household and price source, so that its page can show it at once. */
export const PlanLink = (props: Props) => <Link {...usePlanPage(props)}>{props.plan.name}</Link>;

/** The same link as a button. */
export const PlanButton = ({ kind, ...props }: Props & { kind: ButtonKind }) => (
  <ButtonLink kind={kind} {...usePlanPage(props)}>
    {PLAN.see}
    <span className="visually-hidden">: {props.plan.name}</span>
  </ButtonLink>
);
