import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { PlanSearchReply } from '#contract/api/plans.contract.js';
import { openForImport } from '#sandbox/marketplace/import/database.js';
import { importFile } from '#sandbox/marketplace/import/import-file.js';
import { openCatalogue } from '#sandbox/marketplace/open-catalogue.js';
import { startMarketplace, type Marketplace } from '#sandbox/marketplace/start.js';
import { describeWithShared, sharedFile } from '#sandbox/marketplace/testing/shared-data.js';
import type { Browser } from '../harness/browser.js';
import { TestApp } from '../harness/test-app.js';

const RATES = 'data/plans/PY2025_rates_WY_complete_WV_partial.csv.gz';
const FILES = [
  'data/plans/PY2025_plan_attributes_WY_individual_medical.csv.gz',
  RATES,
  'data/plans/PY2025_service-area-puf.csv.gz',
  ...['plan_attributes', 'benefits_cost_sharing', 'service_area'].map(
    (name) => `data/plans/AK2026/${name}_AK_2026.csv.gz`,
  ),
  'data/geo/zip_county_hud_2025q2.csv.gz',
  'data/rating/county_rating_area.csv',
];
/** Place in Laramie County, Wyoming, which belongs to rating area 2. */
const LARAMIE = { countyfips: '56021', state: 'WY', zipcode: '82001' };
const ANCHORAGE = { countyfips: '02020', state: 'AK', zipcode: '99501' };

describeWithShared('searching real plans', FILES, () => {
  let folder: string;
  let marketplace: Marketplace;
  let testApp: TestApp;
  let person: Browser;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'real-plans-'));
    const database = openForImport(folder);
    for (const file of FILES)
      await importFile(database, sharedFile(file), {
        kind: undefined,
        year: undefined,
        states: new Set(['WY', 'AK']),
        again: false,
      });
    database.close();
    marketplace = await startMarketplace({ port: 0, apiKey: 'test-key', catalogue: openCatalogue(folder) });
    testApp = await TestApp.open({ env: { MARKETPLACE_API_URL: `${marketplace.url}/api/v1` } });
    person = (await testApp.signedIn()).browser;
  });
  afterAll(async () => {
    await testApp?.close();
    await marketplace?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const search = async (place: object, year: number): Promise<PlanSearchReply> => {
    const household = { income: 90_000, people: [{ age: 40, aptc_eligible: true, uses_tobacco: false }] };
    return (await person.post('/api/plans/search', { household, market: 'Individual', place, year }))
      .body as PlanSearchReply;
  };

  it('finds the county of ZIP code 82001 and its 30 plans of 2025 with their official premiums', async () => {
    const counties = await person.get('/api/counties/by/zip/82001');
    expect(counties.body).toMatchObject({ counties: [{ fips: '56021', state: 'WY' }] });
    const reply = await search(LARAMIE, 2025);
    const official = premiumsAt40('Rating Area 2');
    expect(reply.plans).toHaveLength(30);
    expect(reply.dropped).toBe(0);
    expect(reply.provenance.source).toBe('imported');
    for (const plan of reply.plans)
      expect({ id: plan.id, premium: plan.premium }).toEqual({ id: plan.id, premium: official.get(plan.id) });
  });

  it('opens a plan by its address alone', async () => {
    const [first] = (await search(LARAMIE, 2025)).plans;
    const detail = await testApp.browser().get(`/api/plans/${first?.id}?year=2025`);
    expect(detail.body).toMatchObject({ plan: { id: first?.id, name: first?.name, premium: null } });
  });

  it('shows the plans of Alaska in 2026 with benefits but without a price, because the file has no rates', async () => {
    const reply = await search(ANCHORAGE, 2026);
    expect(reply.plans.length).toBeGreaterThan(0);
    expect(reply.plans.every((plan) => plan.premium === null)).toBe(true);
    expect(reply.plans.every((plan) => plan.topics?.includes('Maternity'))).toBe(true);
  });
});

/** Reads the premiums at age 40 directly from the data file, without the importer's code. */
function premiumsAt40(area: string): Map<string, number> {
  const [header = '', ...lines] = gunzipSync(readFileSync(sharedFile(RATES)))
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/);
  const names = header.split(',');
  const rows = lines.map((line) =>
    Object.fromEntries(line.split(',').map((cell, index) => [names[index] ?? '', cell])),
  );
  const rate = names.find((name) => name.startsWith('IndividualRate')) ?? '';
  return new Map(
    rows
      .filter((row) => row['StateCode'] === 'WY' && row['Age_cleaned'] === '40' && row['RatingAreaId'] === area)
      .map((row) => [row['PlanId'] ?? '', Number(row[rate])]),
  );
}
