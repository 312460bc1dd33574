import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Catalogue } from '#sandbox/marketplace/catalogue/catalogue.js';
import { findState } from '#sandbox/marketplace/geography/states.js';
import { BORROWED_PERCENTAGE_YEARS } from '#sandbox/marketplace/money/applicable-percentage.js';
import { rankPlans } from '#sandbox/marketplace/money/benchmark.js';
import { estimateEligibility } from '#sandbox/marketplace/money/eligibility.js';
import { coverBegins, pricedPeople } from '#sandbox/marketplace/money/people.js';
import { percentOfPoverty } from '#sandbox/marketplace/money/poverty.js';
import { priceOf } from '#sandbox/marketplace/money/pricing.js';
import { hasIncome, locate } from '#sandbox/marketplace/search/context.js';
import { MarketplaceError } from '#sandbox/marketplace/wire/errors.js';
import { currentYear, needed, tellSource } from '../query.js';
import { asFields, readHousehold, readPlace, readPlanRequest } from '../read-request.js';

/** Registers the routes for the tax credit, the benchmark plan and the percent of poverty. */
export function householdRoutes(api: FastifyInstance, catalogue: Catalogue): void {
  api.post('/households/eligibility/estimates', (request, reply) => {
    const { household, place, year } = readPlanRequest(request.body, currentYear(catalogue));
    if (!hasIncome(household)) throw new MarketplaceError('invalid', 'household: (income: cannot be blank.).');
    const { area, plans } = locate(catalogue, place, year);
    tellBorrowed(reply, year);
    tellSource(reply, catalogue.sourceOf(place.state, year) === 'imported');
    const estimates = estimateEligibility({ household, state: place.state, area, year, plans });
    if (estimates === 'noMedicaidData') throw new MarketplaceError('medicaidEstimate');
    if (estimates === 'noGuideline') throw new MarketplaceError('guideline');
    if (estimates === 'tooFewPlans') throw new MarketplaceError('tooFewPlans');
    return { estimates };
  });
  const ranked = { slcsp: ['Silver', 1], lcsp: ['Silver', 0], lcbp: ['Bronze', 0] } as const;
  for (const [name, [metal, position]] of Object.entries(ranked)) {
    api.post(`/households/${name}`, (request) => rankedPlan(catalogue, request.body, metal, position));
  }
  api.get('/households/pcfpl', (request) => {
    const [year, size, income] = ['year', 'size', 'income'].map((field) => Number(needed(request, field)));
    const state = findState(needed(request, 'state'), year ?? 0);
    const percent = state && percentOfPoverty(year ?? 0, state.abbrev, size ?? 1, income ?? 0);
    if (percent === undefined || Number.isNaN(percent)) throw new MarketplaceError('povertyPercent');
    return { pc_fpl: Math.round(percent * 100) / 100 };
  });
}

/**
 * Returns the plan at a position in the price ranking of a metal level, with the household's premium including tobacco
 * surcharges.
 */
function rankedPlan(
  catalogue: Catalogue,
  body: unknown,
  metal: string,
  position: number,
): { id: string; name: string; premium: number; metal_level: string } {
  const fields = asFields(body);
  const household = readHousehold(fields['household'] ?? {});
  const place = readPlace(fields['place']);
  const year = typeof fields['year'] === 'number' ? fields['year'] : currentYear(catalogue);
  const { area, plans } = locate(catalogue, place, year);
  const begins = coverBegins(household, year);
  const priced = { people: household.people, begins, area };
  const found = rankPlans(plans, metal, priced, pricedPeople(household.people, begins))[position];
  if (!found) throw new MarketplaceError('tooFewPlans');
  const { id, name, metal_level } = found.plan.facts;
  return { id, name, premium: priceOf(found.plan, priced).premium, metal_level };
}

/**
 * Sets the header `x-percentage-table` to 2026 if the plan year has no applicable percentages of its own, so that its
 * tax credit is calculated with those of 2026.
 */
function tellBorrowed(reply: FastifyReply, year: number): void {
  if (BORROWED_PERCENTAGE_YEARS.has(year)) reply.header('x-percentage-table', '2026');
}
