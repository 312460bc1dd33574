import { brotliDecompressSync } from 'node:zlib';
import * as z from 'zod/mini';
import type { PlanSearch } from '#contract/api/plans.contract.js';
import { AnswerCache } from '#platform/cache/answer-cache.js';
import { CacheKeys } from '#platform/cache/cache-key.js';
import { CacheRenewal } from '#platform/cache/cache-renewal.js';
import { CacheRepository } from '#platform/cache/cache.repository.js';
import { Cipher } from '#platform/crypto/cipher.js';
import { KeyBudget } from '#platform/marketplace/key-budget.js';
import { DALLAS, newSearch, replyOf } from '#test/builders/plans.builder.js';
import type { Answer, Browser } from '#test/harness/browser.js';
import { withMarketplace } from '#test/harness/test-app.js';
import { PlanQueries } from './plan-queries.js';

const { marketplace, testApp } = withMarketplace();
let person: Browser;
beforeAll(async () => {
  person = (await testApp.signedIn()).browser;
});

const search = (question: PlanSearch): Promise<Answer> => person.post('/api/plans/search', question);

describe('several plans in full', () => {
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
});

describe('a search', () => {
  it('returns every plan with its price and full benefits in few calls, and needs none when repeated', async () => {
    const question = newSearch();
    const answer = await search(question);
    expect(answer.status).toBe(200);
    const reply = replyOf(answer);
    expect(answer.body).toEqual(reply);
    expect(reply.total).toBe(18);
    expect(reply.plans).toHaveLength(reply.total);
    expect(reply.plans.every((plan) => plan.premium !== null && plan.premium > 0)).toBe(true);
    expect(reply.plans.filter((plan) => plan.topics?.includes('Maternity')).length).toBeGreaterThan(reply.total / 2);
    expect(reply.plans.every((plan) => plan.deductibles.length > 0 && plan.moops.length > 0)).toBe(true);
    expect(reply.provenance).toMatchObject({ source: 'sample', stale: false });
    expect([marketplace.calls.count('/plans/search'), marketplace.calls.count('/plans')]).toEqual([2, 1]);
    expect(marketplace.calls.total).toBeLessThanOrEqual(2 + 1 + 3);
    marketplace.calls.reset();
    expect((await search(question)).raw).toBe(answer.raw);
    expect(marketplace.calls.total).toBe(0);
    // A plan takes about 2.5 KB, because benefits are sent only when a plan is opened.
    expect(Buffer.byteLength(answer.raw)).toBeLessThan(50_000);
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

  it('returns full prices for an unknown income, which is neither 0 nor left out', async () => {
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
    for (const { premium, year_cost } of unknown.plans) expect(year_cost?.premiums).toBeCloseTo((premium ?? 0) * 12, 1);
    expect((await search({ ...newSearch(), household: { people } } as unknown as PlanSearch)).status).toBe(400);
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
    const figuresOf = ({ plans }: typeof alone): object[] =>
      plans
        .map(({ id, premium, deductibles, moops, oopc }) => ({ id, premium, deductibles, moops, oopc }))
        .toSorted((a, b) => a.id.localeCompare(b.id));
    expect(figuresOf(couple)).toEqual(figuresOf(alone));
  });

  it('takes one call for the same people with another income, none if repeated, and 20 for others', async () => {
    const callsOf = async (changes: Partial<PlanSearch>) => {
      marketplace.calls.reset();
      const { eligibility } = replyOf(await search(newSearch({ place: DALLAS, ...changes })));
      return [marketplace.calls.total, eligibility.csr !== null];
    };
    const of = (income: number | null, age = 64): Partial<PlanSearch> => ({
      household: { income, people: [{ age, aptc_eligible: true }] },
    });
    expect(await callsOf(of(61_000))).toEqual([20, false]);
    expect(await callsOf(of(48_000))).toEqual([1, false]);
    expect(await callsOf(of(48_000))).toEqual([0, false]);
    expect(await callsOf(of(null))).toEqual([0, false]);
    expect(await callsOf(of(22_000))).toEqual([20, true]);
    expect(await callsOf(of(61_000, 63))).toEqual([20, false]);
  });

  it('is as old and as fresh as the prices on which it is based, which are renewed once for all incomes', async () => {
    const household = (income: number) => ({ income, people: [{ age: 59, aptc_eligible: true }] });
    const [first, other] = [newSearch({ household: household(61_000) }), newSearch({ household: household(48_000) })];
    const replies = [replyOf(await search(first)), replyOf(await search(other))] as const;
    expect(replies[1].provenance).toEqual(replies[0].provenance);
    const rows = async () =>
      (
        await testApp.sql.query<{ key: string; kind: string; until: string; at: string }>(
          `select key, kind, fresh_until::text as until, fetched_at::text as at from cache_entries
             where fetched_at >= $1 order by kind desc`,
          [replies[0].provenance.asOf],
        )
      ).rows;
    const get = <T>(type: new (...args: never[]) => T): T => testApp.app.get(type, { strict: false });
    const queries = get(PlanQueries).all;
    const before = await rows();
    expect(before.map(({ kind }) => kind)).toEqual(['search', 'search', 'pricedPlans']);
    expect(new Set(before.map(({ until, at }) => until + at)).size).toBe(1);
    await testApp.sql.query('update cache_entries set fresh_until = now() where key = any($1)', [
      before.map(({ key }) => key),
    ]);
    marketplace.calls.reset();
    // Workers have other work as well, which calls the marketplace too as soon as they start.
    const renewal = new CacheRenewal(get(AnswerCache), get(CacheRepository), get(CacheKeys), get(Cipher), queries);
    expect(await Promise.all(before.map(({ key }) => renewal.renew(key)))).toEqual(['renewed', 'renewed', 'renewed']);
    // Two pages and one batch of plans, and the estimates of two incomes.
    expect(marketplace.calls.total).toBe(2 + 1 + 2);
    const after = await rows();
    expect(new Set(after.map(({ until, at }) => until + at)).size).toBe(1);
    expect(after[0]?.at).not.toBe(before[0]?.at);
  });

  it('gives guests the same answer as signed-in people', async () => {
    const question = newSearch();
    const guests = await testApp.browser().post('/api/plans/search', question);
    expect([guests.status, guests.raw]).toEqual([200, (await person.post('/api/plans/search', question)).raw]);
  });
});

describe('one plan by its id', () => {
  it('is public, has no price or cost of a year, and is answered with 304 if the client already has it', async () => {
    const [first] = replyOf(await search(newSearch())).plans;
    const answer = await testApp.browser().get(`/api/plans/${first?.id}?year=2026`);
    expect(answer.body).toMatchObject({
      plan: { id: first?.id, premium: null, premium_w_credit: null, year_cost: null },
    });
    const again = await testApp
      .browser()
      .get(`/api/plans/${first?.id}?year=2026`, { headers: { 'if-none-match': String(answer.headers['etag']) } });
    expect([again.status, again.raw]).toEqual([304, '']);
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
