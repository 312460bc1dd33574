import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PlanYearCost } from '#contract/plans/plan.js';
import { loadCountyMarkets, loadPlaces } from '#modules/facts/index.js';
import { YearCosts } from '#modules/plans/year-costs.service.js';
import { PricedPlanAnswer } from '#platform/marketplace/schemas/plan.schema.js';
import type { Catalog } from '#sandbox/marketplace/catalog/catalog.js';
import { openForImport } from '#sandbox/marketplace/import/database.js';
import { importFile } from '#sandbox/marketplace/import/import-file.js';
import { openCatalog } from '#sandbox/marketplace/open-catalog.js';
import { SampleCatalog } from '#sandbox/marketplace/sample/sample-catalog.js';
import { contextOf } from '#sandbox/marketplace/search/context.js';
import { matches } from '#sandbox/marketplace/search/search.js';
import { batchView } from '#sandbox/marketplace/search/view.js';
import { readSearchRequest } from '#sandbox/marketplace/server/read-request.js';
import { BASE_CSR } from '#sandbox/marketplace/wire/vocabulary.js';
import { describeWithShared, sharedFile } from '../harness/shared-data.js';

/**
 * Households whose optional answers have their default values: no gender, medium care, no other coverage. The first
 * household may buy catastrophic plans, the second gets only a tax credit, and the third gets a tax credit and a
 * cost-sharing reduction.
 */
const HOUSEHOLDS = {
  'one person of 25': { income: 40_000, people: [{ age: 25 }] },
  'one person of 40': { income: 55_000, people: [{ age: 40 }] },
  'a family of four': { income: 60_000, people: [{ age: 45 }, { age: 44 }, { age: 16 }, { age: 9 }] },
} as const;
type HouseholdName = keyof typeof HOUSEHOLDS;

interface Found {
  readonly id: string;
  readonly isPriced: boolean;
  readonly cost: PlanYearCost | null;
}

function yearCostsIn(
  { catalog, costs }: { catalog: Catalog; costs: YearCosts },
  fips: string,
  year: number,
  name: HouseholdName,
): Found[] {
  const state = places.county(fips)?.state ?? '';
  const household = HOUSEHOLDS[name];
  const place = { countyfips: fips, state, zipcode: '00000' };
  const request = readSearchRequest({ place, household, year, market: 'Individual' }, year);
  const context = contextOf(catalog, request);
  const csr = context.csr === BASE_CSR ? null : context.csr;
  const shopper = { csr, people: household.people.length };
  const care = { ages: household.people.map(({ age }) => age), year, ownCare: null };
  return matches(context, request).map((quote) => {
    const { id } = quote.plan.facts;
    if (!costs.knows(id, year, shopper)) costs.learn(PricedPlanAnswer.parse(batchView(quote, context)), year, shopper);
    const isPriced = quote.price.premium > 0;
    // A plan without a price has no yearly cost. For such a plan, the cost of care alone is estimated as if the premium
    // were $0.
    const price = isPriced ? quote.price : { premium: 1, premium_w_credit: 0 };
    const cost = costs.of({ id, ...price }, care, csr);
    return { id, isPriced, cost };
  });
}

/**
 * Returns whether the estimate of a year's cost exists and is plausible. Its amounts must be numbers in the right
 * order, such as the median below the highest possible cost, and its shares must be between 0 and 1.
 */
function isWhole({ cost }: Found): boolean {
  if (!cost) return false;
  const { premiums, median, average, aLotOfCare, most, oddsOfMost, shareBelowAverage } = cost;
  const isInOrder = premiums <= median && median <= aLotOfCare && aLotOfCare <= most && average <= most;
  const areShares = [oddsOfMost, shareBelowAverage].every((share) => share >= 0 && share <= 1);
  return isInOrder && areShares && Number.isFinite(average + median + aLotOfCare + most);
}

