import type { County } from '#modules/facts/index.js';
import type { Benefit, CostRow, ImportedDrugTiers, PlanFacts, SbcExample } from '../wire/plan.js';
import type { Provider, ProviderAnswer, ProviderType } from '../wire/provider.js';
import type { Coverage } from '../wire/vocabulary.js';

export type Source = 'invented' | 'imported';

export interface Drug {
  rxcui: string;
  name: string;
  strength: string;
  route: string;
  full_name: string;
  rxterms_dose_form: string;
  rxnorm_dose_form: string;
}

export interface DrugAnswer {
  coverage: Coverage;
  /** Tier in the issuer's imported list of covered drugs, if that contains the drug. */
  drug_tier?: string;
  /** Restrictions in the issuer's list of covered drugs; null where the list does not say. */
  prior_authorization?: boolean | null;
  step_therapy?: boolean | null;
  quantity_limit?: boolean | null;
  generic_rxcui?: string;
}

export interface CatalogPlan {
  readonly facts: PlanFacts;
  readonly year: number;
  readonly source: Source;
  /** Share of the premium that pays for essential health benefits, from 0 to 1. */
  readonly ehbShare: number;
  readonly deductibles: readonly CostRow[];
  readonly moops: readonly CostRow[];
  readonly sbcs: Record<'baby' | 'diabetes' | 'fracture', SbcExample> | undefined;
  /** Fraction (0 to 1) that the member pays after the deductible, to estimate out-of-pocket costs. */
  readonly coinsurance: number;
  /** Dollars per month for one person, or undefined without a rate for the area and age. */
  ratePerMonth(area: number, age: number, tobacco: boolean): number | undefined;
  /**
   * Returns whether a benchmark premium was published for the rating area. Without one, no tax credit is calculated,
   * because the invented prices cannot be aligned with real ones. Imported plans do not have this method, because their
   * benchmark is calculated from their own prices.
   */
  hasPublishedBenchmark?(area: number): boolean;
  /** The benefits, or only the named ones, with their costs at every cost-sharing level. */
  benefits(only?: ReadonlySet<string>): Benefit[];
  /** What medicines of each tier cost, if a file with these costs was imported. */
  drugTiers?(): ImportedDrugTiers | undefined;
}

export interface ProviderSearch {
  words: string;
  zipcode: string;
  types: ReadonlySet<ProviderType>;
}

/** What becomes of a plan in the next plan year at one place. */
export interface Crosswalk {
  /** Id of the plan that takes its place, or an empty text if there is none. */
  new_plan_id: string;
  /** Digit of the file: 0 the plan goes on, 1 it is replaced, 2 depends on county, 3 on ZIP code, 4 and 5 it ends. */
  level: string;
  /** Why, as a digit of the official file. */
  reason: string;
}

export interface Catalog {
  readonly years: readonly number[];
  /** Date of the catalog's last change (ISO 8601), returned by /versions and /coverage/stats. */
  readonly updated: string;
  countiesOf(zipcode: string): County[];
  county(fips: string): County | undefined;
  rateArea(fips: string): number | undefined;
  has(state: string, year: number): boolean;
  /** Day (YYYY-MM-DD) of the import of a state's plans for a year, or undefined if they are invented. */
  importedOn(state: string, year: number): string | undefined;
  plansIn(place: { fips: string; state: string; zipcode: string }, year: number): readonly CatalogPlan[];
  plan(id: string, year: number): CatalogPlan | undefined;
  /** What becomes of a plan in the next year for people at this place, or undefined if unknown. */
  crosswalk(id: string, year: number, place: { fips: string; state: string; zipcode: string }): Crosswalk | undefined;
  findDrugs(words: string): Drug[];
  drugCoverage(planId: string, rxcui: string, year: number): DrugAnswer;
  findProviders(search: ProviderSearch): Provider[];
  providerCoverage(planId: string, npi: string, year: number): ProviderAnswer;
}
