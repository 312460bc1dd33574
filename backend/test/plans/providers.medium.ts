import type { Provider, ProviderCoverage } from '#contract/api/providers.contract.js';
import { importFile } from '#sandbox/marketplace/import/import-file.js';
import { openCatalog } from '#sandbox/marketplace/open-catalog.js';
import { startMarketplace, type Marketplace } from '#sandbox/marketplace/start.js';
import { ImportFolder } from '../builders/import-files.builder.js';
import { TestApp } from '../harness/test-app.js';

const [PLAN, OTHER] = ['11111WY0010001', '11111WY0010002'];
const [ANN, STRANGER] = ['1000000001', '1000000009'];
const ANN_LEEMARK = {
  npi: ANN,
  type: 'INDIVIDUAL',
  name: { first: 'Ann', last: 'Leemark' },
  addresses: [{ address: '1 Main Street', city: 'Town', state: 'WY', zip: '82001', phone: '3075550100' }],
  specialty: ['Cardiology'],
  accepting: 'accepting',
  plans: [{ plan_id: PLAN, network_tier: 'PREFERRED', years: [2026] }],
};
const HOSPITAL = {
  npi: '1000000003',
  type: 'FACILITY',
  facility_name: 'Town Hospital',
  plans: [{ plan_id: OTHER, network_tier: 'PREFERRED', years: [2026] }],
};

let folder: ImportFolder;
let marketplace: Marketplace;
let testApp: TestApp;
beforeAll(async () => {
  folder = new ImportFolder();
  const file = folder.file('providers.json', JSON.stringify([ANN_LEEMARK, HOSPITAL]));
  await importFile(folder.database, file, { year: undefined, states: undefined });
  marketplace = await startMarketplace({ port: 0, apiKey: 'test-key', catalog: openCatalog(folder.dir) });
  testApp = await TestApp.open({ workers: false, env: { MARKETPLACE_API_URL: `${marketplace.url}/api/v1` } });
});
afterAll(async () => {
  await testApp?.close();
  await marketplace?.close();
  folder?.remove();
});
beforeEach(() => marketplace.clearFaults());

const search = (q: string, zipcode = '82001') =>
  testApp.browser().post('/api/providers/search', { q, zipcode, types: ['Individual'] });
const covered = async (npi: string, planId: string) => {
  const body = { npis: [npi], plan_ids: [planId], year: 2026 };
  const reply = await testApp.browser().post('/api/providers/covered', body);
  return (reply.body as { coverage: ProviderCoverage[] }).coverage[0];
};

it('finds a doctor by name near a ZIP code, and nobody where the plans are not sold', async () => {
  const { body } = await search('leemark');
  expect((body as { providers: Provider[] }).providers).toEqual([
    {
      npi: ANN,
      name: 'Ann Leemark',
      provider_type: 'Individual',
      specialties: ['Cardiology'],
      accepting: 'accepting',
      facility_types: [],
      languages: [],
    },
  ]);
  expect((await search('leemark', '75001')).body).toMatchObject({ providers: [] });
});

it('says whether a plan has the doctor in its network, and that it does not know what no directory lists', async () => {
  expect(await covered(ANN, PLAN)).toMatchObject({ coverage: 'Covered', accepting: 'accepting' });
  expect(await covered(ANN, OTHER)).toMatchObject({ coverage: 'NotCovered' });
  expect(await covered(STRANGER, PLAN)).toMatchObject({ coverage: 'DataNotProvided' });
});

it('invents doctors for a place without real plans, and says so', async () => {
  const { body } = await search('copperfield', '75001');
  const { providers, provenance } = body as { providers: Provider[]; provenance: { source: string } };
  expect(providers.length).toBeGreaterThan(3);
  expect(providers.every(({ npi }) => npi.startsWith('0'))).toBe(true);
  expect(provenance.source).toBe('sample');
});

it('rejects a name of two letters with an explanation', async () => {
  const { status, body } = await search('le');
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain('Type at least 3 letters.');
});

it('reports that the marketplace is unavailable', async () => {
  marketplace.fault({ kind: '500', count: 0 });
  expect(await search('nobody')).toMatchObject({ status: 503, body: { code: 'plans.unavailable' } });
});
