import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { daysFromNow } from '#test/builders/days.builder.js';
import { Client, DALLAS, LARAMIE, NATRONA, TETON } from '#test/harness/marketplace-client.js';
import { describeWithShared, sharedFile } from '#test/harness/shared-data.js';
import type { Catalog } from '../catalog/catalog.js';
import { openForImport } from '../import/database.js';
import { importFile } from '../import/import-file.js';
import { priceOf } from '../money/pricing.js';
import { openCatalog } from '../open-catalog.js';

const WYOMING = [
  'data/plans/PY2025_plan_attributes_WY_individual_medical.csv.gz',
  'data/plans/PY2025_rates_WY_complete_WV_partial.csv.gz',
  'data/plans/PY2025_service-area-puf.csv.gz',
  'data/plans/PY2025_Network_PUF_cleaned.csv',
];
const ALASKA = ['plan_attributes', 'benefits_cost_sharing', 'service_area'].map(
  (name) => `data/plans/AK2026/${name}_AK_2026.csv.gz`,
);
const PLACES = ['data/geo/zip_county_hud_2025q2.csv.gz', 'data/rating/county_rating_area.csv'];
const WEST_VIRGINIA = [
  'data/plans/PY2025_plan-attributes-puf.zip',
  'data/plans/PY2025_rates_WY_complete_WV_partial.csv.gz',
  'data/plans/PY2025_service-area-puf.csv.gz',
];

async function serve(
  files: readonly string[],
  states: readonly string[],
): Promise<{ client: Client; catalog: Catalog; end: () => Promise<void> }> {
  const dir = mkdtempSync(join(tmpdir(), 'marketplace-'));
  const database = openForImport(dir);
  for (const path of files) {
    await importFile(database, sharedFile(path), { year: undefined, states: new Set(states) });
  }
  database.close();
  const catalog = openCatalog(dir);
  const client = await Client.start({ catalog });
  const end = async () => {
    await client.marketplace.close();
    rmSync(dir, { recursive: true, force: true });
  };
  return { client, catalog, end };
}

/**
 * Returns the rows of a simple CSV file. The function does not use the importer, so that expected values do not come
 * from the code under test.
 */
function rowsOf(path: string): Record<string, string>[] {
  const [header = '', ...lines] = gunzipSync(readFileSync(sharedFile(path)))
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/);
  const names = header.split(',');
  return lines.map((line) => {
    const cells = [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map((found) => found[1] ?? found[2] ?? '');
    return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']));
  });
}

