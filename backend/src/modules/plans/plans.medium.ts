import { brotliDecompressSync } from 'node:zlib';
import * as z from 'zod/mini';
import { PlanBatchReply, PLANS, PlanSearchReply, type PlanSearch } from '#contract/api/plans.contract.js';
import { KeyBudget } from '#platform/marketplace/key-budget.js';
import { startMarketplace, type Marketplace } from '#sandbox/marketplace/start.js';
import { newSearch, replyOf } from '#test/builders/plans.builder.js';
import type { Answer } from '#test/harness/browser.js';
import { TestApp } from '#test/harness/test-app.js';
import { PlansService } from './plans.service.js';

let marketplace: Marketplace;
let testApp: TestApp;
let person: Awaited<ReturnType<TestApp['signedIn']>>['browser'];

beforeAll(async () => {
  marketplace = await startMarketplace({ port: 0, apiKey: 'test-key' });
  testApp = await TestApp.open({ workers: false, env: { MARKETPLACE_API_URL: `${marketplace.url}/api/v1` } });
  person = (await testApp.signedIn()).browser;
});
afterAll(async () => {
  await testApp?.close();
  await marketplace?.close();
});
beforeEach(() => {
  marketplace.clearFaults();
  marketplace.calls.reset();
});

const search = (question: PlanSearch): Promise<Answer> => person.post('/api/plans/search', question);
const byId = (a: { id: string }, b: { id: string }): number => a.id.localeCompare(b.id);

describe('several plans in full', () => {
  it('have the same price, deductible and maximum as in the search', async () => {
    const question = newSearch({
      household: {
        income: 22_000,
        people: [
          { age: 58, aptc_eligible: true },
          { age: 30, aptc_eligible: true },
        ],
      },
    });
    const { plans: sold } = replyOf(await search(question));
    const found = sold.filter(({ topics }) => topics !== null && topics.length > 0).slice(0, 4);
    const answer = await testApp.browser().post('/api/plans', { ...question, plan_ids: found.map(({ id }) => id) });
    expect(answer.status).toBe(200);
    const { plans } = z.parse(PlanBatchReply, answer.body);
    for (const summary of found) expect(plans.find(({ id }) => id === summary.id)).toMatchObject(summary);
    expect(plans.every(({ benefits }) => benefits.length > 50)).toBe(true);
  });

  it('take two calls at first, and none when requested again in another order', async () => {
    const question = newSearch();
    const ids = replyOf(await search(question))
      .plans.slice(0, 3)
      .map(({ id }) => id);
    marketplace.calls.reset();
    await person.post('/api/plans', { ...question, plan_ids: ids });
    expect(marketplace.calls.total).toBe(2);
    await person.post('/api/plans', { ...question, plan_ids: ids.toReversed() });
    expect(marketplace.calls.total).toBe(2);
  });

  it('are limited to four, each with a valid id', async () => {
    for (const plan_ids of [[], ['x'], Array.from({ length: 5 }, () => '11111TX1111111')]) {
      expect((await person.post('/api/plans', { ...newSearch(), plan_ids })).status).toBe(400);
    }
  });
});

