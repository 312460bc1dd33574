import { loadPlaces } from '#modules/facts/index.js';
import type { Catalog, CatalogPlan } from '../catalog/catalog.js';
import { isServed } from '../geography/states.js';
import { estimateEligibility, type PersonEstimate } from '../money/eligibility.js';
import { DEFAULT_PEOPLE } from '../money/people.js';
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
  /** Full name; the base level if the household gets no cost-sharing reduction. */
  csr: string;
  isFamily: boolean;
  /** Catastrophic plans are for people under 30 (45 CFR 155.305(h)). */
  mayBuyCatastrophic: boolean;
}

/** @throws MarketplaceError if the state, county or rating area is unknown, not served or does not fit */
export function contextOf(catalog: Catalog, request: PlanRequest): SearchContext {
  const { household, year } = request;
  const { area, plans } = getAreaAndPlans(catalog, request.place, year);
  const people = household?.people ?? DEFAULT_PEOPLE;
  const estimates = estimate(household, request.place.state, area, year, plans);
  return {
    request,
    plans,
    priced: { people, area },
    aptc: request.aptc_override ?? creditOf(estimates),
    csr: CSR_BY_CODE[request.csr_override ?? ''] ?? estimates?.find((each) => each.csr !== undefined)?.csr ?? BASE_CSR,
    isFamily: people.length > 1,
    mayBuyCatastrophic: people.every(({ age }) => age < 30),
  };
}

/** @throws MarketplaceError if the place is unknown or not served, or has no rating area */
export function getAreaAndPlans(
  catalog: Catalog,
  place: Place,
  year: number,
): { area: number; plans: readonly CatalogPlan[] } {
  const { state } = place;
  if (!loadPlaces().state(state)) throw new MarketplaceError('state');
  if (!isServed(state, year)) throw notServed();
  const county = catalog.county(place.countyfips);
  if (!county || county.state !== state) throw new MarketplaceError('county');
  const area = catalog.rateArea(place.countyfips);
  if (area === undefined) throw new MarketplaceError('rateArea');
  const where = { fips: place.countyfips, state, zipcode: place.zipcode };
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
