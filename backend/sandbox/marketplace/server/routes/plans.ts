import type { FastifyInstance } from 'fastify';
import type { Catalog, CatalogPlan } from '#sandbox/marketplace/catalog/catalog.js';
import { contextOf, type SearchContext } from '#sandbox/marketplace/search/context.js';
import { quote, unpriced, type Quote } from '#sandbox/marketplace/search/quote.js';
import { searchPlans } from '#sandbox/marketplace/search/search.js';
import { batchView, detailView } from '#sandbox/marketplace/search/view.js';
import { MarketplaceError } from '#sandbox/marketplace/wire/errors.js';
import { currentYear, needed, pathParam, setSourceHeader, yearOf } from './query.js';
import { asFields, readPlanRequest, readSearchRequest, strings } from './read-request.js';

export function planRoutes(api: FastifyInstance, catalog: Catalog): void {
  api.post('/plans/search', (request, reply) => {
    const search = readSearchRequest(request.body, currentYear(catalog));
    const answer = searchPlans(catalog, search);
    setSourceHeader(reply, catalog, search.place.state, search.year);
    return answer;
  });
  api.post('/plans', (request, reply) => {
    const planRequest = readPlanRequest(request.body, currentYear(catalog));
    const context = contextOf(catalog, planRequest);
    const ids = strings(asFields(request.body)['plan_ids']);
    if (!ids) throw new MarketplaceError('invalid', 'plan_ids: cannot be blank.');
    const plans = ids.flatMap((id) => catalog.plan(id, planRequest.year) ?? []);
    const imported = plans.find((plan) => plan.source === 'imported');
    if (imported) setSourceHeader(reply, catalog, imported.facts.state, imported.year);
    return { plans: plans.map((plan) => batchView(quoteHere(plan, context), context)) };
  });
  api.get('/crosswalk', (request, reply) => {
    const [id, state] = [needed(request, 'plan_id'), needed(request, 'state')];
    needed(request, 'year');
    const year = yearOf(request, catalog);
    const place = { fips: needed(request, 'fips'), state, zipcode: needed(request, 'zipcode') };
    const crosswalk = catalog.crosswalk(id, year, place);
    if (!crosswalk) throw new MarketplaceError('crosswalk');
    setSourceHeader(reply, catalog, state, year);
    return crosswalk;
  });
  // A plan that is requested by id alone has no price, because the household and the place are not known.
  api.get('/plans/:id', (request, reply) => {
    const plan = catalog.plan(pathParam(request, 'id'), yearOf(request, catalog));
    if (!plan) throw new MarketplaceError('plan');
    setSourceHeader(reply, catalog, plan.facts.state, plan.year);
    return { plan: detailView(unpriced(plan)) };
  });
}

/** A plan that is not sold at the place gets the price 0 instead of an error. */
function quoteHere(plan: CatalogPlan, context: SearchContext): Quote {
  const isSoldHere = context.plans.some((each) => each.facts.id === plan.facts.id);
  return isSoldHere ? quote(plan, context) : unpriced(plan);
}
