import type { Catalog } from '../catalog/catalog.js';
import type { WirePlan } from '../wire/plan.js';
import type { SearchRequest } from '../wire/requests.js';
import { contextOf, type SearchContext } from './context.js';
import { facetGroups, rangesOf, type FacetGroup } from './facets.js';
import { passes } from './filter.js';
import { quote, type Quote } from './quote.js';
import { searchView } from './view.js';

/** Number of plans per page of search results, regardless of the request's `limit`, as in the live API. */
const PAGE_SIZE = 10;

export interface SearchAnswer {
  plans: WirePlan[];
  total: number;
  rate_area: { state: string; area: number };
  facet_groups: FacetGroup[];
  ranges: ReturnType<typeof rangesOf>;
}

/**
 * Handles POST /plans/search.
 * @throws MarketplaceError if the place is unknown or not served, or has no rating area.
 */
export function searchPlans(catalog: Catalog, request: SearchRequest): SearchAnswer {
  const context = contextOf(catalog, request);
  const found = matches(catalog, context, request);
  const page = sorted(found, request).slice(request.offset, request.offset + PAGE_SIZE);
  return {
    plans: page.map((quoted) => searchView(quoted, context)),
    total: found.length,
    rate_area: { state: request.place.state, area: context.priced.area },
    facet_groups: facetGroups(found),
    ranges: rangesOf(found),
  };
}

export function matches(catalog: Catalog, context: SearchContext, request: SearchRequest): Quote[] {
  const suppressed = new Set(request.suppressed_plan_ids);
  return context.plans
    .filter((plan) => !suppressed.has(plan.facts.id))
    .filter((plan) => context.mayBuyCatastrophic || plan.facts.metal_level !== 'Catastrophic')
    .map((plan) => quote(plan, context))
    .filter((quoted) => passes(quoted, request.filter, catalog));
}

const SORT_KEYS: Readonly<Record<string, (quoted: Quote) => number>> = {
  premium: ({ price }) => price.premium_w_credit,
  deductible: ({ deductible }) => deductible ?? Number.MAX_SAFE_INTEGER,
  oopc: ({ price }) => (price.oopc < 0 ? Number.MAX_SAFE_INTEGER : price.oopc),
  total_costs: ({ price }) => price.premium_w_credit * 12 + Math.max(0, price.oopc),
  quality_rating: ({ plan }) => plan.facts.quality_rating.global_rating,
};

/** Sorts plans by the requested key and then by plan id, so that no plan appears on two pages of the results. */
function sorted(quotes: readonly Quote[], { sort, order }: SearchRequest): Quote[] {
  const key = SORT_KEYS[sort] ?? SORT_KEYS['premium'];
  if (!key) return [...quotes];
  const sign = order === 'desc' ? -1 : 1;
  return quotes.toSorted((a, b) => sign * (key(a) - key(b)) || a.plan.facts.id.localeCompare(b.plan.facts.id));
}
