import { afterAll, afterEach, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import type { PlanSearch } from '#contract/api/plans.contract.js';
import { RATE_LIMITS } from '#contract/limits/rate-limits.js';
import { SESSION } from '#contract/limits/sessions.js';
import { FastPath } from '#platform/http/fast-path.js';
import { startMarketplace, type Marketplace } from '#sandbox/marketplace/start.js';
import { aSearch } from '../builders/saved.builder.js';
import { errorOf } from '../harness/browser.js';
import { TestApp } from '../harness/test-app.js';

let testApp: TestApp;
let marketplace: Marketplace;
const lines: string[] = [];
beforeAll(async () => {
  marketplace = await startMarketplace({ port: 0, apiKey: 'test-key' });
  testApp = await TestApp.open({
    workers: false,
    env: { MARKETPLACE_API_URL: `${marketplace.url}/api/v1`, RATE_LIMIT_FACTOR: '1', LOG_LEVEL: 'info' },
    logTo: { write: (line) => void lines.push(line) },
  });
});
/**
 * Mock of `performance.now`, which the app uses to decide whether it has checked a session recently. The mocked time
 * does not change during a request.
 */
let clock: jest.SpiedFunction<typeof performance.now>;
beforeEach(() => {
  clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now());
});
afterEach(() => clock.mockRestore());
afterAll(async () => {
  await testApp.close();
  await marketplace.close();
});

let income = 61_000;
const newSearch = (): PlanSearch => aSearch((income += 1));
type Person = Awaited<ReturnType<TestApp['signedIn']>>;
const ask = ({ browser }: Pick<Person, 'browser'>, search: PlanSearch, remoteAddress?: string) =>
  browser.post('/api/plans/search', search, remoteAddress ? { remoteAddress } : {});

async function loggedFor(caller: Pick<Person, 'browser'>, search: PlanSearch): Promise<{ userId?: string }> {
  lines.length = 0;
  await ask(caller, search);
  return JSON.parse(lines.find((line) => line.includes('answered')) ?? '{}');
}

async function fastPathCount(work: () => Promise<unknown>): Promise<number> {
  const fastPath = testApp.app.get(FastPath, { strict: false });
  const before = fastPath.answered;
  await work();
  return fastPath.answered - before;
}

it('a repeated search takes the fast path and gets the same response and headers as the first', async () => {
  const person = await testApp.signedIn();
  const search = newSearch();
  const first = await ask(person, search);
  let second = first;
  expect(
    await fastPathCount(async () => {
      second = await ask(person, search);
    }),
  ).toBe(1);
  const fixed = ({ headers: { 'x-request-id': _id, date: _date, age: _age, ...headers } }: typeof first) => headers;
  expect([second.status, second.raw, fixed(second)]).toEqual([first.status, first.raw, fixed(first)]);
  expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
});

it('a request on the fast path is logged like any other', async () => {
  const person = await testApp.signedIn();
  const search = newSearch();
  await ask(person, search);
  expect(await loggedFor(person, search)).toMatchObject({
    route: '/api/plans/search',
    status: 200,
    userId: person.id,
    requestId: expect.any(String),
  });
});

it('requests without a session, from another site or with other input do not take the fast path', async () => {
  const person = await testApp.signedIn();
  const search = newSearch();
  await ask(person, search);
  expect(
    await fastPathCount(async () => {
      expect((await ask({ browser: testApp.browser() }, search)).status).toBe(200);
      expect(
        (await person.browser.post('/api/plans/search', search, { headers: { 'sec-fetch-site': 'cross-site' } }))
          .status,
      ).toBe(403);
      expect((await person.browser.post('/api/plans/search', { ...search, year: 1999 })).status).toBe(400);
    }),
  ).toBe(0);
});

it('a session ends at once at logout, and within seconds if another process ended it', async () => {
  const [leaving, removed] = [await testApp.signedIn(), await testApp.signedIn()];
  const search = newSearch();
  for (const person of [leaving, removed]) await ask(person, search);
  const copy = testApp.browser();
  for (const [name, value] of leaving.browser.cookies) copy.cookies.set(name, value);
  await leaving.browser.post('/api/auth/logout');
  expect(await loggedFor({ browser: copy }, search)).not.toHaveProperty('userId');
  expect(await loggedFor(removed, search)).toHaveProperty('userId', removed.id);
  await testApp.sql.query('delete from sessions where user_id = $1', [removed.id]);
  clock.mockReturnValue(performance.now() + SESSION.recentFor * 1_000 + 50);
  expect(await loggedFor(removed, search)).not.toHaveProperty('userId');
});

it('a search whose answer is in the cache counts as a call, and not as a question to the marketplace', async () => {
  const person = await testApp.signedIn();
  const search = newSearch();
  const { points } = RATE_LIMITS.anyCall;
  await ask(person, search, '192.0.2.77');
  const answers = await Promise.all(Array.from({ length: points }, () => ask(person, search, '192.0.2.77')));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.map((answer) => errorOf(answer).code)).toEqual(['request.tooMany']);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(points - 1);
});
