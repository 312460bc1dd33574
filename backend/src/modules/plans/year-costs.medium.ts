import * as z from 'zod/mini';
import {
  OwnCareCostsReply,
  PlanBatchReply,
  type PlanSearch,
  type PlanSearchReply,
} from '#contract/api/plans.contract.js';
import type { PlanSummary } from '#contract/plans/plan.js';
import { AnswerCache } from '#platform/cache/answer-cache.js';
import { METRICS } from '#platform/metrics/metrics.js';
import { newSearch, replyOf } from '#test/builders/plans.builder.js';
import type { Browser } from '#test/harness/browser.js';
import { eventually } from '#test/harness/eventually.js';
import { withMarketplace } from '#test/harness/test-app.js';
import { YearCosts } from './year-costs.service.js';

const { marketplace, testApp } = withMarketplace();
let person: Browser;
beforeAll(async () => {
  person = (await testApp.signedIn()).browser;
});

const householdOf = (...ages: number[]): PlanSearch['household'] => ({
  income: 61_000,
  people: ages.map((age) => ({ age, aptc_eligible: true })),
});
const find = async (question: PlanSearch): Promise<PlanSearchReply> =>
  replyOf(await person.post('/api/plans/search', question));
const evaluations = async (): Promise<number> => (await METRICS.yearCosts.get()).values[0]?.value ?? 0;
const averageOf = ({ year_cost }: Pick<PlanSummary, 'year_cost'>): number => year_cost?.average ?? Number.NaN;

const FOUR_VISITS = { primaryVisits: 4, specialistVisits: 2, genericFills: 12, brandFills: 12 };
const NO_CARE = { primaryVisits: 0, specialistVisits: 0, genericFills: 0, brandFills: 0 };
async function costsFor(question: PlanSearch, own_care: typeof NO_CARE, plan_ids: readonly string[]) {
  const answer = await person.post('/api/plans/costs', { ...question, own_care, plan_ids });
  expect(answer.status).toBe(200);
  return z.parse(OwnCareCostsReply, answer.body).costs;
}

describe('the cost of a year', () => {
  it.each([
    ['one person', [58]],
    ['a family', [45, 44, 16, 9]],
  ])('is known for every sample plan and %s, from the ages alone', async (_, ages) => {
    const { plans, details_missing } = await find(newSearch({ household: householdOf(...ages) }));
    expect([plans.length, details_missing]).toEqual([18, 0]);
    for (const { year_cost: cost, premium_w_credit } of plans)
      expect(cost?.premiums).toBeCloseTo(12 * (premium_w_credit ?? Number.NaN), 2);
  });

  it('lists twenty single years, cheapest first, on the page of a plan, but not in the list of plans', async () => {
    const question = newSearch({ household: householdOf(61, 33) });
    const [listed] = (await find(question)).plans;
    const ids = listed ? [listed.id] : [];
    expect(listed?.year_cost).not.toHaveProperty('years');
    const answer = await testApp.browser().post('/api/plans', { ...question, plan_ids: ids });
    const [page] = z.parse(PlanBatchReply, answer.body).plans;
    const own = (await costsFor(question, NO_CARE, ids))[ids[0] ?? ''];
    for (const cost of [page?.year_cost, own]) {
      const years = cost?.years ?? [];
      expect(years).toHaveLength(20);
      expect(years).toEqual(years.toSorted((a, b) => a - b));
      expect(years[0]).toBeGreaterThanOrEqual(Math.floor(cost?.premiums ?? Infinity));
      expect(years.at(-1)).toBeLessThanOrEqual(Math.ceil(cost?.most ?? 0));
    }
  });

  it('is calculated once for each design and household, and never again for a repeated search', async () => {
    const question = newSearch({ household: householdOf(52, 50) });
    const before = await evaluations();
    const { plans } = await find(question);
    const first = (await evaluations()) - before;
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThanOrEqual(plans.length);
    await find(question);
    // The cost of care depends neither on the income nor on the order of the people. A search with another income and
    // the people in another order must therefore reuse the costs that are already calculated.
    await find(newSearch({ household: { ...householdOf(50, 52), income: 61_002 } }));
    expect((await evaluations()) - before).toBe(first);
  });
});

