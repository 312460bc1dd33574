import { useMemo } from 'react';
import { useLocation } from 'react-router';
import * as z from 'zod/mini';
import { Eligibility, PlanSearch, Provenance } from '#contract/api/plans.contract.js';
import { PlanSummary } from '#contract/plans/plan.js';
import { isOwnData } from '#features/session/index.js';
import { COVERAGE_ANSWERS } from '../model/search/other-coverage.js';
import type { SubmittedSearch } from '../model/search/submitted-search.js';
import { useSubmitted } from './answers.slice.js';
import type { PlanFigures } from './plan-link-state.js';

/** A plan page's history entry. Validated like external data: an earlier release or session may have made it. */
const Entry = z.object({
  owner: z.nullable(z.string()),
  search: PlanSearch,
  kinds: z.optional(z.nullable(z.array(z.enum(COVERAGE_ANSWERS)))),
  plan: z.optional(PlanSummary),
  provenance: z.optional(Provenance),
  eligibility: z.optional(Eligibility),
});

/** What a plan's page can show at once: the search and, from a list, the plan as the list showed it. */
export interface NavigationState extends SubmittedSearch {
  readonly figures: PlanFigures | null;
}

/**
 * Reads a plan page's navigation state: null if it is invalid, about another plan, or of a person who has since logged
 * out. Prices need their source and the household's tax credit.
 */
export function readNavigationState(state: unknown, id: string): NavigationState | null {
  const parsed = z.safeParse(Entry, state);
  if (!parsed.success || !isOwnData(parsed.data.owner)) return null;
  const { search, kinds = null, plan, provenance, eligibility } = parsed.data;
  if (plan && plan.id !== id) return null;
  return { search, kinds, figures: plan && provenance && eligibility ? { plan, provenance, eligibility } : null };
}

/**
 * Returns the navigation state of a plan's page. A page that was opened in a new tab or by typing its URL has no
 * navigation state. The state is then made from the last search in this browser, so that the page shows prices for the
 * same household. `year` is the year in the URL. If `isOwn` is false, the answers may be somebody else's, and the
 * result is null.
 */
export function useNavigationState(id: string, year: number | undefined, isOwn = true): NavigationState | null {
  const { state } = useLocation();
  const last = useSubmitted();
  return useMemo(() => {
    if (!isOwn) return null;
    const ofLast = last && {
      search: { ...last.search, year: year ?? last.search.year },
      kinds: last.kinds,
      figures: null,
    };
    return readNavigationState(state, id) ?? ofLast;
  }, [state, id, last, year, isOwn]);
}
