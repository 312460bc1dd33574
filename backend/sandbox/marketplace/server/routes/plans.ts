import type { FastifyInstance } from 'fastify';
import type { Catalogue, CataloguePlan } from '../../catalogue/catalogue.js';
import { contextOf, type SearchContext } from '../../search/context.js';
import { quote, type Quote, unpriced } from '../../search/quote.js';
import { searchPlans } from '../../search/search.js';
import { searchStats } from '../../search/stats.js';
import { batchView, detailView } from '../../search/view.js';
import { MarketplaceError } from '../errors.js';
import { currentYear, needed, pathParam, tellSource, yearOf } from '../query.js';
import { asFields, readPlanRequest, readSearchRequest, strings } from '../read-request.js';

/** Search, batch and single plans. */
export function planRoutes(api: FastifyInstance, catalogue: Catalogue): void {
  api.post('/plans/search', (request, reply) => {
    const search = readSearchRequest(request.body, currentYear(catalogue));
    const answer = searchPlans(catalogue, search);
    tellSource(reply, catalogue.sourceOf(search.place.state, search.year) === 'imported');
    return answer;
  });
  api.post('/plans/search/stats', (request) =>
    searchStats(catalogue, readSearchRequest(request.body, currentYear(catalogue))),
  );
  api.post('/plans', (request, reply) => {
    const asked = readPlanRequest(request.body, currentYear(catalogue));
    const context = contextOf(catalogue, asked);
    const ids = strings(asFields(request.body)['plan_ids']);
    if (!ids) throw new MarketplaceError('invalid', 'plan_ids: cannot be blank.');
    const plans = ids.flatMap((id) => catalogue.plan(id, asked.year) ?? []);
    tellSource(reply, plans.some((plan) => plan.source === 'imported'));
    return { plans: plans.map((plan) => batchView(quoteHere(plan, context), context)) };
  });
  singlePlanRoutes(api, catalogue);
}

function singlePlanRoutes(api: FastifyInstance, catalogue: Catalogue): void {
  const get = (id: string, year: number): CataloguePlan => {
    const plan = catalogue.plan(id, year);
    if (!plan) throw new MarketplaceError('plan');
    return plan;
  };
  // A plan asked for by id alone carries no price.
  api.get('/plans/:id', (request, reply) => {
    const plan = get(pathParam(request, 'id'), yearOf(request, catalogue));
    tellSource(reply, plan.source === 'imported');
    return { plan: detailView(unpriced(plan)) };
  });
  api.post('/plans/:id', (request, reply) => {
    const asked = readPlanRequest(request.body, currentYear(catalogue));
    const plan = get(pathParam(request, 'id'), asked.year);
    const context = contextOf(catalogue, asked);
    tellSource(reply, plan.source === 'imported');
    return {
      plan: detailView(quoteHere(plan, context)),
      rate_area: { state: asked.place.state, area: context.priced.area },
    };
  });
  api.get('/plans/:id/quality-ratings', (request) => {
    needed(request, 'year');
    const plan = get(pathParam(request, 'id'), yearOf(request, catalogue));
    return { quality_rating: plan.facts.quality_rating };
  });
}

/** A plan that is not sold at the place comes back with the price 0, not as an error. */
function quoteHere(plan: CataloguePlan, context: SearchContext): Quote {
  const isSoldHere = context.plans.some((each) => each.facts.id === plan.facts.id);
  return isSoldHere ? quote(plan, context) : unpriced(plan);
}
