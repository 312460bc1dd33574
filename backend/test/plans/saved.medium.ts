import type { SavedItems } from '#contract/api/saved.contract.js';
import { SAVED } from '#contract/limits/plans.js';
import { aPlanToSave, aSearch, aSearchToSave } from '../builders/saved.builder.js';
import { errorOf } from '../harness/browser.js';
import { eventually } from '../harness/eventually.js';
import { TestApp } from '../harness/test-app.js';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await TestApp.open();
});
afterAll(() => testApp.close());

type Person = Pick<Awaited<ReturnType<TestApp['signedIn']>>, 'browser'>;
const save = ({ browser }: Person, items: object) => browser.post('/api/saved', { searches: [], plans: [], ...items });
const listOf = async ({ browser }: Person): Promise<SavedItems> => (await browser.get('/api/saved')).body as SavedItems;

it('what a person saves appears on their other devices, newest first', async () => {
  const person = await testApp.signedIn();
  const answer = await save(person, {
    searches: [aSearchToSave(40_000), aSearchToSave(50_000, { dental: true })],
    plans: [aPlanToSave(1, { search: aSearch() })],
  });
  expect([answer.status, answer.body]).toMatchObject([200, { leftOut: 0 }]);
  const tablet = testApp.browser('Tablet 1.0');
  await tablet.post('/api/auth/login_user', { email: person.email, password: person.password });
  expect(await listOf({ browser: tablet })).toMatchObject({
    searches: [
      { search: { household: { income: 50_000 } }, preferences: { dental: true } },
      { search: { household: { income: 40_000 } } },
    ],
    plans: [{ plan_id: '11111TX0000001', year: 2026, search: { place: { zipcode: '75001' } } }],
  });
});

it('a search and a plan are saved without an income, which is not the same as an income of 0', async () => {
  const person = await testApp.signedIn();
  const plan = aPlanToSave(1, { search: aSearch(null) });
  await save(person, { searches: [aSearchToSave(0), aSearchToSave(null), aSearchToSave(null)], plans: [plan] });
  const { searches, plans } = await listOf(person);
  expect(searches.map(({ search }) => search.household.income).toSorted()).toEqual([0, null]);
  expect(plans[0]?.search?.household.income).toBeNull();
});

it('a plan keeps the price that it had when it was saved; one saved by an older release has none', async () => {
  const person = await testApp.signedIn();
  const { price: _, ...older } = aPlanToSave(2);
  const price = { monthly: 412.4, asOf: '2026-10-03T14:00:00.000Z' };
  expect((await save(person, { plans: [older, aPlanToSave(1, { search: aSearch(), price })] })).status).toBe(200);
  expect((await listOf(person)).plans.map((plan) => plan.price)).toEqual([price, null]);
  expect((await save(person, { plans: [aPlanToSave(1, { price: { ...price, monthly: -1 } })] })).status).toBe(400);
});

it('a search or plan that is saved again appears only once', async () => {
  const person = await testApp.signedIn();
  const { search, preferences } = aSearchToSave();
  const otherOrder = { preferences, search: Object.fromEntries(Object.entries(search).toReversed()) };
  await save(person, { searches: [{ search, preferences }], plans: [aPlanToSave()] });
  await save(person, {
    searches: [otherOrder],
    plans: [aPlanToSave(1, { name: 'Its new name' }), aPlanToSave(1, { year: 2027 })],
  });
  const { searches, plans } = await listOf(person);
  expect(searches).toHaveLength(1);
  expect(plans.map(({ name, year }) => [name, year])).toEqual([
    ['Plan 1', 2027],
    ['Its new name', 2026],
  ]);
});

it('a search that is saved again with the relationships of its people appears once, with them', async () => {
  const person = await testApp.signedIn();
  await save(person, { searches: [aSearchToSave()] });
  await save(person, { searches: [{ ...aSearchToSave(), roles: ['spouse'] }] });
  expect((await listOf(person)).searches.map(({ roles }) => roles)).toEqual([['spouse']]);
});

