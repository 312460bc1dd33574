import type { Catalog } from '../catalog/catalog.js';
import type { WirePlan } from '../wire/plan.js';
import type { SearchRequest } from '../wire/requests.js';
import { contextOf, type SearchContext } from './context.js';
import { quote, type Quote } from './quote.js';
import { searchView } from './view.js';

/** Number of plans per page of search results, regardless of the request's `limit`, as in the live API. */
const PAGE_SIZE = 10;

export interface SearchAnswer {
  plans: WirePlan[];
  total: number;
  rate_area: { state: string; area: number };
}

/**
 * Handles POST /plans/search. The facets, the other filters and orders of the live API are left out, because the site
 * uses none of them.
 * @throws MarketplaceError if the place is unknown or not served, or has no rating area.
 */
export function searchPlans(catalog: Catalog, request: SearchRequest): SearchAnswer {
  const context = contextOf(catalog, request);
  const found = matches(context, request);
  const page = found.slice(request.offset, request.offset + PAGE_SIZE);
  return {
    plans: page.map((quoted) => searchView(quoted, context)),
    total: found.length,
    rate_area: { state: request.place.state, area: context.priced.area },
  };
}

/** Cheapest first and then by id, so that no plan appears on two pages. Dental plans only on request. */
export function matches(context: SearchContext, { filter }: SearchRequest): Quote[] {
  const { division = 'HealthCare', metal_levels: metals } = filter;
  return context.plans
    .filter(({ facts }) => facts.product_division === division && (metals?.includes(facts.metal_level) ?? true))
    .filter(({ facts }) => context.mayBuyCatastrophic || facts.metal_level !== 'Catastrophic')
    .map((plan) => quote(plan, context))
    .toSorted(
      (a, b) => a.price.premium_w_credit - b.price.premium_w_credit || a.plan.facts.id.localeCompare(b.plan.facts.id),
    );
}
