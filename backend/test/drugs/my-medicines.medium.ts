import { EntityManager } from '@mikro-orm/postgresql';
import type { MyMedicineList } from '#contract/api/drugs.contract.js';
import { COVERAGE_BATCH } from '#contract/limits/drugs.js';
import { DataExport } from '#modules/auth/index.js';
import { withEntityManager } from '#platform/database/unit-of-work.js';
import { TestApp } from '../harness/test-app.js';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await TestApp.open({ workers: false });
});
afterAll(() => testApp.close());

type Person = Awaited<ReturnType<TestApp['signedIn']>>;
const medicines = (count: number): MyMedicineList =>
  Array.from({ length: count }, (_, index) => ({ rxcui: String(617_300 + index), name: `Zolpaxin ${index} mg` }));
const keep = ({ browser }: Pick<Person, 'browser'>, list: MyMedicineList) =>
  browser.send('PUT', '/api/medicines/mine', { medicines: list });
const listOf = async ({ browser }: Pick<Person, 'browser'>) => (await browser.get('/api/medicines/mine')).body;

it('a person finds their medicines on another device, without duplicates and in order', async () => {
  const person = await testApp.signedIn();
  expect(await listOf(person)).toEqual([]);
  const [first, second] = medicines(2);
  expect((await keep(person, [...medicines(2), ...medicines(1)])).body).toEqual([first, second]);
  const tablet = testApp.browser('Tablet 1.0');
  await tablet.post('/api/auth/login_user', { email: person.email, password: person.password });
  expect(await listOf({ browser: tablet })).toEqual([first, second]);
});

it("nobody else can see or change a person's medicines, not even staff", async () => {
  const [owner, stranger, superadmin] = [
    await testApp.signedIn(),
    await testApp.signedIn(),
    await testApp.signedIn({}, 'superadmin'),
  ];
  await keep(owner, medicines(1));
  for (const other of [stranger, superadmin]) {
    expect(await listOf(other)).toEqual([]);
    await keep(other, []);
  }
  expect(await listOf(owner)).toEqual(medicines(1));
  expect((await testApp.browser().get('/api/medicines/mine')).status).toBe(401);
});

it.each([
  ['21 medicines', medicines(COVERAGE_BATCH.drugs + 1)],
  ['a name instead of a medicine id', [{ rxcui: 'aspirin', name: 'Aspirin' }]],
  ['a medicine without a name', [{ rxcui: '1', name: ' ' }]],
])('a list with %s is rejected', async (_, list) => {
  expect((await keep(await testApp.signedIn(), list)).status).toBe(400);
});

it('the medicines are stored encrypted, included in the export, and deleted with the account', async () => {
  const person = await testApp.signedIn();
  await keep(person, medicines(1));
  const { rows } = await testApp.sql.query<{ all: string }>(
    "select string_agg(encode(content, 'escape'), ' ') as all from my_medicines",
  );
  expect(rows[0]?.all).not.toContain('Zolpaxin');
  const exports = testApp.app.get(DataExport, { strict: false });
  await withEntityManager(testApp.app.get(EntityManager), async () => {
    await exports.request(person.id);
    await exports.build(person.id);
    expect(await exports.file(person.id)).toContain('Zolpaxin');
  });
  await testApp.sql.query('delete from users where id = $1', [person.id]);
  expect((await testApp.sql.query('select 1 from my_medicines where user_id = $1', [person.id])).rows).toEqual([]);
});

it('an empty list deletes everything that was stored', async () => {
  const person = await testApp.signedIn();
  await keep(person, medicines(1));
  await keep(person, []);
  expect((await testApp.sql.query('select 1 from my_medicines where user_id = $1', [person.id])).rows).toEqual([]);
});
