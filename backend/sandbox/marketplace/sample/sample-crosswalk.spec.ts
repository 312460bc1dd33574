import { Client, DALLAS } from '#test/harness/marketplace-client.js';
import type { Crosswalk } from '../catalog/catalog.js';
import { SampleCatalog } from './sample-catalog.js';

const catalog = new SampleCatalog();
const dallas = { fips: DALLAS.countyfips, state: 'TX', zipcode: DALLAS.zipcode };

const isSold = (id: string | undefined): boolean => catalog.plansIn(dallas, 2027).some(({ facts }) => facts.id === id);

it('an invented plan that is sold again goes on under its own id', () => {
  const goesOn = catalog.plansIn(dallas, 2026).filter(({ facts }) => isSold(facts.id));
  expect(goesOn.length).toBeGreaterThan(100);
  for (const { facts } of goesOn)
    expect(catalog.crosswalk(facts.id, 2026, dallas)).toEqual({ new_plan_id: facts.id, level: '0', reason: '0' });
});

it('each successor is a plan of the same insurer that is sold at the place', () => {
  for (const { facts } of catalog.plansIn(dallas, 2026)) {
    const successor = catalog.crosswalk(facts.id, 2026, dallas)?.new_plan_id;
    expect([undefined, facts.issuer.id]).toContain(successor?.slice(0, 5));
    expect(successor === undefined || isSold(successor)).toBe(true);
  }
});

it('among the plans of Texas that end are all cases: none, another plan, another metal level, by ZIP code', () => {
  const cases = new Set<string>();
  for (const fips of ['48113', '48201', '48029', '48453', '48439']) {
    const place = { fips, state: 'TX', zipcode: '75001' };
    for (const { facts } of catalog.plansIn(place, 2026)) {
      const found = catalog.crosswalk(facts.id, 2026, place);
      if (found?.level !== '0') cases.add(caseOf(facts.metal_level, found));
    }
  }
  expect([...cases].toSorted()).toEqual(['another metal level', 'another plan', 'by ZIP code', 'none']);
});

function caseOf(metal: string, found: Crosswalk | undefined): string {
  if (!found) return 'none';
  if (found.level === '3') return 'by ZIP code';
  return catalog.plan(found.new_plan_id, 2027)?.facts.metal_level === metal ? 'another plan' : 'another metal level';
}

describe('the crosswalk of the local marketplace', () => {
  let client: Client;
  beforeAll(async () => {
    client = await Client.start();
  });
  afterAll(() => client.marketplace.close());
  const [first] = catalog.plansIn(dallas, 2026);
  const path = (id: string) =>
    `/crosswalk?year=2026&plan_id=${id}&state=TX&zipcode=${dallas.zipcode}&fips=${dallas.fips}`;

  it('answers with three texts, marked as invented', async () => {
    const answer = await client.fetch(path(first?.facts.id ?? ''));
    expect(await answer.json()).toEqual({ new_plan_id: first?.facts.id, level: '0', reason: '0' });
    expect(answer.headers.get('x-sample-data')).toBe('invented');
  });

  it('refuses an unknown plan with 1005, and a question without a place with 1003', async () => {
    expect(await client.refusal(path('00148TX0019999'))).toMatchObject({ status: 404, body: { code: '1005' } });
    expect(await client.refusal('/crosswalk?year=2026&plan_id=x&state=TX&zipcode=75001')).toMatchObject({
      status: 400,
      body: { code: '1003', message: 'fips: cannot be blank.' },
    });
  });
});
