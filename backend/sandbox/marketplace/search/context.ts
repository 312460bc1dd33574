import type { Catalog, CatalogPlan } from '../catalog/catalog.js';
import { findState, isServed } from '../geography/states.js';
import { estimateEligibility, type PersonEstimate } from '../money/eligibility.js';
import { ageOf, coverBegins, DEFAULT_PEOPLE } from '../money/people.js';
import type { PricedHousehold } from '../money/pricing.js';
import { MarketplaceError, notServed } from '../wire/errors.js';
import type { Household, Place, PlanRequest } from '../wire/requests.js';
import { BASE_CSR, CSR_BY_CODE } from '../wire/vocabulary.js';

export interface SearchContext {
  request: PlanRequest;
  plans: readonly CatalogPlan[];
  priced: PricedHousehold;
  /** Tax credit of the household in dollars per month, or undefined if none was calculated. */
  aptc: number | undefined;
  /**
   * Full name of the household's cost-sharing level, which is the base level if the household gets no cost-sharing
   * reduction.
   */
  csr: string;
  isFamily: boolean;
  /**
   * Whether the search offers Catastrophic plans (45 CFR 155.305(h)). The search offers them if everyone is under 30 or
   * the request asks for these plans.
   */
  mayBuyCatastrophic: boolean;
}

/**
 * Builds the context of a plan search.
 * @throws MarketplaceError if the state is unknown or not served, the county is unknown or in another state, or the
 * county has no rating area.
 */
export function contextOf(catalog: Catalog, request: PlanRequest): SearchContext {
  const { household, year } = request;
  const market = getAreaAndPlans(catalog, request.place, year);
  const plans = request.market === 'SHOP' ? [] : market.plans;
  const people = household?.people ?? DEFAULT_PEOPLE;
  const priced = { people, begins: coverBegins(household, year), area: market.area };
  const estimates = estimate(household, request.place.state, market.area, year, plans);
  return {
    request,
    plans,
    priced,
    aptc: request.aptc_override ?? creditOf(estimates),
    csr: CSR_BY_CODE[request.csr_override ?? ''] ?? estimates?.find((each) => each.csr !== undefined)?.csr ?? BASE_CSR,
    isFamily: people.length > 1,
    mayBuyCatastrophic: request.catastrophic_override ?? people.every((person) => isUnder30(person, priced)),
  };
}

/**
 * Returns the rating area of a place and the plans sold there.
 * @throws MarketplaceError if the place is unknown or not served, or has no rating area.
 */
export function getAreaAndPlans(
  catalog: Catalog,
  place: Place,
  year: number,
): { area: number; plans: readonly CatalogPlan[] } {
  const state = findState(place.state, year);
  if (!state) throw new MarketplaceError('state');
  if (!isServed(state)) throw notServed();
  const county = catalog.county(place.countyfips);
  if (!county || county.state !== state.abbrev) throw new MarketplaceError('county');
  const area = catalog.rateArea(place.countyfips);
  if (area === undefined) throw new MarketplaceError('rateArea');
  const where = { fips: place.countyfips, state: state.abbrev, zipcode: place.zipcode };
  return { area, plans: catalog.plansIn(where, year) };
}

export function hasIncome(household: Household | undefined): household is Household & { income: number } {
  return household?.income !== undefined && household.income >= 0;
}

function estimate(
  household: Household | undefined,
  state: string,
  area: number,
  year: number,
  plans: readonly CatalogPlan[],
): PersonEstimate[] | undefined {
  if (!hasIncome(household)) return undefined;
  // A search does not fail if the tax credit cannot be estimated. It returns prices without a credit instead.
  const answer = estimateEligibility({ household, state, area, year, plans });
  return typeof answer === 'string' ? undefined : answer;
}

function creditOf(estimates: PersonEstimate[] | undefined): number | undefined {
  if (!estimates) return undefined;
  return Math.max(...estimates.map((each) => each.aptc));
}

function isUnder30(person: Household['people'][number], priced: PricedHousehold): boolean {
  return ageOf(person, priced.begins) < 30;
}