describeWithShared('Wyoming 2025 from the official files', [...WYOMING, ...PLACES], () => {
  let days: () => string;
  let client: Client;
  let catalog: Catalog;
  let end: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    days = daysFromNow();
    ({ client, catalog, end } = await serve([...WYOMING, ...PLACES], ['WY']));
  });
  afterAll(() => end?.());

  const premiumsAt40 = (area: number): Map<string, number> =>
    new Map(
      rowsOf(WYOMING[1] ?? '')
        .filter(
          (row) =>
            row['StateCode'] === 'WY' && row['Age_cleaned'] === '40' && row['RatingAreaId'] === `Rating Area ${area}`,
        )
        .filter((row) => row['RateExpirationDate'] === '2025-12-31' && row['RateEffectiveDate'] === '2025-01-01')
        .map((row) => [row['PlanId'] ?? '', Number(row['IndividualRate_cleaned'])]),
    );
  const soldIn = (fips: string): Record<string, string>[] => {
    const areas = new Set(
      rowsOf(WYOMING[2] ?? '')
        .filter((row) => row['StateCode'] === 'WY' && row['MarketCoverage'] === 'Individual')
        .filter((row) => row['CoverEntireState'] === 'Yes' || row['County'] === fips)
        .map((row) => `${row['IssuerId']}|${row['ServiceAreaId']}`),
    );
    return rowsOf(WYOMING[0] ?? '').filter(
      (row) => row['PlanId']?.endsWith('-01') && areas.has(`${row['IssuerId']}|${row['ServiceAreaId']}`),
    );
  };

  it('returns 30 plans for age 40 in ZIP code 82001, with the premiums from the official file', async () => {
    const plans = await client.searchAll({ place: LARAMIE, year: 2025, household: { people: [{ age: 40 }] } });
    expect(plans).toHaveLength(30);
    const published = premiumsAt40(2);
    expect(plans.map((plan) => [plan.id, plan.premium])).toEqual(
      plans.map((plan) => [plan.id, published.get(plan.id)]),
    );
    expect(plans.map(({ id }) => id).toSorted()).toEqual(
      soldIn('56021')
        .map((row) => row['StandardComponentId'])
        .toSorted(),
    );
  });

  const premiumsAt = (rows: readonly Record<string, string>[], area: number, age: number, tobacco: boolean) => {
    const cell = String(Math.min(64, Math.max(14, age)));
    const ofAge = rows.filter((row) => row['RatingAreaId'] === `Rating Area ${area}` && row['Age_cleaned'] === cell);
    return new Map(
      ofAge.map((row) => {
        const [base, more] = [Number(row['IndividualRate_cleaned']), Number(row['IndividualTobaccoRate_cleaned'])];
        return [row['PlanId'] ?? '', tobacco && age >= 18 && more > 0 ? more : base];
      }),
    );
  };

  /**
   * Ages at which prices are compared. `IMPORT=all` compares every age. `npm test` compares a few ages, mainly those
   * where the rules for rates change.
   */
  const ages =
    process.env['IMPORT'] === 'all'
      ? Array.from({ length: 65 }, (_, years) => years)
      : [0, 14, 15, 17, 18, 20, 21, 40, 63, 64];

  it('prices each plan in three rating areas as the rate file does, at every age, smokers too', async () => {
    const rows = rowsOf(WYOMING[1] ?? '').filter(
      (row) =>
        row['StateCode'] === 'WY' &&
        row['RateEffectiveDate'] === '2025-01-01' &&
        row['RateExpirationDate'] === '2025-12-31',
    );
    const wrong: unknown[] = [];
    let compared = 0;
    for (const [index, { countyfips: fips, ...place }] of [NATRONA, LARAMIE, TETON].entries()) {
      const plans = catalog.plansIn({ fips, ...place }, 2025);
      const area = index + 1;
      for (const [age, tobacco] of ages.flatMap((years) => [[years, false] as const, [years, true] as const])) {
        const expected = premiumsAt(rows, area, age, tobacco);
        const household = { people: [{ age, uses_tobacco: tobacco }], area };
        for (const plan of plans) {
          compared += 1;
          const { premium } = priceOf(plan, household);
          if (premium !== expected.get(plan.facts.id)) wrong.push({ id: plan.facts.id, area, age, tobacco, premium });
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(compared).toBe(156 * ages.length);
  });

  it.each([
    [1, NATRONA],
    [2, LARAMIE],
    [3, TETON],
  ])('finds the second-lowest-cost Silver plan of rating area %d', async (area, place) => {
    const premiums = premiumsAt40(area);
    const rates = soldIn(place.countyfips)
      .filter((row) => row['MetalLevel'] === 'Silver')
      .map(
        (row) => (premiums.get(row['StandardComponentId'] ?? '') ?? 0) * Number(row['EHBPercentTotalPremium'] || '1'),
      )
      .toSorted((a, b) => a - b);
    // At 133% of the poverty guideline, nobody contributed in 2025, so that the credit was the whole benchmark.
    const [estimate] = await client.estimates({ income: 20_000, people: [{ age: 40 }] }, place, 2025);
    expect(estimate?.aptc).toBeCloseTo(rates[1] ?? 0, 2);
  });

  it('labels imported data as imported and the sample data of other years as invented', async () => {
    const sourceOf = async (place: object, year: number) =>
      (await client.fetch('/plans/search', { place, market: 'Individual', year })).headers.get('x-sample-data');
    expect([await sourceOf(LARAMIE, 2025), await sourceOf(LARAMIE, 2027)]).toEqual(['imported', 'invented']);
    const years = { current: 2027, supported: [2025, 2026, 2027] };
    expect(await client.get('/market-years')).toEqual(years);
  });

  it('says which years have plans in a county, and of which year and day the imported files are', async () => {
    const inCounty = async (fips: string) =>
      (await client.get<{ in_county: number[] }>(`/market-years?fips=${fips}`)).in_county;
    expect(await inCounty(LARAMIE.countyfips)).toContain(2025);
    expect(await inCounty('48113')).not.toContain(2025);
    const { headers } = await client.fetch('/plans/search', { place: LARAMIE, market: 'Individual', year: 2025 });
    expect(headers.get('x-imported')).toMatch(new RegExp(`^2025 ${days()}$`));
  });
});

describeWithShared('Alaska 2026 from the official files', [...ALASKA, ...PLACES], () => {
  let client: Client;
  let end: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    ({ client, end } = await serve([...ALASKA, ...PLACES], ['AK']));
  });
  afterAll(() => end?.());
  const anchorage = { countyfips: '02020', state: 'AK', zipcode: '99501' };

  it('returns plans with benefits and cost sharing, and a price of 0 where no rates were imported', async () => {
    const { plans, total } = await client.search({
      place: anchorage,
      year: 2026,
      household: { people: [{ age: 40 }] },
    });
    expect(total).toBe(15);
    expect(plans.every((plan) => plan.premium === 0 && plan.benefits.length > 0)).toBe(true);
    const { plan } = await client.get<{ plan: (typeof plans)[number] }>(`/plans/${plans[0]?.id}?year=2026`);
    expect(plan.benefits).toHaveLength(70);
    expect(plan.deductibles.length).toBeGreaterThan(0);
  });

  it('rejects a tax credit estimate with code 1016 if no rates were imported', async () => {
    const body = {
      household: { income: 30_000, people: [{ age: 40 }] },
      place: anchorage,
      year: 2026,
      market: 'Individual',
    };
    expect(await client.refusal('/households/eligibility/estimates', body)).toMatchObject({ body: { code: '1016' } });
  });
});

