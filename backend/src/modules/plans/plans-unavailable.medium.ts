import type { PlanSearch, PlanSearchReply } from '#contract/api/plans.contract.js';
import { ERRORS } from '#contract/messages/errors.js';
import { AnswerCache } from '#platform/cache/answer-cache.js';
import { MarketplaceClient } from '#platform/marketplace/marketplace.client.js';
import { FINNEY, newSearch, replyOf } from '#test/builders/plans.builder.js';
import { errorOf, type Answer, type Browser } from '#test/harness/browser.js';
import { eventually } from '#test/harness/eventually.js';
import { withMarketplace } from '#test/harness/test-app.js';

const { marketplace, testApp } = withMarketplace({ env: { TIMEOUT_FACTOR: '3' } });
let person: Browser;
beforeAll(async () => {
  person = (await testApp.signedIn()).browser;
});

const search = (question: PlanSearch): Promise<Answer> => person.post('/api/plans/search', question);

it('an unknown ZIP code has no counties, which is not an error', async () => {
  const answer = await testApp.browser().get('/api/counties/by/zip/00000');
  expect([answer.status, answer.body]).toEqual([200, { counties: [], marketplaces: [] }]);
});

it('an unknown plan is not found', async () => {
  const answer = await testApp.browser().get('/api/plans/99999TX9999999');
  expect([answer.status, errorOf(answer).code]).toEqual([404, 'plans.notFound']);
});

it('a made-up plan id costs one call, no matter how often it is requested', async () => {
  const ask = async (): Promise<number> => (await testApp.browser().get('/api/plans/99999TX9999999?year=2026')).status;
  const { counters } = testApp.app.get(MarketplaceClient, { strict: false });
  const before = counters.retries;
  for (let turn = 0; turn < 4; turn++) expect(await ask()).toBe(404);
  // On a busy machine, the client repeats a call that the marketplace answers too late.
  expect(marketplace.calls.total - (counters.retries - before)).toBe(1);
});

it("a search in a state with its own exchange returns the exchange's name and address", async () => {
  const answer = await search(newSearch({ place: { countyfips: '32003', state: 'NV', zipcode: '89101' } }));
  expect(answer.status).toBe(400);
  expect(errorOf(answer)).toMatchObject({
    code: 'plans.stateExchange',
    errors: { hix_name: expect.any(String), hix_url: expect.stringMatching(/^https:/) },
  });
  expect(errorOf(answer).detail).toContain(errorOf(answer).errors?.['hix_url']);
});

it('a search in a territory reports that there is no marketplace', async () => {
  const answer = await search(newSearch({ place: { countyfips: '72127', state: 'PR', zipcode: '00901' } }));
  expect(errorOf(answer)).toMatchObject({ code: 'plans.territory', detail: ERRORS['plans.territory'].message });
  expect(errorOf(answer).errors).toBeUndefined();
});

describe('if the marketplace fails', () => {
  const plainly = {
    code: 'plans.unavailable',
    detail: "We're sorry, we can't get plan data right now. Please try again in a few minutes.",
  };

  // One of each kind of failure: `marketplace-faults.spec.ts` tells which other answers are of the same kind.
  it.each(['401', '500', 'html'] as const)('(%s), a new search reports it clearly', async (kind) => {
    marketplace.fault({ kind, count: 0 });
    const answer = await search(newSearch({ place: FINNEY }));
    expect([answer.status, errorOf(answer)]).toMatchObject([503, plainly]);
    await recovered();
  });

  it('with negative premiums, the affected plans are left out and counted', async () => {
    marketplace.fault({ kind: 'negative-premium', path: '/plans/search', count: 1 });
    const reply = replyOf(await search(newSearch()));
    expect(reply.dropped).toBe(10);
    expect(reply.plans).toHaveLength(reply.total - reply.dropped);
    expect(reply.plans.every((plan) => plan.premium !== null && plan.premium > 0)).toBe(true);
  });

  it('for the details of some plans, all plans are returned, and the next search has the details', async () => {
    const question = newSearch();
    marketplace.fault({ kind: '500', path: '/plans', count: 3 });
    const partial = replyOf(await search(question));
    expect(partial.plans).toHaveLength(partial.total);
    expect(partial.details_missing).toBeGreaterThan(0);
    // Some plans in the sample data list no benefits at all. The number of plans without topics may therefore be higher
    // than the number of plans without details.
    const unknown = ({ plans }: PlanSearchReply): number => plans.filter(({ topics }) => topics === null).length;
    expect(unknown(partial)).toBeGreaterThanOrEqual(partial.details_missing);
    expect(partial.plans.every(({ premium }) => premium !== null)).toBe(true);
    await recovered();
    const whole = replyOf(await search(question));
    expect(whole.details_missing).toBe(0);
    expect(unknown(whole)).toBeLessThan(unknown(partial));
  });

  it('earlier searches are still answered', async () => {
    const question = newSearch({ place: FINNEY });
    const before = await search(question);
    marketplace.fault({ kind: '401', count: 0 });
    expect((await search(question)).raw).toBe(before.raw);
    await recovered();
  });

  it('a stale answer is returned immediately, marked as stale, and renewed by a worker', async () => {
    const question = newSearch({ place: FINNEY });
    const before = replyOf(await search(question));
    await expire();
    const stale = await search(question);
    expect(stale.status).toBe(200);
    expect(replyOf(stale)).toEqual({ ...before, provenance: { ...before.provenance, stale: true } });
    await testApp.startWorkers();
    const renewed = await eventually(async () => {
      const { rows } = await testApp.sql.query<{ n: string }>(
        "select count(*) as n from cache_entries where kind = 'search' and fetched_at > $1 and fresh_until > now()",
        [before.provenance.asOf],
      );
      return Number(rows[0]?.n) > 0;
    }, 'the worker to renew the answer');
    expect(renewed).toBe(true);
    await eventually(async () => !replyOf(await search(question)).provenance.stale, 'the renewed answer');
    await testApp.stopWorkers();
  });

  async function expire(): Promise<void> {
    await testApp.sql.query(
      "update cache_entries set fresh_until = now() - interval '1 minute' where kind in ('search', 'pricedPlans')",
    );
    testApp.app.get(AnswerCache).clearMemory();
  }

  /**
   * Removes all simulated faults of the marketplace and waits until searches succeed again. Calls to the marketplace
   * may be blocked for a while, because the circuit breaker is still open.
   */
  async function recovered(): Promise<void> {
    marketplace.clearFaults();
    await eventually(
      async () => (await search(newSearch({ place: FINNEY }))).status === 200,
      'the marketplace to be used again',
    );
  }
});
