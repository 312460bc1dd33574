import { setTimeout as wait } from 'node:timers/promises';
import { AnswerCache } from '#platform/cache/answer-cache.js';
import { FINNEY, newSearch } from '../../builders/plans.builder.js';
import type { Browser } from '../../harness/browser.js';
import { FaultProxy } from '../../harness/fault-proxy.js';
import { TestApp } from '../../harness/test-app.js';
import { HttpClient } from '../measuring/http-client.js';
import { fromElsewhere, startBackend } from '../measuring/start-backend.js';
import { withTestApp } from '../measuring/with-test-app.js';
import { record, report } from '../results/record.js';

const SEARCHES = 8;
const OUTAGES = 3;
/** Number of calls while the database is frozen. It is higher than the number of connections in the database pool. */
const FROZEN_CALLS = 30;

/**
 * Measures, with the time limits of production, how long people wait while the marketplace takes half a minute for each
 * response, how soon searches work again after an outage of the marketplace or the database, and how long calls and
 * the end of the backend take while the database does not answer.
 */
export const benchOutage = (): Promise<void> =>
  withTestApp(async ({ marketplace }) => {
    const proxy = await FaultProxy.before(marketplace.url);
    const postgres = await FaultProxy.before(process.env['TEST_PG_URL'] ?? '');
    const testApp = await TestApp.open({
      workers: false,
      databaseProxy: postgres,
      env: { MARKETPLACE_API_URL: proxy.through(`${marketplace.url}/api/v1`), TIMEOUT_FACTOR: '1' },
    });
    try {
      const { browser } = await testApp.signedIn();
      await benchSlow(testApp, browser, proxy);
      record('marketplaceReturn', ...(await benchReturn(browser, proxy)));
      record('databaseReturn', ...(await benchReturn(browser, postgres)));
      await benchFrozen(testApp, browser, postgres);
    } finally {
      await testApp.close();
      postgres.close();
      proxy.close();
    }
  });

/** Returns how many seconds a search took, and the HTTP status of its response. */
async function timed(
  browser: Browser,
  search = newSearch({ place: FINNEY }),
): Promise<[seconds: number, status: number]> {
  const began = performance.now();
  const { status } = await browser.post('/api/plans/search', search);
  return [(performance.now() - began) / 1_000, status];
}

async function benchSlow(testApp: TestApp, browser: Browser, proxy: FaultProxy): Promise<void> {
  const known = newSearch({ place: FINNEY });
  await timed(browser, known);
  await testApp.sql.query("update cache_entries set fresh_until = now() - interval '1 minute'");
  testApp.app.get(AnswerCache).clearMemory();
  proxy.delay(30_000);
  const [stale, status] = await timed(browser, known);
  report(`a search with a stale answer, status ${status}, s`, stale.toFixed(2));
  const found = await Promise.all(Array.from({ length: SEARCHES }, () => timed(browser)));
  const statuses = [...new Set(found.map(([, one]) => one))].join();
  record('slowUpstream', Math.max(...found.map(([seconds]) => seconds)), `longest of ${SEARCHES}, status ${statuses}`);
  proxy.restore();
}

/** Returns the longest time in seconds from the end of an outage to the first new search that succeeds. */
async function benchReturn(browser: Browser, proxy: FaultProxy): Promise<[longest: number, detail: string]> {
  const found: number[] = [];
  for (let outage = 0; outage < OUTAGES; outage += 1) {
    proxy.cut();
    await Promise.all(Array.from({ length: SEARCHES }, () => timed(browser)));
    proxy.restore();
    const began = performance.now();
    while ((await timed(browser))[1] !== 200) await wait(50);
    found.push((performance.now() - began) / 1_000);
  }
  return [Math.max(...found), `longest of ${OUTAGES}`];
}

/**
 * Measures how long calls take, and how long a backend with a call in progress takes to stop, while the database does
 * not answer.
 */
async function benchFrozen(testApp: TestApp, browser: Browser, postgres: FaultProxy): Promise<void> {
  postgres.freeze();
  const found = await Promise.all(
    Array.from({ length: FROZEN_CALLS }, async (): Promise<[seconds: number, status: number]> => {
      const began = performance.now();
      const { status } = await browser.get('/api/account');
      return [(performance.now() - began) / 1_000, status];
    }),
  );
  postgres.restore();
  const statuses = [...new Set(found.map(([, status]) => status))].join();
  const longest = Math.max(...found.map(([seconds]) => seconds));
  record('frozenAnswer', longest, `longest of ${FROZEN_CALLS}, status ${statuses}`);
  const { backend, port } = await startBackend(testApp, '/health/live');
  const client = new HttpClient(port, '', { isLasting: false });
  postgres.freeze();
  const call = client.get('/health/ready', fromElsewhere()).catch(() => null);
  const began = performance.now();
  const code = await backend.stop();
  record('frozenStop', (performance.now() - began) / 1_000, `exit code ${code}`);
  await call;
  postgres.restore();
}
