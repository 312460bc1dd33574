import type { County } from '#modules/facts/index.js';
import type { Provider, ProviderAnswer } from '../wire/provider.js';
import type { Catalog, CatalogPlan, Crosswalk, Drug, DrugAnswer, ProviderSearch } from './catalog.js';

/**
 * Combines imported and invented plans, but never mixes them for one state and year. Counties and rating areas that
 * were not imported come from backend/data.
 */
export class LayeredCatalog implements Catalog {
  readonly years: readonly number[];
  readonly updated: string;

  constructor(
    private readonly front: Catalog,
    private readonly back: Catalog,
  ) {
    this.years = [...new Set([...front.years, ...back.years])].toSorted((a, b) => a - b);
    this.updated = front.updated > back.updated ? front.updated : back.updated;
  }

  countiesOf(zipcode: string): County[] {
    const found = this.front.countiesOf(zipcode);
    return found.length > 0 ? found : this.back.countiesOf(zipcode);
  }

  county(fips: string): County | undefined {
    return this.front.county(fips) ?? this.back.county(fips);
  }

  rateArea(fips: string): number | undefined {
    return this.front.rateArea(fips) ?? this.back.rateArea(fips);
  }

  has(state: string, year: number): boolean {
    return this.front.has(state, year) || this.back.has(state, year);
  }

  importedOn(state: string, year: number): string | undefined {
    return this.for(state, year).importedOn(state, year);
  }

  plansIn(place: { fips: string; state: string; zipcode: string }, year: number): readonly CatalogPlan[] {
    return this.for(place.state, year).plansIn(place, year);
  }

  plan(id: string, year: number): CatalogPlan | undefined {
    return this.for(id.slice(5, 7), year).plan(id, year);
  }

  crosswalk(id: string, year: number, place: { fips: string; state: string; zipcode: string }): Crosswalk | undefined {
    return this.for(place.state, year).crosswalk(id, year, place);
  }

  findDrugs(words: string): Drug[] {
    return this.back.findDrugs(words);
  }

  drugCoverage(planId: string, rxcui: string, year: number): DrugAnswer {
    const imported = this.front.drugCoverage(planId, rxcui, year);
    const isAnswered = imported.coverage !== 'DataNotProvided' || this.front.has(planId.slice(5, 7), year);
    return isAnswered ? imported : this.back.drugCoverage(planId, rxcui, year);
  }

  findProviders(search: ProviderSearch): Provider[] {
    const imported = this.front.findProviders(search);
    const isImported = this.countiesOf(search.zipcode).some(({ state }) =>
      this.years.some((year) => this.front.has(state, year)),
    );
    return imported.length > 0 || isImported ? imported : this.back.findProviders(search);
  }

  providerCoverage(planId: string, npi: string, year: number): ProviderAnswer {
    const imported = this.front.providerCoverage(planId, npi, year);
    return imported.coverage === 'DataNotProvided' ? this.back.providerCoverage(planId, npi, year) : imported;
  }

  private for(state: string, year: number): Catalog {
    return this.front.has(state, year) ? this.front : this.back;
  }
}
