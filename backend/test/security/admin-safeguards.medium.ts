import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { act } from '../admin/staff-action.js';
import { errorOf, type Browser } from '../harness/browser.js';
import { TestApp } from '../harness/test-app.js';

const USER = '/api/auth/admin/user';
const LIST = '/api/admin/users/list-users';
/** Number of random inputs for search, sort order and page. `FUZZ=all` tries 10,000. */
const INPUTS = process.env['FUZZ'] === 'all' ? 10_000 : 200;

const testApp = TestApp.forTests({ workers: false });

const superadmins = async (): Promise<number> =>
  Number(
    (
      await testApp.sql.query(
        "select count(*) as n from users where role = 'superadmin' and closed_at is null and locked_at is null",
      )
    ).rows[0].n,
  );

it('admins cannot demote, close or erase their own account', async () => {
  const { browser, id } = await testApp.signedIn({}, 'superadmin');
  const other = await testApp.signedIn({}, 'superadmin');
  expect(errorOf(await browser.send('PUT', `${USER}/${id}`, { role_id: 'patient' })).code).toBe('users.ownRole');
  expect(errorOf(await browser.send('DELETE', `${USER}/${id}`)).message).toBe('You cannot delete your own account.');
  expect(errorOf(await browser.send('DELETE', `${USER}/hard-delete/${id}`, { reason: 'test' })).message).toBe(
    'You cannot delete your own account.',
  );
  await browser.send('DELETE', `${USER}/${other.id}`);
});

