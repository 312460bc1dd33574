import { json, planIdOf, startFakeServer, wirePlan, type Respond } from './fake-server.testing.js';
import { MarketplaceClient } from './marketplace.client.js';
import type { PlanQuestion } from './question.js';

const question: PlanQuestion = {
  household: { income: 41_000, people: [{ age: 40, aptc_eligible: true }] },
  place: { countyfips: '37183', state: 'NC', zipcode: '27601' },
  market: 'Individual',
  year: 2026,
};
let server: Awaited<ReturnType<typeof startFakeServer>>;
let client: MarketplaceClient;

beforeEach(async () => {
  server = await startFakeServer();
  client = new MarketplaceClient({ baseUrl: `${server.url}/api/v1`, apiKey: 'secret-key' });
});
afterEach(() => server.close());

/** Creates a response function that serves `total` plans in pages of `size` plans, whatever page size is requested. */
const pages =
  (total: number, size = 10): Respond =>
  (received, response) => {
    const offset = Number(received.body['offset']);
    const plans = Array.from({ length: Math.max(0, Math.min(size, total - offset)) }, (_, index) =>
      wirePlan({ id: planIdOf(offset + index) }),
    );
    json({ plans, total })(received, response, response.req);
  };

describe('a search', () => {
  it.each([
    [0, 1],
    [7, 1],
    [10, 1],
    [11, 2],
    [138, 14],
  ])('for %i plans takes %i calls', async (total, calls) => {
    server.answer(pages(total));
    const { data } = await client.searchPlans(question);
    expect(data.plans).toHaveLength(total);
    expect(server.requests).toHaveLength(calls);
    expect(client.counters.calls.searchPlans).toBe(calls);
  });

  it('uses the page size that the server really has', async () => {
    server.answer(pages(120, 50));
    const { data } = await client.searchPlans(question);
    expect(new Set(data.plans.map((plan) => plan.id)).size).toBe(120);
    expect(server.requests).toHaveLength(3);
  });

  it('misses no plan if a later page is shorter than the first', async () => {
    server.answer((received, response) =>
      pages(25, Number(received.body['offset']) === 10 ? 4 : 10)(received, response, response.req),
    );
    const { data } = await client.searchPlans(question);
    expect(new Set(data.plans.map((plan) => plan.id)).size).toBe(25);
  });

  it('ends if there are no more pages before the total is reached', async () => {
    server.answer((received, response) =>
      json({ plans: Number(received.body['offset']) === 0 ? [wirePlan()] : [], total: 3 })(
        received,
        response,
        response.req,
      ),
    );
    const { plans, total, dropped } = (await client.searchPlans(question)).data;
    expect([plans.length, total, dropped, client.counters.droppedPlans]).toEqual([1, 3, 2, 2]);
  });

  it('counts the plans beyond the maximum that it reads', async () => {
    server.answer(pages(1_200, 500));
    const { plans, total, dropped } = (await client.searchPlans(question)).data;
    expect([plans.length, total, dropped]).toEqual([1_000, 1_200, 200]);
  });

  it('returns all received plans even if the stated total is lower', async () => {
    server.answer(json({ plans: [wirePlan(), { ...wirePlan({ id: planIdOf(2) }), premium: -1 }], total: 1 }));
    const { plans, total, dropped } = (await client.searchPlans(question)).data;
    expect([plans.length, total, dropped]).toEqual([1, 2, 1]);
  });

  it('requests medical plans, cheapest first, with the API key and the year', async () => {
    server.answer(pages(1));
    await client.searchPlans({ ...question, aptc_override: 12.5, csr_override: 'CSR94' });
    const [received] = server.requests;
    expect(received?.body).toMatchObject({
      filter: { division: 'HealthCare' },
      sort: 'premium',
      order: 'asc',
      offset: 0,
      market: 'Individual',
      aptc_override: 12.5,
      csr_override: 'CSR94',
      year: 2026,
    });
    expect(received?.query.get('apikey')).toBe('secret-key');
  });

  it('returns a plan only once if it moved to the next page', async () => {
    server.answer((received, response) =>
      json({ plans: [wirePlan({ id: planIdOf(received.body['offset'] === 0 ? 1 : 1) })], total: 2 })(
        received,
        response,
        response.req,
      ),
    );
    expect((await client.searchPlans(question)).data.plans).toHaveLength(1);
  });

  it('never has more than four requests in progress', async () => {
    // The test server answers the request for the first page at once. It answers further requests only after four of
    // them have arrived.
    const held: (() => void)[] = [];
    let arrived = 0;
    server.answer((received, response) => {
      held.push(() => pages(200)(received, response, response.req));
      arrived += 1;
      if (arrived === 1 || arrived >= 5) for (const reply of held.splice(0)) reply();
    });
    await client.searchPlans(question);
    expect(server.mostAtOnce).toBe(4);
    expect(client.counters.mostAtOnce).toBe(4);
  });
});

