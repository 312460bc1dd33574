import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { County } from '#modules/facts/index.js';
import type { Catalog, CatalogPlan } from '../catalog/catalog.js';
import { estimateEligibility, type EstimateProblem } from '../money/eligibility.js';
import { contextOf, getAreaAndPlans, hasIncome, type SearchContext } from '../search/context.js';
import { quote, unpriced, type Quote } from '../search/quote.js';
import { searchPlans } from '../search/search.js';
import { batchView, detailView } from '../search/view.js';
import { MarketplaceError, type ErrorName } from '../wire/errors.js';
import { PROVIDER_TYPES } from '../wire/provider.js';
import { currentYear, needed, neededWords, pathParam, queryText, setSourceHeader, yearOf } from './query.js';
import { asFields, readPlanRequest, readSearchRequest, strings } from './read-request.js';

export function yearRoutes(api: FastifyInstance, catalog: Catalog): void {
  api.get('/market-years', (request) => {
    const supported = catalog.years.toSorted((a, b) => a - b);
    const county = catalog.county(queryText(request, 'fips') ?? '');
    // Only the local marketplace lists the plan years of a county. The real API ignores the parameter `fips`.
    const inCounty = county && { in_county: supported.filter((year) => hasPlans(catalog, county, year)) };
    return { current: currentYear(catalog), supported, ...inCounty };
  });
  api.get('/versions', () =>
    ['plans', 'counties', 'rate-areas', 'drugs'].map((name) => ({ name, updated: catalog.updated })),
  );
  api.get('/coverage/stats', () => ({ last_refreshed_at: catalog.updated }));
}

function hasPlans(catalog: Catalog, { fips, state }: County, year: number): boolean {
  return catalog.plansIn({ fips, state, zipcode: '' }, year).length > 0;
}

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

const PROBLEMS: Readonly<Record<EstimateProblem, ErrorName>> = {
  noMedicaidData: 'medicaidEstimate',
  noGuideline: 'guideline',
  noPercentages: 'percentages',
  noSilver: 'tooFewPlans',
  unpricedSilver: 'unpricedSilver',
  unpublishedBenchmark: 'unpublishedBenchmark',
};

export function householdRoutes(api: FastifyInstance, catalog: Catalog): void {
  api.post('/households/eligibility/estimates', (request, reply) => {
    const { household, place, year } = readPlanRequest(request.body, currentYear(catalog));
    if (!hasIncome(household)) throw new MarketplaceError('invalid', 'household: (income: cannot be blank.).');
    const { area, plans } = getAreaAndPlans(catalog, place, year);
    setSourceHeader(reply, catalog, place.state, year);
    const estimates = estimateEligibility({ household, state: place.state, area, year, plans });
    if (typeof estimates === 'string') throw new MarketplaceError(PROBLEMS[estimates]);
    return { estimates };
  });
}

/** The responses have the form of the real API's, which differs from CMS's Swagger document. */
export function careRoutes(api: FastifyInstance, catalog: Catalog): void {
  api.get('/drugs/autocomplete', (request) => catalog.findDrugs(neededWords(request)));
  api.get('/drugs/covered', (request, reply) =>
    coverageOf(request, reply, catalog, 'drugs', (plan_id, rxcui, year) => ({
      rxcui,
      plan_id,
      ...catalog.drugCoverage(plan_id, rxcui, year),
    })),
  );
  api.get('/providers/autocomplete', (request) => {
    const zipcode = needed(request, 'zipcode');
    if (!/^\d{5}$/.test(zipcode)) throw new MarketplaceError('invalid', 'zipcode: must be in a valid format.');
    const names = needed(request, 'type').toLowerCase().split(',');
    const types = PROVIDER_TYPES.filter((type) => names.includes(type.toLowerCase()));
    if (types.length < names.length) throw new MarketplaceError('invalid', 'type: must be a valid value.');
    return catalog.findProviders({ words: neededWords(request), zipcode, types: new Set(types) });
  });
  api.get('/providers/covered', (request, reply) =>
    coverageOf(request, reply, catalog, 'providerids', (plan_id, npi, year) => ({
      npi,
      plan_id,
      ...catalog.providerCoverage(plan_id, npi, year),
    })),
  );
}

/** Asks about each plan of the query with each of its drugs or providers, which the parameter `name` lists. */
function coverageOf(
  request: FastifyRequest,
  reply: FastifyReply,
  catalog: Catalog,
  name: string,
  ask: (planId: string, id: string, year: number) => object,
): { coverage: object[] } {
  const year = yearOf(request, catalog);
  const ids = needed(request, name).split(',');
  const plans = needed(request, 'planids').split(',');
  setSourceHeader(reply, catalog, plans[0]?.slice(5, 7) ?? '', year);
  return { coverage: plans.flatMap((planId) => ids.map((id) => ask(planId, id, year))) };
}
