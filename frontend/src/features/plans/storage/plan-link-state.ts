import type { Eligibility, PlanSearch, Provenance } from '#contract/api/plans.contract.js';
import type { PlanSummary } from '#contract/plan.js';
import { privateOwner } from '#features/session/index.js';
import type { SubmittedSearch } from '../model/submitted-search.js';

/**
 * A plan's figures as a list or the comparison showed them, with their source and the marketplace's estimate for the
 * household.
 */
export interface PlanFigures {
  readonly plan: PlanSummary;
  readonly provenance: Provenance;
  readonly eligibility: Eligibility;
}

/** Creates the navigation state for a link to a plan, which `readNavigationState` reads. */
export const planLinkState = (search: PlanSearch, figures?: Partial<PlanFigures & Pick<SubmittedSearch, 'kinds'>>) => ({
  owner: privateOwner(),
  search,
  ...figures,
});