describe('lists', () => {
  const version = { name: 'plans', updated: '2026-11-01T00:00:00Z' };

  it.each([
    ['bare', [version]],
    ['in their envelope', { versions: [version] }],
  ])('are accepted %s', async (_, body) => {
    server.answer(json(body));
    expect((await client.versions()).data).toEqual([version]);
  });

  it('may be null', async () => {
    server.answer(json({ versions: null }));
    expect((await client.versions()).data).toEqual([]);
  });

  it('leave out and count invalid rows', async () => {
    server.answer(json([version, { ...version, name: 48113 }]));
    expect((await client.versions()).data).toEqual([version]);
    expect(client.counters.droppedRows).toBe(1);
  });

  it('of medicines are accepted bare, as in live responses, or wrapped, as in the documentation', async () => {
    const drug = {
      rxcui: '617318',
      name: 'Madeupol',
      strength: '20 mg',
      route: 'Oral Pill',
      full_name: 'Madeupol (Oral Pill)',
      rxterms_dose_form: 'Tab',
      rxnorm_dose_form: 'Oral Tablet',
    };
    server.answer(json([drug]));
    expect((await client.drugsAutocomplete('made')).data).toEqual([drug]);
    server.answer(json({ drugs: [drug] }));
    expect((await client.drugsAutocomplete('made')).data).toEqual([drug]);
  });

  it('of coverage contain the id of the generic, or null if there is none', async () => {
    server.answer(
      json({
        coverage: [
          { rxcui: '1', plan_id: planIdOf(1), coverage: 'GenericCovered', generic_rxcui: '2' },
          { rxcui: '1', plan_id: planIdOf(2), coverage: 'DataNotProvided' },
        ],
      }),
    );
    expect(
      (await client.drugsCovered(['1'], [planIdOf(1), planIdOf(2)], 2026)).data.map((row) => row.generic_rxcui),
    ).toEqual(['2', null]);
    expect(server.requests[0]?.query.get('planids')).toBe(`${planIdOf(1)},${planIdOf(2)}`);
  });
});

it('accepts a bare or wrapped plan, and estimates with or without a cost-sharing level', async () => {
  server.answer(json({ plan: wirePlan() }));
  expect((await client.plan(planIdOf(1), 2026)).data.name).toBe('Invented Silver');
  server.answer(json(wirePlan()));
  expect((await client.plan(planIdOf(1), 2026)).data.name).toBe('Invented Silver');
  server.answer(
    json({
      estimates: [
        { aptc: 448.08296071163227, csr: '94% AV Level Silver Plan CSR' },
        { aptc: null, is_medicaid_chip: true },
      ],
    }),
  );
  expect((await client.estimates(question)).data).toMatchObject([
    { aptc: 448.08296071163227, is_medicaid_chip: false },
    { aptc: 0, csr: '', is_medicaid_chip: true },
  ]);
});

it('distinguishes invented data from real data by a response header', async () => {
  server.answer(json([], 200, { 'x-sample-data': 'true' }));
  expect((await client.versions()).source).toBe('sample');
  server.answer(json([]));
  expect((await client.versions()).source).toBe('marketplace');
});

it('rejects requests for more than the marketplace returns at once', async () => {
  await expect(
    client.batchPlans(
      question,
      Array.from({ length: 31 }, (_, index) => planIdOf(index)),
    ),
  ).rejects.toThrow(RangeError);
  await expect((async () => client.drugsCovered(Array<string>(21).fill('1'), [], 2026))()).rejects.toThrow(RangeError);
  expect(server.requests).toHaveLength(0);
});
