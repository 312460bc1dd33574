import type { PlanSearch } from '#contract/api/plans.contract.js';
import { json, planIdOf, startFakeServer, wirePlan } from '#platform/marketplace/fake-server.testing.js';
import { MarketplaceClient } from '#platform/marketplace/marketplace.client.js';
import { METRICS } from '#platform/metrics/metrics.js';
import { findPlans, pricePlans } from './find-plans.js';
import { leastReal, readPricedPlans } from './priced-plans.js';
import { YearCosts } from './year-costs.service.js';

/** Abort signal of a caller who waits for an answer without a time limit. */
const NEVER = new AbortController().signal;

const search: PlanSearch = {
  household: { income: 30_000, people: [{ age: 60, aptc_eligible: true }] },
  market: 'Individual',
  place: { countyfips: '37183', state: 'NC', zipcode: '27601' },
  year: 2026,
};
const find = (client: MarketplaceClient, question = search) =>
  findPlans(client, (priced) => readPricedPlans({ client, costs: new YearCosts() }, priced, NEVER), question, NEVER);
const plans = [wirePlan({ id: planIdOf(1) }), wirePlan({ id: planIdOf(2), premium: 90, premium_w_credit: 0 })];
const withCredit = (plan: Record<string, unknown>, credit: number) => {
  const premium = Number(plan['premium']);
  return { ...plan, premium_w_credit: premium - Math.min(credit, premium), aptc_eligible_premium: premium };
};
/**
 * Starts a fake marketplace that answers every request for estimates with the given error code. If a plan search
 * contains no tax credit, the fake marketplace calculates the credit.
 */
const withoutEstimates = (code: string) =>
  startFakeServer((received, response, request) => {
    const { aptc_override: credit } = received.body;
    const priced = typeof credit === 'number' ? plans.map((plan) => withCredit(plan, credit)) : plans;
    const answer = received.path.endsWith('/estimates')
      ? json({ code, status: '404', message: 'none' }, 404)
      : json({ plans: priced, total: priced.length });
    answer(received, response, request);
  });

it.each(['1009', '1015', '1016'])(
  'without an estimate (%s), no credit of $0 is sent to the marketplace or to the person',
  async (code) => {
    const server = await withoutEstimates(code);
    const client = new MarketplaceClient({ baseUrl: server.url, apiKey: 'k' });
    const found = await find(client);
    expect(server.requests.map(({ path }) => path)).toEqual([
      '/households/eligibility/estimates',
      '/plans/search',
      '/plans',
    ]);
    expect(found.plans.map(({ premium_w_credit }) => premium_w_credit)).toEqual([0, 100.25]);
    expect(found.eligibility.aptc).toBe(300.25);
    const some = await pricePlans({ client, costs: new YearCosts() }, { ...search, plan_ids: [planIdOf(1)] }, NEVER);
    expect(some.eligibility.aptc).toBe(300.25);
    await server.close();
  },
);

describe('without an income', () => {
  const asked = async (person: { aptc_eligible: boolean; has_mec?: boolean }) => {
    const server = await withoutEstimates('1015');
    const client = new MarketplaceClient({ baseUrl: server.url, apiKey: 'k' });
    const household = { income: null, people: [{ age: 60, ...person }] };
    const found = await find(client, { ...search, household });
    const some = await pricePlans(
      { client, costs: new YearCosts() },
      { ...search, household, plan_ids: [planIdOf(1)] },
      NEVER,
    );
    await server.close();
    return { found, some, requests: server.requests };
  };

  it('no help is asked for and none is calculated by the marketplace, which gets no income at all', async () => {
    const { requests } = await asked({ aptc_eligible: true });
    expect(requests.map(({ path }) => path)).toEqual(['/plans/search', '/plans', '/plans']);
    // Only a credit of at least $1 shows whether one can be subtracted from the prices of the search.
    expect(requests.map(({ body }) => body['aptc_override'])).toEqual([1, 1, 0]);
    for (const { body } of requests) {
      expect(body).not.toHaveProperty('csr_override');
      expect(body['household']).not.toHaveProperty('income');
    }
  });

  it('all prices are full prices, and the reply says that the help is not known', async () => {
    const { found, some } = await asked({ aptc_eligible: true });
    for (const { plans: priced, eligibility } of [found, some]) {
      expect(priced.every(({ premium, premium_w_credit }) => premium === premium_w_credit)).toBe(true);
      expect(eligibility).toMatchObject({ credit_gap: 'noIncome', aptc: 0, csr: null });
      expect(eligibility.people).toEqual([{ is_priced: true, is_medicaid_chip: false, in_coverage_gap: false }]);
    }
  });

  it('somebody with other coverage gets no help whatever the income is, so nothing is unknown', async () => {
    const { found } = await asked({ aptc_eligible: false, has_mec: true });
    expect(found.eligibility.credit_gap).toBeNull();
  });
});

