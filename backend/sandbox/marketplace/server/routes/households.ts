import type { FastifyInstance } from 'fastify';
import { percentOfPoverty } from '#modules/facts/index.js';
import type { Catalog } from '#sandbox/marketplace/catalog/catalog.js';
import { findState } from '#sandbox/marketplace/geography/states.js';
import { rankPlans } from '#sandbox/marketplace/money/benchmark.js';
import { estimateEligibility, type EstimateProblem } from '#sandbox/marketplace/money/eligibility.js';
import { coverBegins, pricedPeople } from '#sandbox/marketplace/money/people.js';
import { priceOf } from '#sandbox/marketplace/money/pricing.js';
import { getAreaAndPlans, hasIncome } from '#sandbox/marketplace/search/context.js';
import { MarketplaceError, type ErrorName } from '#sandbox/marketplace/wire/errors.js';
import { currentYear, needed, setSourceHeader } from './query.js';
import { asFields, readHousehold, readPlace, readPlanRequest } from './read-request.js';

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
  const ranked = { slcsp: ['Silver', 1], lcsp: ['Silver', 0], lcbp: ['Bronze', 0] } as const;
  for (const [name, [metal, position]] of Object.entries(ranked)) {
    api.post(`/households/${name}`, (request) => rankedPlan(catalog, request.body, metal, position));
  }
  api.get('/households/pcfpl', (request) => {
    const [year, size, income] = ['year', 'size', 'income'].map((field) => Number(needed(request, field)));
    const state = findState(needed(request, 'state'), year ?? 0);
    const percent = state && percentOfPoverty(year ?? 0, state.abbrev, size ?? 1, income ?? 0);
    if (percent === undefined || Number.isNaN(percent)) throw new MarketplaceError('povertyPercent');
    return { pc_fpl: Math.round(percent * 100) / 100 };
  });
}

/** The plan at this position by price, with the household's premium including tobacco surcharges. */
function rankedPlan(
  catalog: Catalog,
  body: unknown,
  metal: string,
  position: number,
): { id: string; name: string; premium: number; metal_level: string } {
  const fields = asFields(body);
  const household = readHousehold(fields['household'] ?? {});
  const place = readPlace(fields['place']);
  const year = typeof fields['year'] === 'number' ? fields['year'] : currentYear(catalog);
  const { area, plans } = getAreaAndPlans(catalog, place, year);
  const begins = coverBegins(household, year);
  const priced = { people: household.people, begins, area };
  const found = rankPlans(plans, metal, priced, pricedPeople(household.people, begins))[position];
  if (!found) throw new MarketplaceError('tooFewPlans');
  const { id, name, metal_level } = found.plan.facts;
  return { id, name, premium: priceOf(found.plan, priced).premium, metal_level };
}
