import type { Benefit, CostRow, PlanFacts, SbcExample } from '../wire/plan.js';
import type { Coverage } from '../wire/vocabulary.js';

/** Where an answer comes from; the server tells it in the header `x-sample-data`. */
export type Source = 'invented' | 'imported';

export interface County {
  fips: string;
  name: string;
  state: string;
}

export interface ZipCounty extends County {
  zipcode: string;
}

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
  generic_rxcui?: string;
}

export interface CataloguePlan {
  readonly facts: PlanFacts;
  readonly year: number;
  readonly source: Source;
  /** Essential-benefit share of the premium, 0 to 1. */
  readonly ehbShare: number;
  /** Every row of every tier, family size and cost-sharing level. */
  readonly deductibles: readonly CostRow[];
  readonly moops: readonly CostRow[];
  readonly sbcs: Record<'baby' | 'diabetes' | 'fracture', SbcExample> | undefined;
  /** Usual share paid after the deductible, 0 to 1; only for the out-of-pocket estimate. */
  readonly coinsurance: number;
  /** Dollars a month for one person; undefined where the plan has no rate. */
  ratePerMonth(area: number, age: number, tobacco: boolean): number | undefined;
  /** All benefits, or only those named; every cost-sharing level. */
  benefits(only?: ReadonlySet<string>): Benefit[];
}

/** What the server asks of a body of plans; the invented one, the imported one and both together answer alike. */
export interface Catalogue {
  readonly years: readonly number[];
  /** Date of the last change, for /versions and /coverage/stats (ISO 8601). */
  readonly updated: string;
  /** For /coverage/stats: issuers with plans and products in the drug list. */
  readonly counts: { issuers: number; drugs: number };
  /** Rows whose ZIP begins with the 1 to 5 digits given. */
  countiesByZip(prefix: string): ZipCounty[];
  county(fips: string): County | undefined;
  rateArea(fips: string): number | undefined;
  has(state: string, year: number): boolean;
  sourceOf(state: string, year: number): Source;
  /** Plans on sale at a place; an empty list where there are none. */
  plansIn(place: { fips: string; state: string; zipcode: string }, year: number): readonly CataloguePlan[];
  plan(id: string, year: number): CataloguePlan | undefined;
  /** Drugs whose name contains the words; at least three letters are asked for by the server. */
  findDrugs(words: string): Drug[];
  drugCoverage(planId: string, rxcui: string, year: number): DrugAnswer;
}
