import { EntityManager } from '@mikro-orm/postgresql';
import type { MyDoctorList, MyMedicineList } from '#contract/care-lists.js';
import { COVERAGE_BATCH, DOCTOR_LIST } from '#contract/limits/care.js';
import { DataExport } from '#modules/auth/index.js';
import { withEntityManager } from '#platform/database/unit-of-work.js';
import { TestApp } from '../harness/test-app.js';

const testApp = TestApp.forTests({ workers: false });

const medicines = (count: number): MyMedicineList =>
  Array.from({ length: count }, (_, index) => ({ rxcui: String(617_300 + index), name: `Zolpaxin ${index} mg` }));
const doctors = (count: number): MyDoctorList =>
  Array.from({ length: count }, (_, index) => ({
    npi: String(1_000_000_000 + index),
    name: `Ann Zolpaxin the ${index}`,
    specialties: ['Cardiology'],
    accepting: 'accepting',
  }));
const LISTS = [
  { kind: 'medicines', items: medicines, most: COVERAGE_BATCH.drugs },
  { kind: 'doctors', items: doctors, most: DOCTOR_LIST.most },
] as const;

type Person = Awaited<ReturnType<TestApp['signedIn']>>;

describe.each(LISTS)('the $kind of a person', ({ kind, items, most }) => {
  const keep = ({ browser }: Pick<Person, 'browser'>, list: unknown) =>
    browser.send('PUT', `/api/${kind}/mine`, { [kind]: list });
  const listOf = async ({ browser }: Pick<Person, 'browser'>) => (await browser.get(`/api/${kind}/mine`)).body;
  const rowsOf = async ({ id }: Person) =>
    (await testApp.sql.query(`select 1 from my_${kind} where user_id = $1`, [id])).rows;

  it('are found on another device, without duplicates and in order', async () => {
    const person = await testApp.signedIn();
    expect(await listOf(person)).toEqual([]);
    const [first, second] = items(2);
    expect((await keep(person, [...items(2), ...items(1)])).body).toEqual([first, second]);
    const tablet = testApp.browser('Tablet 1.0');
    await tablet.post('/api/auth/login_user', { email: person.email, password: person.password });
    expect(await listOf({ browser: tablet })).toEqual([first, second]);
  });

  it('cannot be seen or changed by anybody else, not even staff', async () => {
    const [owner, stranger, superadmin] = [
      await testApp.signedIn(),
      await testApp.signedIn(),
      await testApp.signedIn({}, 'superadmin'),
    ];
    await keep(owner, items(1));
    for (const other of [stranger, superadmin]) {
      expect(await listOf(other)).toEqual([]);
      await keep(other, []);
    }
    expect(await listOf(owner)).toEqual(items(1));
    expect((await testApp.browser().get(`/api/${kind}/mine`)).status).toBe(401);
  });

  it(`are ${most} at most`, async () => {
    expect((await keep(await testApp.signedIn(), items(most + 1))).status).toBe(400);
  });

  it('are stored encrypted, included in the export, and deleted with the account', async () => {
    const person = await testApp.signedIn();
    await keep(person, items(1));
    const { rows } = await testApp.sql.query<{ all: string }>(
      `select string_agg(encode(content, 'escape'), ' ') as all from my_${kind}`,
    );
    expect(rows[0]?.all).not.toContain('Zolpaxin');
    const exports = testApp.app.get(DataExport, { strict: false });
    await withEntityManager(testApp.app.get(EntityManager), async () => {
      await exports.request(person.id);
      await exports.build(person.id);
      expect(await exports.file(person.id)).toContain('Zolpaxin');
    });
    expect(await rowsOf(person)).toHaveLength(1);
    await testApp.sql.query('delete from users where id = $1', [person.id]);
    expect(await rowsOf(person)).toEqual([]);
  });

  it('are deleted when the person saves an empty list', async () => {
    const person = await testApp.signedIn();
    await keep(person, items(1));
    await keep(person, []);
    expect(await rowsOf(person)).toEqual([]);
  });
});

it.each([
  ['medicines', 'a name instead of a medicine id', [{ rxcui: 'aspirin', name: 'Aspirin' }]],
  ['medicines', 'a medicine without a name', [{ rxcui: '1', name: ' ' }]],
  ['doctors', 'a name instead of the number of a doctor', [{ ...doctors(1)[0], npi: 'Ann' }]],
  ['doctors', 'a doctor without a name', [{ ...doctors(1)[0], name: ' ' }]],
])('a list of %s with %s is rejected', async (kind, _, list) => {
  const { browser } = await testApp.signedIn();
  expect((await browser.send('PUT', `/api/${kind}/mine`, { [kind]: list })).status).toBe(400);
});
