import type { Eligibility, PlanSearch, Provenance } from '#contract/api/plans.contract.js';
import type { PlanSummary } from '#contract/plans/plan.js';
import { privateOwner } from '#features/session/index.js';
import type { SubmittedSearch } from '../model/search/submitted-search.js';

/**
 * A plan as a list or the comparison showed it, with the source of its prices and the marketplace's estimate of the
 * household's tax credit.
 */
export interface PlanFigures {
  readonly plan: PlanSummary;
  readonly provenance: Provenance;
  readonly eligibility: Eligibility;
}

export const planLinkState = (search: PlanSearch, figures?: Partial<PlanFigures & Pick<SubmittedSearch, 'kinds'>>) => ({
  owner: privateOwner(),
  search,
  ...figures,
});
