import { afterAll, afterEach, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import type { PlanSearch } from '#contract/api/plans.contract.js';
import { RATE_LIMITS } from '#contract/limits/rate-limits.js';
import { SESSION } from '#contract/limits/sessions.js';
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

it('a repeated search gets the same response and headers as the first, and is logged like any other', async () => {
  for (const person of [await testApp.signedIn(), { browser: testApp.browser(), id: undefined }]) {
    const search = newSearch();
    const [first, logged] = [await ask(person, search), await loggedFor(person, search)];
    expect(logged).toMatchObject({ route: '/api/plans/search', status: 200, requestId: expect.any(String) });
    expect(logged.userId).toBe(person.id);
    const second = await ask(person, search);
    const fixed = ({ headers: { 'x-request-id': _id, date: _date, age: _age, ...headers } }: typeof first) => headers;
    expect([second.status, second.raw, fixed(second)]).toEqual([first.status, first.raw, fixed(first)]);
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  }
});

it('a repeated search is still refused to a page of another site, and answered anew for other input', async () => {
  const person = await testApp.signedIn();
  const search = newSearch();
  await ask(person, search);
  const { status } = await person.browser.post('/api/plans/search', search, {
    headers: { 'sec-fetch-site': 'cross-site' },
  });
  expect(status).toBe(403);
  expect((await person.browser.post('/api/plans/search', { ...search, year: 1999 })).status).toBe(400);
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
  const guest = { browser: testApp.browser() };
  const search = newSearch();
  await ask(guest, search);
  const remoteAddress = '192.0.2.77';
  // One more than the questions that a guest may ask the marketplace.
  const searches = Array.from({ length: RATE_LIMITS.guestSearchAddress.points + 1 }, () =>
    ask(guest, search, remoteAddress),
  );
  const others = Array.from({ length: RATE_LIMITS.anyCall.points - searches.length }, () =>
    guest.browser.get('/api/auth/me', { remoteAddress }),
  );
  const statuses = (await Promise.all([...searches, ...others])).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(errorOf(await ask(guest, search, remoteAddress)).code).toBe('request.tooMany');
});
