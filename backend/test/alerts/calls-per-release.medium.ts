import { EntityManager } from '@mikro-orm/postgresql';
import { ALERTS_WORDING } from '#contract/limits/alerts.js';
import { SavedPlanWatch } from '#modules/alerts/index.js';
import { withEntityManager } from '#platform/database/unit-of-work.js';
import { aPlanToSave, aSearch } from '../builders/saved.builder.js';
import { TestApp } from '../harness/test-app.js';
import { ChangingMarketplace } from './changing-marketplace.js';

const DALLAS = '48113';
const PEOPLE = 6;
const EACH = 10;
/** Calls that each comparison makes: the two names of the release, and the plan years. */
const ALWAYS = 3;

let marketplace: ChangingMarketplace;
let testApp: TestApp;
beforeAll(async () => {
  marketplace = await ChangingMarketplace.open();
  testApp = await TestApp.open({ workers: false, env: { MARKETPLACE_API_URL: marketplace.url } });
});
afterAll(async () => {
  await testApp.close();
  await marketplace.close();
});

const planOf = (number: number): string => aPlanToSave(number).plan_id;
async function callsOf(release: string): Promise<[number, string]> {
  marketplace.release = release;
  const before = marketplace.calls;
  const result = await withEntityManager(testApp.app.get(EntityManager), () =>
    testApp.app.get(SavedPlanWatch, { strict: false }).compare(),
  );
  return [marketplace.calls - before, result];
}

it('a release costs one call for thirty plans, and two for each household whose plans have changed', async () => {
  for (let person = 0; person < PEOPLE; person += 1) {
    const { browser } = await testApp.signedIn();
    const numbers = Array.from({ length: EACH }, (_, index) => person * EACH + index);
    for (const number of numbers) marketplace.offer(DALLAS, planOf(number));
    await browser.post('/api/saved', {
      searches: [],
      plans: numbers.map((number) => aPlanToSave(number, { search: aSearch(45_000 + person) })),
    });
    await browser.send('PUT', '/api/alerts', { isOn: true, wording: ALERTS_WORDING });
  }
  const batches = (PEOPLE * EACH) / 30;
  const [first] = await callsOf('first');
  expect(first).toBe(ALWAYS + batches + 2 * PEOPLE);
  expect(await callsOf('first')).toEqual([ALWAYS, expect.stringMatching(/^0 saved plans compared, 0 changes/)]);
  expect(await callsOf('unchanged')).toEqual([
    ALWAYS + batches,
    expect.stringMatching(new RegExp(`^${PEOPLE * EACH} saved plans compared, 0 changes`)),
  ]);
  for (const number of [0, 1, 15]) marketplace.offer(DALLAS, planOf(number), { premium: 500 });
  expect(await callsOf('two households')).toEqual([
    ALWAYS + batches + 2 * 2,
    expect.stringMatching(/^60 saved plans compared, 3 changes/),
  ]);
});