describe('the cost of a year with one’s own visits and medicines', () => {
  it('is higher for more of them, and the same for all plans together and for some', async () => {
    const question = newSearch({ household: householdOf(40) });
    const { plans } = await find(question);
    const ids = plans.map(({ id }) => id);
    const [none, some] = [await costsFor(question, NO_CARE, ids), await costsFor(question, FOUR_VISITS, ids)];
    expect(Object.keys(some).toSorted()).toEqual(ids.toSorted());
    for (const plan of plans) {
      expect(averageOf({ year_cost: none[plan.id] ?? null })).toBeLessThan(averageOf(plan));
      expect(averageOf({ year_cost: some[plan.id] ?? null })).toBeGreaterThan(
        averageOf({ year_cost: none[plan.id] ?? null }),
      );
    }
    const [first = ''] = ids;
    const alone = (await costsFor(question, FOUR_VISITS, [first]))[first];
    expect({ ...alone, years: undefined }).toEqual(some[first]);
  });

  it('counts other numbers for the plans named as exceptions, because they do not cover all medicines', async () => {
    const question = newSearch({ household: householdOf(40) });
    const ids = (await find(question)).plans.slice(0, 6).map(({ id }) => id);
    const [none, some] = [await costsFor(question, NO_CARE, ids), await costsFor(question, FOUR_VISITS, ids)];
    const exceptions = [{ plan_ids: ids.slice(0, 2), own_care: NO_CARE }];
    const body = { ...question, own_care: FOUR_VISITS, plan_ids: ids, exceptions };
    const { costs } = z.parse(OwnCareCostsReply, (await person.post('/api/plans/costs', body)).body);
    for (const [place, id] of ids.entries()) expect(costs[id]).toEqual((place < 2 ? none : some)[id]);
  });

  it('uses the family amounts of a plan although the marketplace last sent only those of one person', async () => {
    const question = newSearch({ household: householdOf(45, 44, 16, 9) });
    const ids = (await find(question)).plans.map(({ id }) => id);
    await find(newSearch({ household: householdOf(45) }));
    const costs = Object.values(await costsFor(question, FOUR_VISITS, ids));
    expect(costs.length).toBeGreaterThan(0);
    expect(costs.filter(({ assumed }) => assumed.includes('family amounts'))).toEqual([]);
  });

  it('asks the marketplace for nothing that is known, and after a restart for the benefits alone', async () => {
    const question = newSearch({ household: householdOf(36) });
    const { plans } = await find(question);
    const ids = plans.map(({ id }) => id);
    marketplace.calls.reset();
    const costs = await costsFor(question, FOUR_VISITS, ids);
    expect(marketplace.calls.total).toBe(0);
    testApp.app.get(AnswerCache, { strict: false }).clearMemory();
    testApp.app.get(YearCosts, { strict: false }).forget();
    expect(await costsFor(question, FOUR_VISITS, ids)).toEqual(costs);
    expect(new Set(marketplace.calls.list().map(({ path }) => path))).toEqual(new Set(['/plans']));
    expect(marketplace.calls.total).toBe(1);
  });
});

describe('the cost of a year is unknown', () => {
  it('while the details of a plan cannot be loaded, and for no longer', async () => {
    const question = newSearch({ household: householdOf(47) });
    marketplace.fault({ kind: '500', count: 3, path: '/plans' });
    const { plans, details_missing } = await find(question);
    marketplace.clearFaults();
    const unknown = plans.filter(({ year_cost }) => year_cost === null);
    expect(details_missing).toBeGreaterThan(0);
    expect(unknown).toHaveLength(details_missing);
    const later = await eventually(async () => {
      const answer = await person.post('/api/plans/search', question);
      return answer.status === 200 && replyOf(answer);
    }, 'the marketplace to be asked again');
    expect(later.plans.every(({ year_cost }) => year_cost !== null)).toBe(true);
  });
});
