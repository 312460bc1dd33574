import type { FastifyInstance } from 'fastify';
import type { Catalog } from '#sandbox/marketplace/catalog/catalog.js';
import { estimateEligibility, type EstimateProblem } from '#sandbox/marketplace/money/eligibility.js';
import { getAreaAndPlans, hasIncome } from '#sandbox/marketplace/search/context.js';
import { MarketplaceError, type ErrorName } from '#sandbox/marketplace/wire/errors.js';
import { currentYear, setSourceHeader } from './query.js';
import { readPlanRequest } from './read-request.js';

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