it('if two superadmins remove each other at the same moment, one always remains', async () => {
  await testApp.sql.query("update users set role = 'patient' where role = 'superadmin'");
  for (const remove of [
    (who: Browser, whom: string) => who.send('PUT', `${USER}/${whom}`, { role_id: 'admin' }),
    (who: Browser, whom: string) => who.send('DELETE', `${USER}/${whom}`),
    (who: Browser, whom: string) => act(who, 'lock', whom, 'test'),
    (who: Browser, whom: string) => who.send('DELETE', `${USER}/hard-delete/${whom}`, { reason: 'test' }),
  ]) {
    const [a, b] = [await testApp.signedIn({}, 'superadmin'), await testApp.signedIn({}, 'superadmin')];
    const answers = await Promise.all([remove(a.browser, b.id), remove(b.browser, a.id)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await superadmins()).toBe(1);
    await testApp.sql.query("update users set role = 'patient' where role = 'superadmin'");
  }
});

it('only a superadmin can make an account a superadmin, a new one or an existing one', async () => {
  const [admin, superadmin, person] = [
    await testApp.signedIn({}, 'admin'),
    await testApp.signedIn({}, 'superadmin'),
    await testApp.signedIn(),
  ];
  const roleOf = async () =>
    (await testApp.sql.query('select role from users where id = $1', [person.id])).rows[0].role;
  for (const field of ['role_id', 'role']) {
    const answer = await admin.browser.send('PUT', `${USER}/${person.id}`, { [field]: 'superadmin' });
    expect(errorOf(answer).code).toBe('users.aboveYou');
    expect(await roleOf()).toBe('patient');
  }
  const created = await admin.browser.post(USER, {
    email: 'chosen@example.test',
    first_name: 'C',
    last_name: 'B',
    phone: null,
    role_id: 'superadmin',
    gender: null,
  });
  expect(errorOf(created).code).toBe('users.aboveYou');
  expect((await superadmin.browser.send('PUT', `${USER}/${person.id}`, { role_id: 'superadmin' })).status).toBe(200);
  expect(await roleOf()).toBe('superadmin');
});

describe('a staff member who signed in a while ago', () => {
  const stale = async () => {
    const admin = await testApp.signedIn({}, 'admin');
    await testApp.sql.query("update sessions set proved_at = now() - interval '3 hours' where user_id = $1", [
      admin.id,
    ]);
    return admin.browser;
  };
  const bulk = (action: string, person: string, reason?: string) =>
    ['POST', '/api/admin/users/actions', { action, ids: [person], ...(reason && { reason }) }] as const;
  const put = (person: string, change: object) => ['PUT', `${USER}/${person}`, change] as const;

  it.each<[string, (person: string) => readonly ['POST' | 'PUT' | 'DELETE', string, object?]]>([
    ['closes an account', (person) => ['DELETE', `${USER}/${person}`]],
    ['closes many accounts', (person) => bulk('close', person)],
    ['makes many people admins', (person) => bulk('makeAdmin', person)],
    ['makes many people users', (person) => bulk('makeUser', person)],
    ['exports many accounts', (person) => bulk('export', person)],
    ['mails a link to choose a password', (person) => put(person, { mail_link: true })],
    ['mails such a link beside another change', (person) => put(person, { first_name: 'Rosalia', mail_link: true })],
    ['changes an address', (person) => put(person, { email: `${randomUUID()}@example.test` })],
    ['changes a role by the name of one field', (person) => put(person, { role: 'operations' })],
    ['changes a role by the name of the other field', (person) => put(person, { role_id: 'operations' })],
  ])('%s only after a fresh proof, and nothing is changed before', async (_, call) => {
    const [browser, person] = [await stale(), await testApp.signedIn()];
    const row = async () =>
      (await testApp.sql.query('select role, email, first_name, closed_at from users where id = $1', [person.id])).rows;
    const before = await row();
    expect(errorOf(await browser.send(...call(person.id))).code).toBe('auth.freshSignInNeeded');
    expect(await row()).toEqual(before);
    const { rowCount } = await testApp.sql.query(
      "select 1 from outbox where name = 'admin.resetSent' and payload->>'userId' = $1",
      [person.id],
    );
    expect(rowCount).toBe(0);
  });

  it.each<[string, (person: string) => readonly ['POST' | 'PUT', string, object]]>([
    ['changes a name', (person) => put(person, { first_name: 'Rosalia', mail_link: false })],
    ['locks many accounts', (person) => bulk('lock', person, 'strangers')],
    ['ends the sessions of many people', (person) => bulk('endSessions', person)],
  ])('%s without a fresh proof', async (_, call) => {
    const [browser, person] = [await stale(), await testApp.signedIn()];
    expect((await browser.send(...call(person.id))).status).toBe(200);
  });
});

it('input for search, sort order and page never becomes SQL', async () => {
  const { browser } = await testApp.signedIn({ name: "O'Brien; drop table users; --" }, 'admin');
  const evil = fc.oneof(
    fc.string(),
    fc.constantFrom(
      "' or 1=1 --",
      '%',
      '\\',
      '_',
      "'); drop table users; --",
      '\0',
      '$1',
      '?',
      'id; select 1',
      "x' union select password_hash from users --",
    ),
  );
  const before = (await testApp.sql.query('select count(*) as n from users')).rows[0].n;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('q', 'sort', 'direction', 'after', 'before', 'limit', 'role', 'created_from', 'closed'),
      evil,
      async (name, value) => {
        const { status } = await browser.get(`${LIST}?mask=yes&${name}=${encodeURIComponent(value.toWellFormed())}`);
        expect([200, 400, 410]).toContain(status);
      },
    ),
    { numRuns: INPUTS },
  );
  expect((await testApp.sql.query('select count(*) as n from users')).rows[0].n).toBe(before);
  expect(((await browser.get(`${LIST}?q=${encodeURIComponent('%')}`)).body as { users: object[] }).users).toEqual([]);
});

it('excessive input is rejected before it costs anything', async () => {
  const { browser } = await testApp.signedIn({}, 'admin');
  expect((await browser.get(`${LIST}?limit=1000000000`)).status).toBe(400);
  expect((await browser.get(`${LIST}?q=${'a'.repeat(5_000)}`)).status).toBe(400);
  expect((await browser.get(`${LIST}?${'role=admin&'.repeat(500)}`)).status).toBe(400);
  const deep = `${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`;
  expect((await browser.post(USER, JSON.parse(deep) as object)).status).toBe(400);
  expect((await browser.post(USER, { email: 'a@example.test', first_name: 'x'.repeat(200_000) })).status).toBe(413);
  expect(
    (
      await browser.post('/api/admin/users/actions', {
        action: 'close',
        ids: Array.from({ length: 501 }, () => randomUUID()),
      })
    ).status,
  ).toBe(400);
  expect((await browser.get(`${LIST}?q=${encodeURIComponent(`${'a'.repeat(60)}!`)}`)).status).toBe(200);
});
