import * as z from 'zod/mini';
import type { Eligibility, PlanSearch, Provenance } from '#contract/api/plans.contract.js';
import type { PlanSummary } from '#contract/plans/plan.js';
import { privateOwner, VISIT_KEYS } from '#features/session/index.js';
import { storedValue } from '#store/stored-value.js';
import type { SubmittedSearch } from '../model/search/submitted-search.js';

/** A plan as shown elsewhere, with the source of its prices and the household's estimated tax credit. */
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

/** Path and query of the list of plans that this tab showed last. Links back to the list keep its order and filters. */
export const storedListAddress = storedValue('sessionStorage', VISIT_KEYS.list, z.string(), '');

/** The history state of links back to the list, which then scrolls to where the person left it. */
export const LIST_RETURN = 'list-return';
