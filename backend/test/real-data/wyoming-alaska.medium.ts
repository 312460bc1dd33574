import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { PlanSearchReply } from '#contract/api/plans.contract.js';
import { openForImport } from '#sandbox/marketplace/import/database.js';
import { importFile } from '#sandbox/marketplace/import/import-file.js';
import { openCatalog } from '#sandbox/marketplace/open-catalog.js';
import { startMarketplace, type Marketplace } from '#sandbox/marketplace/start.js';
import { daysFromNow } from '../builders/days.builder.js';
import type { Browser } from '../harness/browser.js';
import { describeWithShared, sharedFile } from '../harness/shared-data.js';
import { TestApp } from '../harness/test-app.js';

const RATES = 'data/plans/PY2025_rates_WY_complete_WV_partial.csv.gz';
const FILES = [
  'data/plans/PY2025_plan-attributes-puf.zip',
  RATES,
  'data/plans/PY2025_service-area-puf.csv.gz',
  ...['plan_attributes', 'benefits_cost_sharing', 'service_area'].map(
    (name) => `data/plans/AK2026/${name}_AK_2026.csv.gz`,
  ),
  'data/geo/zip_county_hud_2025q2.csv.gz',
  'data/rating/county_rating_area.csv',
];
const LARAMIE = { countyfips: '56021', state: 'WY', zipcode: '82001' };
/** A county in West Virginia. Most of the county's rates are missing from the data files. */
const KANAWHA = { countyfips: '54039', state: 'WV', zipcode: '25301' };
const ANCHORAGE = { countyfips: '02020', state: 'AK', zipcode: '99501' };

const WYOMING_PLAN = '11269WY0070013';
/** A drug list in the format of an insurer's drugs.json, with one medicine that a single Wyoming plan covers. */
const DRUGS = [
  {
    rxnorm_id: '617310',
    drug_name: 'atorvastatin 20 MG Oral Tablet',
    plans: [
      {
        plan_id: WYOMING_PLAN,
        drug_tier: 'PREFERRED-BRAND',
        prior_authorization: true,
        step_therapy: false,
        quantity_limit: true,
        years: [2025],
      },
    ],
  },
];

describeWithShared('searching real plans', FILES, () => {
  let days: () => string;
  let folder: string;
  let marketplace: Marketplace;
  let testApp: TestApp;
  let person: Browser;

  beforeAll(async () => {
    days = daysFromNow();
    folder = mkdtempSync(join(tmpdir(), 'real-plans-'));
    const database = openForImport(folder);
    for (const file of FILES)
      await importFile(database, sharedFile(file), {
        year: undefined,
        states: new Set(['WY', 'AK', 'WV']),
      });
    const list = join(folder, 'drugs.json');
    writeFileSync(list, JSON.stringify(DRUGS));
    await importFile(database, list, { year: undefined, states: undefined });
    database.close();
    marketplace = await startMarketplace({ port: 0, apiKey: 'test-key', catalog: openCatalog(folder) });
    testApp = await TestApp.open({ env: { MARKETPLACE_API_URL: `${marketplace.url}/api/v1` } });
    person = (await testApp.signedIn()).browser;
  });
  afterAll(async () => {
    await testApp?.close();
    await marketplace?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const search = async (place: object, year: number, income = 90_000): Promise<PlanSearchReply> => {
    const household = { income, people: [{ age: 40, aptc_eligible: true, uses_tobacco: false }] };
    return (await person.post('/api/plans/search', { household, market: 'Individual', place, year }))
      .body as PlanSearchReply;
  };

  it('offers the past year 2025 where its plans are imported, with the year and the day of the data', async () => {
    const pastIn = async (fips: string) => (await testApp.browser().get(`/api/counties/${fips}/past-years`)).body;
    expect(await pastIn('56021')).toEqual({ past: [2025] });
    expect(await pastIn('48113')).toEqual({ past: [] });
    expect(await pastIn('99999')).toEqual({ past: [] });
    const { provenance } = await search(LARAMIE, 2025);
    expect(provenance.imported).toEqual({ plan_year: 2025, on: expect.stringMatching(`^${days()}$`) });
  });

  it('counts no tax credit in West Virginia, where Silver plans have no price, and gives the reason', async () => {
    const { plans, eligibility } = await search(KANAWHA, 2025, 40_000);
    expect(plans.length).toBeGreaterThan(0);
    expect(eligibility).toMatchObject({ aptc: 0, credit_gap: 'noBenchmark' });
    expect(plans.every(({ premium, premium_w_credit }) => premium === premium_w_credit)).toBe(true);
  });

  it("answers coverage from the insurer's list, with tier and restrictions, and no data without a list", async () => {
    const ask = `drugs=617310,617312&planids=${WYOMING_PLAN},11269WY0070016&year=2025`;
    const { body } = await testApp.browser().get(`/api/drugs/covered?${ask}`);
    const none = { coverage: 'DataNotProvided', generic_rxcui: null, generic_name: null };
    const [listed, other] = [WYOMING_PLAN, '11269WY0070016'];
    expect(body).toMatchObject({ provenance: { source: 'imported' } });
    expect((body as { coverage: unknown }).coverage).toEqual([
      {
        ...none,
        rxcui: '617310',
        plan_id: listed,
        coverage: 'Covered',
        terms: { tier: 'PREFERRED-BRAND', prior_authorization: true, step_therapy: false, quantity_limit: true },
      },
      { ...none, rxcui: '617312', plan_id: listed },
      { ...none, rxcui: '617310', plan_id: other },
      { ...none, rxcui: '617312', plan_id: other },
    ]);
  });

  it('shows the plans of Alaska in 2026 with benefits but without a price, because the file has no rates', async () => {
    const reply = await search(ANCHORAGE, 2026);
    expect(reply.plans.length).toBeGreaterThan(0);
    expect(reply.plans.every((plan) => plan.premium === null)).toBe(true);
    expect(reply.plans.every((plan) => plan.topics?.includes('Maternity'))).toBe(true);
  });
});
