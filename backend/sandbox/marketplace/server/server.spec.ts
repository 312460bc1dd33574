import { Client, DALLAS, FINNEY } from '#test/harness/marketplace-client.js';
import type { CatalogPlan } from '../catalog/catalog.js';
import { SampleCatalog } from '../sample/sample-catalog.js';

class OneSilverCatalog extends SampleCatalog {
  override plansIn(place: { fips: string; state: string }, year: number): readonly CatalogPlan[] {
    const plans = super.plansIn(place, year);
    const silver = plans.find(({ facts }) => facts.metal_level === 'Silver');
    return plans.filter((plan) => plan.facts.metal_level !== 'Silver' || plan === silver);
  }
}

let client: Client;
beforeAll(async () => {
  client = await Client.start();
});
afterAll(() => client.marketplace.close());

describe('the local marketplace as a whole', () => {
  it("rejects a missing or wrong key with the API gateway's message", async () => {
    const without = await fetch(`${client.marketplace.url}/api/v1/market-years`);
    const wrong = await fetch(`${client.marketplace.url}/api/v1/market-years?apikey=nope`);
    expect([without.status, await without.json()]).toEqual([401, { message: 'No API key found in request' }]);
    expect([wrong.status, await wrong.json()]).toEqual([401, { message: 'Invalid authentication credentials' }]);
  });

  it('marks its data as invented', async () => {
    expect((await client.fetch('/market-years')).headers.get('x-sample-data')).toBe('invented');
  });

  it('logs calls by path, without the key', async () => {
    client.marketplace.calls.reset();
    await client.search({ year: 2027 });
    await client.get('/versions');
    expect(client.marketplace.calls.total).toBe(2);
    expect(client.marketplace.calls.count('/plans/search')).toBe(1);
    expect(JSON.stringify(client.marketplace.calls.list())).not.toContain(client.marketplace.apiKey);
  });
});

describe('places and years of the local marketplace', () => {
  it('2027 is the current year, and 2026 is still supported', async () => {
    expect(await client.get('/market-years')).toEqual({ current: 2027, supported: [2026, 2027] });
  });

  it.each([
    ['/plans/00148TX0019999?year=2027', 404, '1006'],
    ['/drugs/autocomplete?q=ab', 400, '1003'],
  ])('%s is rejected with status %d and code %s', async (path, status, code) => {
    const refusal = await client.refusal(path);
    expect([refusal.status, refusal.body['status'], refusal.body['code']]).toEqual([status, String(status), code]);
    expect(refusal.body['message']).toBe(refusal.body['error']);
  });

  it('versions and the date of the coverage data are reported', async () => {
    expect(await client.get('/versions')).toContainEqual({ name: 'plans', updated: '2026-11-23T00:00:00Z' });
    expect(await client.get('/coverage/stats')).toMatchObject({ last_refreshed_at: '2026-11-23T00:00:00Z' });
  });
});

describe('the tax credit estimate for a household', () => {
  it('uses the second-lowest-cost Silver plan and includes the cost-sharing reduction', async () => {
    const household = { income: 25_000, people: [{ age: 40, aptc_eligible: true }] };
    const search = { household, year: 2026, filter: { metal_levels: ['Silver'] } };
    const rates = (await client.searchAll(search)).map(({ ehb_premium }) => ehb_premium).toSorted((a, b) => a - b);
    const [estimate] = await client.estimates(household);
    expect(estimate?.aptc).toBeCloseTo((rates[1] ?? 0) - 96.25, 2);
    expect(estimate).toMatchObject({
      csr: '87% AV Level Silver Plan CSR',
      is_medicaid_chip: false,
      in_coverage_gap: false,
    });
  });

  it('below the poverty line reports the coverage gap in Texas and Medicaid in Ohio', async () => {
    const poor = { income: 10_000, people: [{ age: 40 }] };
    const ohio = { countyfips: '39049', state: 'OH', zipcode: '43215' };
    expect(await client.estimates(poor)).toMatchObject([{ aptc: 0, in_coverage_gap: true, is_medicaid_chip: false }]);
    expect(await client.estimates(poor, ohio)).toMatchObject([
      { aptc: 0, in_coverage_gap: false, is_medicaid_chip: true },
    ]);
  });

  it('has an entry per person: CHIP for the child, the tax credit for the parent', async () => {
    const [parent, child] = await client.estimates({
      income: 35_000,
      people: [{ age: 40, is_parent: true }, { age: 8 }],
    });
    expect(parent).toMatchObject({ is_medicaid_chip: false });
    expect(parent?.aptc).toBeGreaterThan(0);
    expect(child).toMatchObject({ is_medicaid_chip: true, aptc: 0 });
  });

  it('above the income limit has no credit and no csr field', async () => {
    expect(await client.estimates({ income: 62_757, people: [{ age: 60 }] })).toEqual([
      { aptc: 0, is_medicaid_chip: false, in_coverage_gap: false },
    ]);
  });

  it('in a county with one Silver plan uses that plan', async () => {
    const household = { income: 30_000, people: [{ age: 40 }] };
    const client = await Client.start({ catalog: new OneSilverCatalog() });
    const [silver] = (await client.search({ place: FINNEY, filter: { metal_levels: ['Silver'] }, household })).plans;
    const [estimate] = await client.estimates(household, FINNEY, 2027);
    // An income of $30,000 is 187% of the poverty guideline of $15,960. The household pays 6.14% of its income, which
    // is $153.50 per month.
    expect(estimate?.aptc).toBeCloseTo((silver?.ehb_premium ?? 0) - 153.5, 2);
    await client.marketplace.close();
  });

  it('for a year without a table of percentages is rejected with code 1009', async () => {
    const body = { household: { income: 30_000, people: [{ age: 40 }] }, place: DALLAS, market: 'Individual' };
    expect(await client.refusal('/households/eligibility/estimates', { ...body, year: 2015 })).toMatchObject({
      body: { code: '1009' },
    });
  });
});

describe('drug routes of the local marketplace', () => {
  it('return a bare list of drugs, and coverage inside an object', async () => {
    expect(Array.isArray(await client.drugs('eliquis'))).toBe(true);
    const answer = await client.get<{ coverage: unknown[] }>(
      '/drugs/covered?drugs=617314,617312&planids=00148TX0010010,00548TX0010010&year=2027',
    );
    expect(answer.coverage).toHaveLength(4);
    expect(answer.coverage[3]).toEqual({ rxcui: '617312', plan_id: '00548TX0010010', coverage: 'DataNotProvided' });
  });
});