const places = loadPlaces();
const sample = new SampleCatalog();
const NAMES = Object.keys(HOUSEHOLDS) as HouseholdName[];
const isEverything = process.env['YEAR_COST'] === 'all';

/**
 * Combinations of plan year and household to test: each plan year with one household or, in `npm run test:all`, with
 * every household.
 */
const YEARS: readonly (readonly [number, HouseholdName])[] = isEverything
  ? [2026, 2027].flatMap((year) => NAMES.map((name) => [year, name] as const))
  : [
      [2026, 'a family of four'],
      [2027, 'one person of 25'],
    ];

/**
 * Returns the first county of every fourth state that HealthCare.gov serves. In `npm run test:all`, returns every
 * county of all these states.
 */
const counties = (year: number): string[] =>
  [...loadCountyMarkets().keys()]
    .filter((fips) => sample.has(places.county(fips)?.state ?? '', year))
    .filter((fips, index, all) => isEverything || fips.slice(0, 2) !== all[index - 1]?.slice(0, 2))
    .filter((_, index) => isEverything || index % 4 === 0);

describe('the year’s cost of every sample plan', () => {
  const costs = new YearCosts();

  it.each(YEARS)('is known in %d for %s', (year, name) => {
    const found = counties(year).flatMap((fips) => yearCostsIn({ catalog: sample, costs }, fips, year, name));
    expect(found.length).toBeGreaterThan(counties(year).length * 5);
    expect(found.filter((plan) => !plan.isPriced || !isWhole(plan))).toEqual([]);
  });
});

/**
 * Official files for two plan years: files with benefits but no premiums (Alaska 2026), and files with premiums but no
 * benefits (Wyoming 2025).
 */
const FILES = {
  alaska: ['plan_attributes', 'benefits_cost_sharing', 'service_area'].map(
    (name) => `data/plans/AK2026/${name}_AK_2026.csv.gz`,
  ),
  wyoming: [
    'data/plans/PY2025_plan_attributes_WY_individual_medical.csv.gz',
    'data/plans/PY2025_rates_WY_complete_WV_partial.csv.gz',
    'data/plans/PY2025_service-area-puf.csv.gz',
  ],
};

describeWithShared('the year’s cost of every imported plan', [...FILES.alaska, ...FILES.wyoming], () => {
  const dir = mkdtempSync(join(tmpdir(), 'year-costs-'));
  const costs = new YearCosts();
  let catalog: Catalog;
  beforeAll(async () => {
    const database = openForImport(dir);
    for (const [files, state] of [
      [FILES.alaska, 'AK'],
      [FILES.wyoming, 'WY'],
    ] as const)
      for (const path of files)
        await importFile(database, sharedFile(path), { year: undefined, states: new Set([state]) });
    database.close();
    catalog = openCatalog(dir);
  });
  afterAll(() => rmSync(dir, { recursive: true, force: true }));

  const found = (state: string, year: number): Found[] =>
    [...loadCountyMarkets().keys()]
      .filter((fips) => places.county(fips)?.state === state)
      .flatMap((fips) => NAMES.flatMap((name) => yearCostsIn({ catalog, costs }, fips, year, name)));

  it('is known for Wyoming 2025, where missing benefits are replaced by those usual for the metal level', () => {
    const plans = found('WY', 2025);
    expect(plans.length).toBeGreaterThan(1_000);
    expect(plans.filter((plan) => !plan.isPriced || !isWhole(plan))).toEqual([]);
    expect(plans.every(({ cost }) => cost?.assumed.includes('care'))).toBe(true);
  });

  it('is known for Alaska 2026, except for the premiums, which no file contains', () => {
    const plans = found('AK', 2026);
    expect(plans.length).toBeGreaterThan(500);
    expect(plans.filter((plan) => plan.isPriced || !isWhole(plan))).toEqual([]);
    expect(plans.filter(({ cost }) => cost?.assumed.length !== 0)).toEqual([]);
  });
});
