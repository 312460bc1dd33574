import { loadPlaces } from '#modules/facts/index.js';
import type { Catalogue, CataloguePlan, County, Drug, DrugAnswer, Source, ZipCounty } from '../catalogue/catalogue.js';
import { findState, isServed, listStates } from '../geography/states.js';
import { BRANDS } from './brands.js';
import { marketOf } from './counties.js';
import { designsOf } from './designs.js';
import { findSampleDrugs, SAMPLE_DRUG_COUNT, sampleCoverage } from './sample-drugs.js';
import { SamplePlan } from './sample-plan.js';

/** Catalogue of invented plans, with the same counties, plans and prices on every machine and in every run. */
export class SampleCatalogue implements Catalogue {
  /**
   * Plan years of the invented catalogue, newest last. The sample is set in November 2026: plans for 2027 are on sale,
   * and those for 2026 are still in force.
   */
  readonly years = [2026, 2027];
  readonly updated = '2026-11-01T00:00:00Z';
  readonly counts = { issuers: BRANDS.length, drugs: SAMPLE_DRUG_COUNT };
  private readonly places = loadPlaces();
  private readonly byState = new Map<string, ReadonlyMap<string, SamplePlan>>();
  private readonly byCounty = new Map<string, readonly SamplePlan[]>();

  countiesByZip(prefix: string): ZipCounty[] {
    return this.places
      .zipsWith(prefix)
      .flatMap((zipcode) => this.places.countiesOf(zipcode).map((county) => ({ zipcode, ...county })));
  }

  county(fips: string): County | undefined {
    return this.places.county(fips);
  }

  rateArea(fips: string): number | undefined {
    return this.places.ratingArea(fips);
  }

  has(state: string, year: number): boolean {
    const found = findState(state, year);
    return this.years.includes(year) && found !== undefined && isServed(found);
  }

  sourceOf(): Source {
    return 'invented';
  }

  importedOn(): undefined {
    return undefined;
  }

  plansIn(place: { fips: string; state: string }, year: number): readonly CataloguePlan[] {
    const key = `${place.fips}|${year}`;
    const known = this.byCounty.get(key);
    if (known) return known;
    const county = this.county(place.fips);
    const plans = county && this.has(county.state, year) ? this.sold(county, year) : [];
    this.byCounty.set(key, plans);
    return plans;
  }

  plan(id: string, year: number): CataloguePlan | undefined {
    return this.plansOfState(id.slice(5, 7), year).get(id);
  }

  findDrugs(words: string): Drug[] {
    return findSampleDrugs(words);
  }

  drugCoverage(planId: string, rxcui: string, year: number): DrugAnswer {
    return this.plan(planId, year) ? sampleCoverage(planId, rxcui) : { coverage: 'DataNotProvided' };
  }

  private sold(county: County, year: number): readonly SamplePlan[] {
    const market = marketOf(county.fips);
    if (!market) return [];
    const brands = new Set(market.brands.map((index) => String(BRANDS[index]?.digit)));
    return [...this.plansOfState(county.state, year).values()].filter(({ facts }) => {
      const isSold = !market.designs || market.designs.includes(facts.id.slice(-2));
      return isSold && brands.has(facts.id.slice(2, 3));
    });
  }

  private plansOfState(abbrev: string, year: number): ReadonlyMap<string, SamplePlan> {
    const key = `${abbrev}|${year}`;
    const known = this.byState.get(key);
    if (known) return known;
    const state = this.has(abbrev, year) ? listStates(year).find((each) => each.abbrev === abbrev) : undefined;
    const plans = state
      ? BRANDS.flatMap((brand) => designsOf(year).map((design) => new SamplePlan(design, brand, state, year)))
      : [];
    const byId = new Map(plans.map((plan) => [plan.facts.id, plan]));
    this.byState.set(key, byId);
    return byId;
  }
}
