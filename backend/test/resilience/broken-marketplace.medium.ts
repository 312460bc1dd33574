import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { PlanSearch } from '#contract/api/plans.contract.js';
import { ERRORS } from '#contract/messages/errors.js';
import { AnswerCache } from '#platform/cache/answer-cache.js';
import { MarketplaceClient } from '#platform/marketplace/marketplace.client.js';
import { startMarketplace, type Marketplace } from '#sandbox/marketplace/start.js';
import { FINNEY, newSearch, replyOf } from '../builders/plans.builder.js';
import { errorOf, type Answer, type Browser } from '../harness/browser.js';
import { eventually } from '../harness/eventually.js';
import { IS_FULL } from '../harness/extent.js';
import { FaultProxy } from '../harness/fault-proxy.js';
import { TestApp } from '../harness/test-app.js';

const METRICS_TOKEN = 'the token of the metrics';
let marketplace: Marketplace;
let proxy: FaultProxy;
let testApp: TestApp;
let person: Browser;
let client: MarketplaceClient;
beforeAll(async () => {
  marketplace = await startMarketplace({ port: 0, apiKey: 'test-key' });
  proxy = await FaultProxy.before(marketplace.url);
  testApp = await TestApp.open({
    workers: false,
    env: { MARKETPLACE_API_URL: proxy.through(`${marketplace.url}/api/v1`), TIMEOUT_FACTOR: '2', METRICS_TOKEN },
  });
  person = (await testApp.signedIn()).browser;
  client = testApp.app.get(MarketplaceClient);
});
afterAll(async () => {
  await testApp?.close();
  proxy?.close();
  await marketplace?.close();
});
const search = (question: PlanSearch = newSearch({ place: FINNEY })): Promise<Answer> =>
  person.post('/api/plans/search', question);
const PLAINLY = { code: 'plans.unavailable', detail: ERRORS['plans.unavailable'].message };

function expectPlainSentence(answer: Answer): void {
  expect([answer.status, errorOf(answer)]).toMatchObject([503, PLAINLY]);
}

async function metric(name: string): Promise<number> {
  const { raw } = await testApp.browser().get('/metrics', { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  return Number(new RegExp(`^${name.replace(/[{}]/g, '\\$&')} (\\S+)$`, 'm').exec(raw)?.[1]);
}

/** Makes all cached answers stale. */
async function expire(): Promise<void> {
  await testApp.sql.query("update cache_entries set fresh_until = now() - interval '1 minute'");
  testApp.app.get(AnswerCache).clearMemory();
}

describe('while the marketplace', () => {
  afterEach(async () => {
    proxy.restore();
    await eventually(
      async () => (await search()).status === 200 && client.counters.circuit === 'closed',
      'the marketplace to be used again',
    );
  });

  it('hangs, new searches get a sentence, known ones their age, and everything else works', async () => {
    const known = newSearch({ place: FINNEY });
    const before = replyOf(await search(known));
    await expire();
    proxy.freeze();
    const waiting = Promise.all([search(), search(), search()]);
    const stale = replyOf(await search(known));
    expect(stale).toEqual({ ...before, provenance: { ...before.provenance, stale: true } });
    const others = ['/api/auth/me', '/api/account', '/health/live'].map((path) => person.get(path));
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const answer of await waiting) {
      expectPlainSentence(answer);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
  });

  it('is unreachable, the circuit breaker opens, and calls fail without trying until it closes again', async () => {
    proxy.cut();
    await eventually(async () => {
      expectPlainSentence(await search());
      return client.counters.circuit === 'open';
    }, 'the circuit breaker to open');
    expect(await metric('marketplace_circuit_open')).toBe(1);
    const before = proxy.connections;
    for (const answer of await Promise.all([search(), search(), search()])) expectPlainSentence(answer);
    // During these searches, the circuit breaker may have let one call through to test whether the marketplace works
    // again.
    expect(proxy.connections).toBeLessThanOrEqual(before + 1);
  });

  it('breaks off each answer in the middle, no search gets half of a list', async () => {
    proxy.cutAnswersAfter(2_000);
    const answer = await search();
    expect([answer.status, errorOf(answer)]).toMatchObject([503, PLAINLY]);
  });

  if (IS_FULL)
    it('sends everything late and slowly, a search is answered, if not at once then after a while', async () => {
      proxy.delay(100);
      proxy.throttle(40_000);
      const question = newSearch({ place: FINNEY });
      const found = await eventually(async () => {
        const answer = await search(question);
        if (answer.status !== 200) expectPlainSentence(answer);
        return answer.status === 200 && replyOf(answer);
      }, 'the plans');
      expect(found.plans).toHaveLength(found.total);
    });
});

// In these tests, the marketplace asks the site to pause its calls. The pause is longer than the tests take, so these
// tests come last.
describe('while the marketplace refuses calls because there were too many', () => {
  it('nobody calls it again before the time that it names, and saved answers are used', async () => {
    const known = newSearch({ place: FINNEY });
    const before = await search(known);
    marketplace.calls.reset();
    marketplace.fault({ kind: '429', retryAfterSeconds: 600, count: 0 });
    for (const answer of await Promise.all(Array.from({ length: 20 }, () => search()))) expectPlainSentence(answer);
    // When the marketplace rejected the first call, other calls were already in progress. These calls were rejected
    // too.
    const refused = marketplace.calls.total;
    expect(refused).toBeLessThanOrEqual(4);
    expect(await metric('marketplace_errors_total{fault="tooMany"}')).toBeGreaterThan(0);
    expect((await search(known)).raw).toBe(before.raw);
    expectPlainSentence(await search());
    expect(marketplace.calls.total).toBe(refused);
    marketplace.clearFaults();
  });
});
