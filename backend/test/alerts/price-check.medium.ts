import { EntityManager } from '@mikro-orm/postgresql';
import { ALERTS_WORDING } from '#contract/limits/alerts.js';
import { PriceCheck, SavedPlanWatch } from '#modules/alerts/index.js';
import { withEntityManager } from '#platform/database/unit-of-work.js';
import { aPlanToSave, aSearch } from '../builders/saved.builder.js';
import { TestApp } from '../harness/test-app.js';
import { ChangingMarketplace, CSR_94, LOW_INCOME } from './changing-marketplace.js';

const PLAN = aPlanToSave(1).plan_id;
let marketplace: ChangingMarketplace;
let testApp: TestApp;
beforeAll(async () => {
  marketplace = await ChangingMarketplace.open();
  testApp = await TestApp.open({ workers: false, env: { MARKETPLACE_API_URL: marketplace.url } });
  marketplace.offer('48113', PLAN);
  await person(58, 45_000);
});
afterAll(async () => {
  await testApp.close();
  await marketplace.close();
});

const own = <T>(work: () => Promise<T>): Promise<T> => withEntityManager(testApp.app.get(EntityManager), work);
const compare = () => own(() => testApp.app.get(SavedPlanWatch, { strict: false }).compare());
const check = () => own(() => testApp.app.get(PriceCheck, { strict: false }).check());

async function person(age: number, income: number | null) {
  const { browser } = await testApp.signedIn();
  const search = aSearch(income, { household: { income, people: [{ age, aptc_eligible: true }] } });
  await browser.post('/api/saved', { searches: [], plans: [aPlanToSave(1, { search })] });
  await browser.send('PUT', '/api/alerts', { isOn: true, wording: ALERTS_WORDING });
  return async () => {
    const { changes } = (await browser.get('/api/alerts')).body as { changes: { change: { kind: string } }[] };
    return changes.map(({ change }) => change.kind);
  };
}

it.each<[string, number, number | null, string, () => unknown]>([
  ['people of one age', 41, 45_000, 'premium', () => marketplace.surcharges.set(41, 10)],
  ['people who do not say their income', 43, null, 'premium', () => marketplace.surcharges.set(43, 10)],
  [
    'one level of cost sharing',
    37,
    LOW_INCOME - 1,
    'deductible',
    () => marketplace.deductiblesAt.set(`${PLAN} ${CSR_94}`, 300),
  ],
])(
  'a change for %s is found although the invented household has the same figures',
  async (name, age, income, kind, change) => {
    const kinds = await person(age, income);
    marketplace.release = `before ${name}`;
    await compare();
    await check();
    change();
    marketplace.release = `after ${name}`;
    expect(await compare()).toContain(' 0 changes found');
    // Two workers run the schedule, and after that there is nothing left to price.
    await Promise.all([check(), check()]);
    expect(await kinds()).toEqual([kind]);
    const calls = marketplace.calls;
    expect(await check()).toBe('the plans of 0 people priced, 0 changes found');
    expect(marketplace.calls - calls).toBe(2);
  },
);

it('a check that the marketplace breaks off goes on where it stopped', async () => {
  marketplace.surcharges.set(58, 5);
  marketplace.release = 'broken off';
  await compare();
  marketplace.failsAfter = 4;
  await expect(check()).rejects.toThrow();
  marketplace.failsAfter = null;
  expect(await check()).toMatch(/^the plans of [1-9] people priced/);
  expect(await check()).toBe('the plans of 0 people priced, 0 changes found');
});

it('a person who adds the income to a saved plan is not told that the price has changed', async () => {
  const { browser } = await testApp.signedIn();
  const save = (income: number | null) =>
    browser.post('/api/saved', { searches: [], plans: [aPlanToSave(1, { search: aSearch(income) })] });
  await save(null);
  await browser.send('PUT', '/api/alerts', { isOn: true, wording: ALERTS_WORDING });
  marketplace.release = 'without the income';
  await compare();
  await check();
  await save(LOW_INCOME - 1);
  marketplace.release = 'with the income';
  await compare();
  await check();
  expect((await browser.get('/api/alerts')).body).toMatchObject({ changes: [] });
});
