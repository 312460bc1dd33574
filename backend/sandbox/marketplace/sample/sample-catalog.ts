import { LRUCache } from 'lru-cache';
import { loadCountyMarkets, loadPlaces, type County } from '#modules/facts/index.js';
import type { Catalog, CatalogPlan, Crosswalk, Drug, DrugAnswer, ProviderSearch } from '../catalog/catalog.js';
import { isServed } from '../geography/states.js';
import type { Provider, ProviderAnswer } from '../wire/provider.js';
import { offerId } from './offers.js';
import { sampleCrosswalk } from './sample-crosswalk.js';
import { findSampleDoctors, sampleNetwork } from './sample-doctors.js';
import { findSampleDrugs, sampleCoverage } from './sample-drugs.js';
import { SamplePlan } from './sample-plan.js';
import { StateMarket, type StandingOffer } from './state-market.js';

/** Matches the id of an invented plan: brand, state's number, state's code, network and design. */
const PLAN_ID = /^0(\d\d)(\d\d)([A-Z]{2})00([12])00(\d\d)$/;
/** Counties and plans kept in memory. Others are generated again, with the same result. */
const MOST_COUNTIES = 40;
const MOST_PLANS = 2000;

/** Invented plans of every county that HealthCare.gov serves, the same on every machine. */
export class SampleCatalog implements Catalog {
  /** Newest last. The catalog is set in November 2026: 2027 is on sale, and 2026 still in force. */
  readonly years = [2026, 2027];
  readonly updated = '2026-11-23T00:00:00Z';
  private readonly places = loadPlaces();
  private readonly markets = new Map<string, StateMarket>();
  private readonly counties = new LRUCache<string, readonly CatalogPlan[]>({ max: MOST_COUNTIES });
  private readonly plans = new LRUCache<string, SamplePlan>({ max: MOST_PLANS });

  countiesOf(zipcode: string): County[] {
    return this.places.countiesOf(zipcode);
  }

  county(fips: string): County | undefined {
    return this.places.county(fips);
  }

  rateArea(fips: string): number | undefined {
    return this.places.ratingArea(fips);
  }

  has(state: string, year: number): boolean {
    return this.years.includes(year) && isServed(state, year);
  }

  importedOn(): undefined {
    return undefined;
  }

  plansIn(place: { fips: string; state: string }, year: number): readonly CatalogPlan[] {
    const key = `${place.fips} ${year}`;
    const known = this.counties.get(key);
    if (known) return known;
    const county = this.county(place.fips);
    const plans = county ? this.sold(county, year) : [];
    this.counties.set(key, plans);
    return plans;
  }

  plan(id: string, year: number): CatalogPlan | undefined {
    const parts = PLAN_ID.exec(id);
    const [, brand, fips, abbrev = '', network, design = ''] = parts ?? [];
    if (fips === undefined || this.places.state(abbrev)?.fips !== fips) return undefined;
    const offer = this.market(abbrev, year)?.find(Number(brand), design, Number(network));
    return offer && this.planOf(offer, abbrev, year);
  }

  crosswalk(id: string, year: number, place: { fips: string; state: string; zipcode: string }): Crosswalk | undefined {
    const plan = this.plan(id, year);
    return plan && sampleCrosswalk(plan, this.plansIn(place, year + 1), place);
  }

  findProviders(search: ProviderSearch): Provider[] {
    const states = this.places.countiesOf(search.zipcode).map(({ state }) => this.places.state(state)?.fips ?? '');
    return findSampleDoctors(search, states);
  }

  providerCoverage(planId: string, npi: string): ProviderAnswer {
    return sampleNetwork(planId, npi);
  }

  findDrugs(words: string): Drug[] {
    return findSampleDrugs(words);
  }

  drugCoverage(planId: string, rxcui: string, year: number): DrugAnswer {
    return this.plan(planId, year) ? sampleCoverage(planId, rxcui) : { coverage: 'DataNotProvided' };
  }

  private sold(county: County, year: number): readonly CatalogPlan[] {
    const market = loadCountyMarkets().get(county.fips);
    const state = this.market(county.state, year);
    if (!market || !state) return [];
    return state.soldIn(market).map((offer) => this.planOf(offer, county.state, year));
  }

  private planOf(standing: StandingOffer, abbrev: string, year: number): SamplePlan {
    const { fips } = this.places.state(abbrev) ?? { fips: '' };
    const key = `${offerId(standing.offer, abbrev, fips)} ${year}`;
    const known = this.plans.get(key);
    if (known) return known;
    const plan = new SamplePlan(standing, { abbrev, fips }, year);
    this.plans.set(key, plan);
    return plan;
  }

  private market(abbrev: string, year: number): StateMarket | undefined {
    const key = `${abbrev} ${year}`;
    const state = this.has(abbrev, year) ? this.places.state(abbrev) : undefined;
    if (!state) return undefined;
    const market = this.markets.get(key) ?? new StateMarket({ abbrev, fips: state.fips }, year);
    this.markets.set(key, market);
    return market;
  }
}
