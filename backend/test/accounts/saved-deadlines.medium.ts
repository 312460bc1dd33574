import { EntityManager } from '@mikro-orm/postgresql';
import type { DeadlineAnswers } from '#contract/deadlines/answers.js';
import { DataExport } from '#modules/auth/index.js';
import { withEntityManager } from '#platform/database/unit-of-work.js';
import { TestApp } from '../harness/test-app.js';

const PATH = '/api/deadlines/mine';
const ANSWERS: DeadlineAnswers = { birth: '1962-04-15', covers: ['va', 'job'], events: { baby: '2026-02-03' } };

const testApp = TestApp.forTests({ workers: false });

type Person = Awaited<ReturnType<TestApp['signedIn']>>;
const save = ({ browser }: Pick<Person, 'browser'>, answers: unknown) => browser.send('PUT', PATH, { answers });
const answersOf = async ({ browser }: Pick<Person, 'browser'>) => {
  const { ages: _, ...saved } = (await browser.get(PATH)).body as { ages: number[] };
  return saved;
};
const rowsOf = async ({ id }: Person) =>
  (await testApp.sql.query('select 1 from my_deadlines where user_id = $1', [id])).rows;

describe('the answers about deadlines that a person saves', () => {
  it('are found on another device, replace earlier ones, and go when the person removes them', async () => {
    const person = await testApp.signedIn();
    expect(await answersOf(person)).toEqual({ answers: null });
    await save(person, { ...ANSWERS, covers: [] });
    expect((await save(person, ANSWERS)).body).toEqual({ answers: ANSWERS });
    const tablet = testApp.browser('Tablet 1.0');
    await tablet.post('/api/auth/login_user', { email: person.email, password: person.password });
    expect(await answersOf({ browser: tablet })).toEqual({ answers: ANSWERS });
    expect((await save({ browser: tablet }, null)).body).toEqual({ answers: null });
    expect(await rowsOf(person)).toEqual([]);
  });

  it('come with the ages of the age range of the sign-up, which grow with the account', async () => {
    const { browser, id } = await testApp.signedIn();
    const agesOf = async () => ((await browser.get(PATH)).body as { ages: number[] }).ages;
    expect(await agesOf()).toEqual([65, 66, 67, 68, 69, 70, 71, 72, 73, 74]);
    await testApp.sql.query(`update users set created_at = created_at - interval '2 years' where id = $1`, [id]);
    expect((await agesOf())[0]).toBe(67);
    await testApp.sql.query('update users set age_range = null where id = $1', [id]);
    expect(await agesOf()).toEqual([]);
  });

  it('are stored encrypted, included in the export, and deleted with the account', async () => {
    const person = await testApp.signedIn();
    await save(person, ANSWERS);
    const { rows } = await testApp.sql.query<{ all: string }>(
      `select string_agg(encode(content, 'escape'), ' ') as all from my_deadlines`,
    );
    expect(rows[0]?.all).not.toMatch(/1962|baby/);
    const exports = testApp.app.get(DataExport, { strict: false });
    await withEntityManager(testApp.app.get(EntityManager), async () => {
      await exports.request(person.id);
      await exports.build(person.id);
      expect(await exports.file(person.id)).toContain('1962-04-15');
    });
    expect(await rowsOf(person)).toHaveLength(1);
    await testApp.sql.query('delete from users where id = $1', [person.id]);
    expect(await rowsOf(person)).toEqual([]);
  });

  it.each([
    ['a day that the calendar does not have', { ...ANSWERS, birth: '1962-02-29' }],
    ['a time instead of a day', { ...ANSWERS, birth: '1962-04-15T10:00:00Z' }],
    ['an unknown kind of coverage', { ...ANSWERS, covers: ['gold'] }],
    ['an unknown event', { ...ANSWERS, events: { divorced: '2026-02-03' } }],
    ['no birth date', { covers: [], events: {} }],
  ])('are rejected with %s', async (_, answers) => {
    expect((await save(await testApp.signedIn(), answers)).status).toBe(400);
  });
});