describe('a search', () => {
  it('returns every plan with its price and full benefits in few calls, and needs none when repeated', async () => {
    const question = newSearch();
    const answer = await search(question);
    expect(answer.status).toBe(200);
    const reply = replyOf(answer);
    expect(answer.body).toEqual(reply);
    expect(reply.total).toBeGreaterThan(30);
    expect(reply.plans).toHaveLength(reply.total);
    expect(reply.plans.every((plan) => plan.premium !== null && plan.premium > 0)).toBe(true);
    expect(reply.plans.filter((plan) => plan.topics?.includes('Maternity')).length).toBeGreaterThan(reply.total / 2);
    expect(reply.plans.every((plan) => plan.deductibles.length > 0 && plan.moops.length > 0)).toBe(true);
    expect(reply.provenance).toMatchObject({ source: 'sample', stale: false });
    expect(marketplace.calls.count('/plans/search')).toBe(Math.ceil(reply.total / 10));
    expect(marketplace.calls.count('/plans')).toBe(Math.ceil(reply.total / 30));
    expect(marketplace.calls.total).toBeLessThanOrEqual(Math.ceil(reply.total / 10) + Math.ceil(reply.total / 30) + 3);
    marketplace.calls.reset();
    expect((await search(question)).raw).toBe(answer.raw);
    expect(marketplace.calls.total).toBe(0);
  });

  it('has a small response, because benefits are sent only when a plan is opened', async () => {
    const answer = await search(newSearch());
    expect(Buffer.byteLength(answer.raw)).toBeLessThan(350_000);
  });

  it('estimates what a person pays for care from age, gender and use, and more for higher use', async () => {
    const at = async (utilization_level: 'Low' | 'High') => {
      const people = [{ age: 58, aptc_eligible: true, gender: 'Female' as const, utilization_level }];
      return replyOf(await search(newSearch({ household: { income: 60_000, people } }))).plans.map(({ oopc }) => oopc);
    };
    const [low, high] = [await at('Low'), await at('High')];
    expect(low.every((amount) => amount !== null)).toBe(true);
    expect(high.every((amount, index) => amount !== null && amount > (low[index] ?? Infinity))).toBe(true);
    const unknown = replyOf(
      await search(newSearch({ household: { income: 60_000, people: [{ age: 58, aptc_eligible: true }] } })),
    );
    expect(unknown.plans.every(({ oopc }) => oopc === null)).toBe(true);
  });

  it('is sent to the marketplace only once if 200 people search for the same at once', async () => {
    const question = newSearch();
    const plans = testApp.app.get(PlansService);
    const results = await Promise.all(Array.from({ length: 200 }, () => plans.search(question)));
    expect(new Set(results.map(({ answer }) => answer)).size).toBe(1);
    const { total } = z.parse(PlanSearchReply, await results[0]?.answer.json());
    expect(marketplace.calls.count('/plans/search')).toBe(Math.ceil(total / 10));
    expect(marketplace.calls.count('/households/eligibility/estimates')).toBe(1);
  });

  it('is sent compressed to clients that accept it, with the same ETag and text', async () => {
    const question = newSearch();
    const plain = await search(question);
    const response = await testApp.app.inject({
      method: 'POST',
      url: '/api/plans/search',
      payload: question,
      headers: {
        cookie: [...person.cookies].map((pair) => pair.join('=')).join('; '),
        'sec-fetch-site': 'same-origin',
        'accept-encoding': 'gzip, br',
      },
    });
    expect(response.headers).toMatchObject({
      'content-encoding': 'br',
      etag: plain.headers['etag'],
      'cache-control': 'private, no-store',
      'content-type': 'application/json; charset=utf-8',
    });
    expect(brotliDecompressSync(response.rawPayload).toString()).toBe(plain.raw);
    expect(response.rawPayload.length).toBeLessThan(plain.raw.length / 5);
  });

  it('returns the tax credit and the cost-sharing level, and prices plans with them', async () => {
    const reply = replyOf(
      await search(newSearch({ household: { income: 22_000, people: [{ age: 58, aptc_eligible: true }] } })),
    );
    expect(reply.eligibility.aptc).toBeGreaterThan(0);
    expect(reply.eligibility.csr).toBe('94% AV Level Silver Plan CSR');
    const [call] = marketplace.calls.list('/plans/search');
    expect(call?.body).toMatchObject({ aptc_override: reply.eligibility.aptc, csr_override: 'CSR94' });
    const silver = reply.plans.filter((plan) => plan.metal_level === 'Silver');
    expect(silver.length).toBeGreaterThan(0);
    expect(
      silver.every((plan) =>
        [...plan.deductibles, ...plan.moops].every((row) => row.csr === '94% AV Level Silver Plan CSR'),
      ),
    ).toBe(true);
    expect(
      reply.plans.some(
        (plan) => plan.premium_w_credit !== null && plan.premium !== null && plan.premium_w_credit < plan.premium,
      ),
    ).toBe(true);
  });

  it('returns full prices without an income, and does not take the missing income for 0', async () => {
    const people = [{ age: 58, aptc_eligible: true }];
    const unknown = replyOf(await search(newSearch({ household: { income: null, people } })));
    expect(unknown.eligibility).toMatchObject({
      credit_gap: 'noIncome',
      aptc: 0,
      csr: null,
      is_medicaid_chip: false,
      in_coverage_gap: false,
    });
    expect(unknown.plans.every(({ premium, premium_w_credit }) => premium === premium_w_credit)).toBe(true);
    expect(
      unknown.plans.flatMap(({ deductibles, moops }) => [...deductibles, ...moops]).map(({ csr }) => csr),
    ).not.toContain('94% AV Level Silver Plan CSR');
    expect(marketplace.calls.list('/households/eligibility/estimates')).toEqual([]);
    const none = replyOf(await search(newSearch({ household: { income: 0, people } })));
    expect(none.eligibility.credit_gap).toBeNull();
    expect(none.eligibility.is_medicaid_chip || none.eligibility.in_coverage_gap).toBe(true);
  });

  it('does not mistake a missing income for one that was not said', async () => {
    const { household, ...others } = newSearch();
    expect((await search({ ...others, household: { people: household.people } } as PlanSearch)).status).toBe(400);
  });

  it('estimates a year without an income from twelve full premiums', async () => {
    const household = { income: null, people: [{ age: 58, aptc_eligible: true }] };
    for (const { premium, year_cost } of replyOf(await search(newSearch({ household }))).plans)
      if (year_cost) expect(year_cost.premiums).toBeCloseTo((premium ?? 0) * 12, 1);
  });

  it('returns the family deductible to a family', async () => {
    const people = [40, 38, 9].map((age) => ({ age, aptc_eligible: true }));
    const reply = replyOf(await search(newSearch({ household: { income: 150_000, people } })));
    expect(new Set(reply.plans.flatMap((plan) => plan.moops.map((row) => row.family_cost)))).toEqual(
      new Set(['Family']),
    );
  });

  it('prices the spouse of somebody with Medicare like a single person, including deductible and maximum', async () => {
    const spouse = { age: 60, aptc_eligible: true, gender: 'Female' as const };
    const priced = async (...people: PlanSearch['household']['people']) =>
      replyOf(await search(newSearch({ household: { income: 150_000, people } })));
    const [couple, alone] = [
      await priced({ age: 66, aptc_eligible: false, has_mec: true }, spouse),
      await priced(spouse),
    ];
    expect(couple.eligibility.people.map(({ is_priced }) => is_priced)).toEqual([false, true]);
    expect(
      couple.plans
        .map(({ id, premium, deductibles, moops, oopc }) => ({ id, premium, deductibles, moops, oopc }))
        .toSorted(byId),
    ).toEqual(
      alone.plans
        .map(({ id, premium, deductibles, moops, oopc }) => ({ id, premium, deductibles, moops, oopc }))
        .toSorted(byId),
    );
  });

  it('gives guests the same answer as signed-in people', async () => {
    const question = newSearch();
    const guests = await testApp.browser().post('/api/plans/search', question);
    expect([guests.status, guests.raw]).toEqual([200, (await person.post('/api/plans/search', question)).raw]);
  });

  it('leaves no readable data about the household in the database', async () => {
    const question = newSearch({ household: { income: 40_404, people: [{ age: 97, aptc_eligible: true }] } });
    await search(question);
    const { rows } = await testApp.sql.query<{ key: string; question: Buffer }>(
      "select key, question from cache_entries where kind = 'search'",
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(`${row.key} ${row.question.toString('latin1')}`).not.toMatch(/40404|75001|income/);
  });
});

describe('a ZIP code', () => {
  it.each([
    ['70801', 'East Baton Rouge Parish', { state: 'LA', kind: 'federal' }],
    ['94105', 'San Francisco County', { state: 'CA', kind: 'own', name: 'Covered California' }],
    ['00901', 'San Juan Municipio', { state: 'PR', kind: 'none' }],
  ])('%s is answered even while the marketplace is down', async (zip, county, marketplaceThere) => {
    marketplace.fault({ kind: '500', count: 0 });
    const { body } = await testApp.browser().get(`/api/counties/by/zip/${zip}`);
    const reply = z.parse(PLANS.listCounties.reply ?? z.never(), body);
    expect(reply).toMatchObject({ counties: [{ name: county }], marketplaces: [marketplaceThere] });
    expect(marketplace.calls.total).toBe(0);
  });

  it('finds as many plans as are really sold there', async () => {
    const found = await search(newSearch({ place: { countyfips: '22033', state: 'LA', zipcode: '70801' } }));
    expect([found.status, replyOf(found).total]).toEqual([200, 59]);
  });
});

describe('one plan by its id', () => {
  it('is answered with 304 if the client already has it', async () => {
    const [first] = replyOf(await search(newSearch())).plans;
    const answer = await testApp.browser().get(`/api/plans/${first?.id}?year=2026`);
    const again = await testApp
      .browser()
      .get(`/api/plans/${first?.id}?year=2026`, { headers: { 'if-none-match': String(answer.headers['etag']) } });
    expect([again.status, again.raw]).toEqual([304, '']);
  });

  it('is public and has no price', async () => {
    const [first] = replyOf(await search(newSearch())).plans;
    const answer = await testApp.browser().get(`/api/plans/${first?.id}?year=2026`);
    expect(
      z.parse(
        z.object({ plan: z.object({ id: z.string(), premium: z.null(), premium_w_credit: z.null() }) }),
        answer.body,
      ).plan.id,
    ).toBe(first?.id);
  });
});

it("includes the marketplace's current plan year", async () => {
  const { body } = await testApp.browser().get('/api/market-years');
  const years = z.parse(z.object({ current: z.number(), offered: z.array(z.number()) }), body);
  expect(years.offered).toContain(years.current);
});

it('the web process makes marketplace calls for people, and workers make theirs from their own share', async () => {
  expect(testApp.app.get(KeyBudget, { strict: false }).share).toBe('people');
  await testApp.startWorkers();
  expect(testApp.workers?.get(KeyBudget, { strict: false }).share).toBe('workers');
  await testApp.stopWorkers();
});