it('if the credit cannot be subtracted from the prices, the plans are asked for each income as before', async () => {
  const server = await startFakeServer((received, response, request) => {
    const aptc = received.body['aptc_override'] ?? 300;
    const answer = received.path.endsWith('/estimates')
      ? json({ estimates: [{ aptc }] })
      : // This marketplace subtracts a cent more than the credit.
        json({ plans: [{ ...withCredit(wirePlan(), Number(aptc) + 0.01) }], total: 1 });
    answer(received, response, request);
  });
  const client = new MarketplaceClient({ baseUrl: server.url, apiKey: 'k' });
  const counted = async () => (await METRICS.notDivisible.get()).values[0]?.value ?? 0;
  const before = await counted();
  const found = await find(client);
  await server.close();
  expect(found.plans[0]?.premium_w_credit).toBeCloseTo(100.49, 6);
  expect(server.requests.slice(1).map(({ body }) => Object(body['household']).income)).toEqual([
    undefined,
    undefined,
    30_000,
    30_000,
  ]);
  expect((await counted()) - before).toBe(1);
});

it('if a call for details fails, only its plans lack details, and they are counted', async () => {
  const many = Array.from({ length: 70 }, (_, index) => wirePlan({ id: planIdOf(index + 1) }));
  const lost = many.slice(30, 60).map(({ id }) => id);
  const server = await startFakeServer((received, response, request) => {
    const ids = received.body['plan_ids'];
    const wanted = Array.isArray(ids) ? many.filter(({ id }) => ids.includes(id)) : [];
    const offset = Number(received.body['offset'] ?? 0);
    const answer = received.path.endsWith('/estimates')
      ? json({ code: '1015', status: '404', message: 'none' }, 404)
      : received.path.endsWith('/search')
        ? json({ plans: many.slice(offset, offset + 10), total: many.length })
        : wanted.some(({ id }) => lost.includes(id))
          ? json({ message: 'busy' }, 500)
          : json({ plans: wanted });
    answer(received, response, request);
  });
  const client = new MarketplaceClient({ baseUrl: server.url, apiKey: 'k', limits: { retryPause: 1 } });
  const found = await find(client).finally(() => server.close());
  expect(found).toMatchObject({ total: 70, dropped: 0, details_missing: 30 });
  expect(found.plans.filter(({ topics }) => topics === null).map(({ id }) => id)).toEqual(lost);
  expect(found.plans.every(({ premium_w_credit }) => premium_w_credit === 100.25)).toBe(true);
});

it('if a page fails, the search ends and the remaining pages are not requested', async () => {
  const server = await startFakeServer((received, response, request) => {
    const offset = Number(received.body['offset'] ?? 0);
    const page = Array.from({ length: 10 }, (_, index) => wirePlan({ id: planIdOf(offset + index) }));
    const answer = received.path.endsWith('/estimates')
      ? json({ code: '1015', status: '404', message: 'none' }, 404)
      : received.body['year'] !== search.year
        ? json({ plans: [], total: 0 })
        : offset === 10
          ? json('<html></html>', 404)
          : json({ plans: page, total: 300 });
    answer(received, response, request);
  });
  const client = new MarketplaceClient({ baseUrl: server.url, apiKey: 'k' });
  await expect(find(client)).rejects.toMatchObject({
    kind: 'badAnswer',
  });
  // The test makes a second search to see whether further pages of the first search were requested. The client sends
  // its requests in order, so it would request such pages before the second search.
  await client.searchPlans({ ...search, year: 2027 });
  await server.close();
  expect(server.requests.length).toBeLessThan(15);
});

it.each([
  [['marketplace', 'imported', 'sample'], 'sample'],
  [['imported', 'sample'], 'sample'],
  [['marketplace', 'imported'], 'imported'],
  [['marketplace'], 'marketplace'],
] as const)('a reply made of answers from %j counts as %s', (sources, expected) => {
  expect(leastReal(new Set(sources))).toBe(expected);
});
