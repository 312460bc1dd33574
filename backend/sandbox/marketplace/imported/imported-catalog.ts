import type { DatabaseSync } from 'node:sqlite';
import { loadPlaces, type County } from '#modules/facts/index.js';
import type { Catalog, CatalogPlan, Crosswalk, Drug, DrugAnswer, ProviderSearch } from '../catalog/catalog.js';
import { numberIn, textIn } from '../import/database.js';
import type { PlanFacts } from '../wire/plan.js';
import type { Provider, ProviderAnswer } from '../wire/provider.js';
import { qualityRating } from '../wire/quality-rating.js';
import { ImportedFormularies } from './imported-formularies.js';
import { ImportedPlan } from './imported-plan.js';
import { ImportedProviders } from './imported-providers.js';
import { readFacts, readStars, stateOfPlan } from './stored.js';

type SqlRow = Readonly<Record<string, unknown>>;

const KEPT_PLACES = 100;

const PLANS_IN_COUNTY = `
select p.* from plan p where p.year = ? and p.state = ? and exists (
  select 1 from service_area s
  where s.year = p.year and s.state = p.state and s.issuer_id = p.issuer_id and s.area_id = p.service_area
    and s.county in ('*', ?) and (s.zips = '' or instr(',' || s.zips || ',', ',' || ? || ',') > 0))
order by p.id`;

/** The row of a plan that fits a place best: the one of its ZIP code, or else the one of its whole county. */
const CROSSWALK = `
select new_plan_id, level, reason from crosswalk
where year = ? and state = ? and plan_id = ? and county = ? and zip in ('', ?) order by zip desc limit 1`;

/** Plans from imported official files. Searches leave out their drugs, which lack strengths and dosage forms. */
export class ImportedCatalog implements Catalog {
  readonly years: readonly number[];
  readonly updated: string;
  private readonly statesWithPlans: ReadonlySet<string>;
  private readonly formularies: ImportedFormularies;
  private readonly providers: ImportedProviders;
  private readonly byPlace = new Map<string, readonly CatalogPlan[]>();

  constructor(private readonly database: DatabaseSync) {
    this.formularies = new ImportedFormularies(database);
    this.providers = new ImportedProviders(database);
    const rows = database.prepare('select distinct year, state from plan order by year').all();
    this.years = [...new Set(rows.map((row) => numberIn(row, 'year')))];
    this.statesWithPlans = new Set(rows.map((row) => `${textIn(row, 'state')}|${numberIn(row, 'year')}`));
    this.updated = textIn(database.prepare('select max(imported_at) at from source_file').get() ?? {}, 'at');
  }

  countiesOf(zipcode: string): County[] {
    return this.database
      .prepare('select fips, name, state from zip_county join county using (fips) where zip = ?')
      .all(zipcode)
      .map(countyOf);
  }

  county(fips: string): County | undefined {
    const row = this.database.prepare('select fips, name, state from county where fips = ?').get(fips);
    return row && countyOf(row);
  }

  rateArea(fips: string): number | undefined {
    const row = this.database.prepare('select rating_area from county where fips = ?').get(fips);
    return row?.['rating_area'] === null || row === undefined ? undefined : numberIn(row, 'rating_area');
  }

  has(state: string, year: number): boolean {
    return this.statesWithPlans.has(`${state}|${year}`);
  }

  importedOn(state: string, year: number): string {
    const newest = this.database
      .prepare(
        `select max(imported_at) at from source_file join scope on file = id
         where scope.scope = ? and scope.kind in ('plans', 'rates')`,
      )
      .get(`${year} ${state}`);
    return textIn(newest ?? {}, 'at').slice(0, 10);
  }

  plansIn(place: { fips: string; state: string; zipcode: string }, year: number): readonly CatalogPlan[] {
    const key = `${place.fips}|${place.zipcode}|${year}`;
    const known = this.byPlace.get(key);
    if (known) return known;
    const rows = this.database.prepare(PLANS_IN_COUNTY).all(year, place.state, place.fips, place.zipcode);
    const plans = rows.map((row) => this.planOf(row));
    if (this.byPlace.size >= KEPT_PLACES) this.byPlace.clear();
    this.byPlace.set(key, plans);
    return plans;
  }

  plan(id: string, year: number): CatalogPlan | undefined {
    const row = this.database
      .prepare('select * from plan where year = ? and state = ? and id = ?')
      .get(year, stateOfPlan(id), id);
    return row && this.planOf(row);
  }

  crosswalk(id: string, year: number, place: { fips: string; zipcode: string }): Crosswalk | undefined {
    const row = this.database.prepare(CROSSWALK).get(year, stateOfPlan(id), id, place.fips, place.zipcode);
    if (!row) return undefined;
    return { new_plan_id: textIn(row, 'new_plan_id'), level: textIn(row, 'level'), reason: textIn(row, 'reason') };
  }

  findDrugs(): Drug[] {
    return [];
  }

  drugCoverage(planId: string, rxcui: string, year: number): DrugAnswer {
    return this.formularies.coverage(planId, rxcui, year);
  }

  findProviders(search: ProviderSearch): Provider[] {
    const imported = this.countiesOf(search.zipcode);
    const counties = imported.length > 0 ? imported : loadPlaces().countiesOf(search.zipcode);
    return this.providers.find(search, [...new Set(counties.map(({ state }) => state))]);
  }

  providerCoverage(planId: string, npi: string, year: number): ProviderAnswer {
    return this.providers.coverage(planId, npi, year);
  }

  private planOf(row: SqlRow): ImportedPlan {
    return new ImportedPlan(this.database, row, factsWithExtras(this.database, row));
  }
}

function countyOf(row: SqlRow): County {
  const fips = textIn(row, 'fips');
  return { name: textIn(row, 'name') || `County ${fips}`, fips, state: textIn(row, 'state') };
}

/** With the provider directory's address and the issuer's stars, which come from other files. */
function factsWithExtras(database: DatabaseSync, row: SqlRow): PlanFacts {
  const facts = readFacts(textIn(row, 'facts'));
  const [year, state, issuer] = [numberIn(row, 'year'), textIn(row, 'state'), textIn(row, 'issuer_id')];
  const network = database
    .prepare('select url from network where year = ? and state = ? and issuer_id = ? and network_id = ?')
    .get(year, state, issuer, textIn(row, 'network_id'));
  const quality = database
    .prepare('select stars from quality where year = ? and state = ? and issuer_id = ? and plan_type = ?')
    .get(year, state, issuer, facts.type);
  return {
    ...facts,
    network_url: network ? textIn(network, 'url') : '',
    quality_rating: quality
      ? qualityRating(year, readStars(textIn(quality, 'stars')))
      : { ...facts.quality_rating, year },
  };
}