describeWithShared('West Virginia 2025, whose rate file is cut short', [...WEST_VIRGINIA, ...PLACES], () => {
  let client: Client;
  let end: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    ({ client, end } = await serve([...WEST_VIRGINIA, ...PLACES], ['WV']));
  });
  afterAll(() => end?.());

  it.each([
    ['Kanawha', { countyfips: '54039', state: 'WV', zipcode: '25301' }],
    ['Berkeley', { countyfips: '54003', state: 'WV', zipcode: '25401' }],
  ])('has plans in %s but estimates no tax credit, because a Silver plan has no premium', async (_county, place) => {
    const body = { household: { income: 40_000, people: [{ age: 45 }] }, place, year: 2025, market: 'Individual' };
    const { plans, total } = await client.search(body);
    expect(total).toBeGreaterThan(0);
    expect(plans.every((plan) => plan.premium_w_credit === plan.premium)).toBe(true);
    expect(await client.refusal('/households/eligibility/estimates', body)).toEqual({
      status: 404,
      body: expect.objectContaining({
        code: '1016',
        message: 'a Silver plan has no premium, so there is no benchmark',
      }),
    });
  });
});

const DESIGNS = ['data/plans/PY2025_plan-attributes-puf.zip', 'data/plans/PY2025_service-area-puf.csv.gz'];

describeWithShared(
  'Louisiana, Texas and Florida 2025 from the original zip file of CMS',
  [...DESIGNS, ...PLACES],
  () => {
    let client: Client;
    let end: (() => Promise<void>) | undefined;
    beforeAll(async () => {
      ({ client, end } = await serve([...DESIGNS, ...PLACES], ['LA', 'TX', 'FL']));
    });
    afterAll(() => end?.());

    it.each([
      ['70112 in New Orleans', { countyfips: '22071', state: 'LA', zipcode: '70112' }, 52],
      ['75001 in Dallas County', DALLAS, 136],
      ['33101 in Miami', { countyfips: '12086', state: 'FL', zipcode: '33101' }, 178],
    ])('sells real plans without a price in %s', async (_name, place, count) => {
      const areas = new Set(
        rowsOf(DESIGNS[1] ?? '')
          .filter((row) => row['StateCode'] === place.state && row['MarketCoverage'] === 'Individual')
          .filter((row) => row['CoverEntireState'] === 'Yes' || row['County'] === place.countyfips)
          .map((row) => row['IssuerId']),
      );
      const body = { place, year: 2025, household: { people: [{ age: 25 }] }, filter: { division: 'HealthCare' } };
      const { plans, total } = await client.search(body);
      expect(total).toBe(count);
      expect(plans.every(({ id, premium }) => premium === 0 && areas.has(id.slice(0, 5)))).toBe(true);
      expect(plans.every(({ deductibles, moops }) => deductibles.length + moops.length > 0)).toBe(true);
    });
  },
);