it('the number of saved items is limited, and the response says which items did not fit', async () => {
  const person = await testApp.signedIn();
  const half = SAVED.searches / 2;
  const batch = (from: number) =>
    save(person, { searches: Array.from({ length: half }, (_, index) => aSearchToSave(from + index)) });
  const answers = await Promise.all([batch(1_000), batch(2_000), batch(3_000)]);
  expect(answers.map(({ body }) => (body as { leftOut: number }).leftOut).toSorted()).toEqual([0, 0, half]);
  expect((await listOf(person)).searches).toHaveLength(SAVED.searches);
  const [known] = (await listOf(person)).searches;
  expect(
    (await save(person, { searches: known ? [{ search: known.search, preferences: known.preferences }] : [] })).body,
  ).toMatchObject({ leftOut: 0 });
  expect(
    (await save(person, { plans: Array.from({ length: SAVED.plans + 1 }, (_, index) => aPlanToSave(index)) })).status,
  ).toBe(400);
});

it("nobody else can read, change or delete a person's saved items, not even staff", async () => {
  const [owner, stranger, superadmin] = [
    await testApp.signedIn(),
    await testApp.signedIn(),
    await testApp.signedIn({}, 'superadmin'),
  ];
  await save(owner, { searches: [aSearchToSave()], plans: [aPlanToSave()] });
  const { searches, plans } = await listOf(owner);
  for (const other of [stranger, superadmin]) {
    expect(await listOf(other)).toEqual({ searches: [], plans: [] });
    for (const { id } of [...searches, ...plans]) {
      const answer = await other.browser.send('DELETE', `/api/saved/${id}`);
      expect([answer.status, errorOf(answer).code]).toEqual([404, 'request.notFound']);
    }
    await save(other, { plans: [aPlanToSave(1, { name: 'Mine' })] });
  }
  expect(await listOf(owner)).toEqual({ searches, plans });
  expect((await save({ browser: testApp.browser() }, {})).status).toBe(401);
});

it('a person can delete what they saved', async () => {
  const person = await testApp.signedIn();
  await save(person, { searches: [aSearchToSave()], plans: [aPlanToSave()] });
  const { searches, plans } = await listOf(person);
  expect((await person.browser.send('DELETE', `/api/saved/${searches[0]?.id}`)).status).toBe(200);
  expect(await listOf(person)).toEqual({ searches: [], plans });
  expect((await person.browser.send('DELETE', `/api/saved/${searches[0]?.id}`)).status).toBe(404);
});

it('saved items are stored encrypted', async () => {
  const person = await testApp.signedIn();
  await save(person, { searches: [aSearchToSave(40_404)], plans: [aPlanToSave(4_040_404)] });
  const { rows } = await testApp.sql.query<{ fingerprint: string; content: Buffer }>(
    'select fingerprint, content from saved_items where user_id = $1',
    [person.id],
  );
  expect(rows).toHaveLength(2);
  for (const row of rows)
    expect(`${row.fingerprint} ${row.content.toString('latin1')}`).not.toMatch(/40404|75001|income|countyfips/);
});

it("saved items are readable in the person's export and deleted with the account", async () => {
  const person = await testApp.signedIn();
  await save(person, { searches: [aSearchToSave(40_404)] });
  await person.browser.post('/api/account/export');
  await eventually(
    async () => ((await person.browser.get('/api/account/export')).body as { readyUntil: string | null }).readyUntil,
    'the file',
  );
  const file = await person.browser.get('/api/account/export/file');
  expect(JSON.stringify(file.body)).toContain('40404');
  expect(file.raw).not.toContain('fingerprint');
  await testApp.sql.query('delete from users where id = $1', [person.id]);
  expect((await testApp.sql.query('select 1 from saved_items where user_id = $1', [person.id])).rowCount).toBe(0);
});
