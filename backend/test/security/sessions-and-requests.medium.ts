import { EntityManager } from '@mikro-orm/postgresql';
import pg from 'pg';
import { SessionStore } from '#modules/auth/index.js';
import { withEntityManager } from '#platform/database/unit-of-work.js';
import { aSignUp } from '../builders/sign-up.builder.js';
import { eventually } from '../harness/eventually.js';
import { TestApp } from '../harness/test-app.js';

const lines: string[] = [];
const testApp = TestApp.forTests({ env: { LOG_LEVEL: 'warn' }, logTo: { write: (line) => lines.push(line) } });

type Person = Awaited<ReturnType<TestApp['signedIn']>>;
const NEW = 'seven calm green boats';
const SESSION = '__Host-sid';
async function replayed(cookie: string | undefined) {
  const thief = testApp.browser();
  thief.cookies.set(SESSION, cookie ?? '');
  return (await thief.get('/api/account')).status;
}

it('a session cookie set before signing in is replaced, and the old one becomes invalid', async () => {
  const person = await testApp.signedIn();
  const first = person.browser.cookies.get(SESSION);
  const fixed = testApp.browser();
  fixed.cookies.set(SESSION, 'chosen-by-an-attacker');
  await fixed.post('/api/auth/login_user', { email: person.email, password: person.password });
  expect(fixed.cookies.get(SESSION)).not.toBe('chosen-by-an-attacker');
  await person.browser.post('/api/auth/login_user', { email: person.email, password: person.password });
  expect(person.browser.cookies.get(SESSION)).not.toBe(first);
  expect(await replayed(first)).toBe(401);
});

it.each([
  ['is closed', 'closed_at = now()'],
  ['is locked', 'locked_at = now()'],
  ['gets another password', "password_hash = 'another'"],
])('a person whose account %s between the check of the password and the session gets no session', async (_, change) => {
  const { email, password, id } = await testApp.signedIn();
  const other = new pg.Client({ connectionString: testApp.database.ownerUrl });
  await other.connect();
  try {
    await other.query('begin');
    await other.query('select 1 from users where id = $1 for update', [id]);
    const answer = testApp.browser().post('/api/auth/login_user', { email, password });
    const isWaiting = "select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%from users%'";
    await eventually(async () => (await testApp.sql.query(isWaiting)).rowCount, 'the sign-in to wait');
    await other.query('delete from sessions where user_id = $1', [id]);
    await other.query(`update users set ${change} where id = $1`, [id]);
    await other.query('commit');
    expect(await answer).toMatchObject({ status: 401, body: { code: 'auth.invalidCredentials' } });
  } finally {
    await other.end();
  }
  expect((await testApp.sql.query('select 1 from sessions where user_id = $1', [id])).rowCount).toBe(0);
});

describe('a stolen session cookie is worthless', () => {
  const ends: [string, (person: Person) => Promise<unknown>][] = [
    ['logging out', ({ browser }) => browser.post('/api/auth/logout')],
    [
      'a password change elsewhere',
      async (person) => {
        const other = testApp.browser('Other');
        await other.post('/api/auth/login_user', { email: person.email, password: person.password });
        return other.post('/api/account/password', { current_password: person.password, new_password: NEW });
      },
    ],
    [
      'a change of role',
      async ({ id }) => {
        const { browser } = await testApp.signedIn({}, 'superadmin');
        const { rows } = await testApp.sql.query<{ version: number }>('select version from users where id = $1', [id]);
        return browser.send('PUT', `/api/auth/admin/user/${id}`, { role_id: 'admin', version: rows[0]?.version });
      },
    ],
    [
      'closing the account',
      ({ browser, password }) => browser.post('/api/account/close', { current_password: password, sure: true }),
    ],
    ['deletion', ({ id }) => testApp.sql.query('delete from users where id = $1', [id])],
  ];
  it.each(ends)('after %s', async (_, end) => {
    const person = await testApp.signedIn();
    const cookie = person.browser.cookies.get(SESSION);
    expect(await replayed(cookie)).toBe(200);
    await end(person);
    expect(await replayed(cookie)).toBe(401);
  });
});

it("logging out, or asking who is signed in after the session's end, removes its cookies", async () => {
  const [person, other] = [await testApp.signedIn(), await testApp.signedIn()];
  const ofSession = ({ browser }: Person) => [...browser.cookies.keys()].filter((name) => /sid|signed_in/.test(name));
  expect([ofSession(person).length, ofSession(other).length]).toEqual([2, 2]);
  await person.browser.post('/api/auth/logout');
  await testApp.sql.query('delete from sessions where user_id = $1', [other.id]);
  await other.browser.get('/api/auth/me');
  expect([ofSession(person), ofSession(other)]).toEqual([[], []]);
});

it('somebody who leaves within a minute of logging in has been seen', async () => {
  const { id } = await testApp.signedIn();
  const { rows } = await testApp.sql.query(
    "select last_seen_at > now() - interval '1 minute' as seen from users where id = $1",
    [id],
  );
  expect(rows).toEqual([{ seen: true }]);
});

it('using the site updates the last-seen dates but not the version of the account', async () => {
  const person = await testApp.signedIn();
  const state = async () =>
    (
      await testApp.sql.query<{ version: number; fresh: boolean }>(
        `select version, last_seen_at > now() - interval '1 minute' and s.seen_at > now() - interval '1 minute' as fresh
         from users u join sessions s on s.user_id = u.id where u.id = $1`,
        [person.id],
      )
    ).rows[0];
  const before = await state();
  await testApp.sql.query("update sessions set seen_at = now() - interval '2 minutes' where user_id = $1", [person.id]);
  expect((await person.browser.get('/api/account')).status).toBe(200);
  expect(await state()).toEqual({ version: before?.version, fresh: true });
});

it('a session ends on the server after half an hour without use, and after twelve hours in any case', async () => {
  const idle = await testApp.signedIn();
  await testApp.sql.query("update sessions set seen_at = now() - interval '30 minutes 1 second' where user_id = $1", [
    idle.id,
  ]);
  expect((await idle.browser.get('/api/account')).status).toBe(401);
  const old = await testApp.signedIn();
  await testApp.sql.query('update sessions set ends_at = now() where user_id = $1', [old.id]);
  expect((await old.browser.get('/api/account')).status).toBe(401);
});

describe('a request from elsewhere is rejected and logged', () => {
  const strange = [
    ['a form on another site', { 'sec-fetch-site': 'cross-site', 'content-type': 'application/x-www-form-urlencoded' }],
    ['another site that labels JSON as text', { 'sec-fetch-site': 'cross-site', 'content-type': 'text/plain' }],
    ['another host of the same site', { 'sec-fetch-site': 'same-site' }],
    ['another origin in an old browser', { 'sec-fetch-site': '', origin: 'https://evil.example' }],
    ['a client that sends no origin', { 'sec-fetch-site': '' }],
  ] as const;
  const calls = [
    ['POST', '/api/auth/login_user'],
    ['POST', '/api/auth/logout'],
    ['POST', '/api/account/close'],
    ['PATCH', '/api/account'],
    ['POST', '/api/users/signup'],
  ] as const;

  it.each(strange)('if it comes from %s', async (_, headers) => {
    const person = await testApp.signedIn();
    const before = lines.length;
    for (const [method, url] of calls) {
      const answer = await person.browser.send(
        method,
        url,
        JSON.stringify({ email: person.email, password: person.password }),
        { headers: { 'content-type': 'application/json', ...headers } },
      );
      expect({ url, status: answer.status }).toEqual({ url, status: 403 });
    }
    const refusals = lines.slice(before).filter((line) => line.includes('a request from another site was refused'));
    expect(refusals).toHaveLength(calls.length);
    expect((await person.browser.get('/api/account')).status).toBe(200);
  });
});

it('a role, a confirmation or an id in a sign-up request is never stored', async () => {
  const signup = {
    ...aSignUp(),
    role: 'superadmin',
    role_id: 'superadmin',
    is_admin: true,
    email_confirmed: true,
    emailConfirmedAt: '2020-01-01',
    id: '00000000-0000-4000-8000-000000000001',
    version: 9,
  };
  await testApp.browser().post('/api/users/signup', signup);
  const { rows } = await testApp.sql.query('select role, email_confirmed_at, version from users where email = $1', [
    signup.email,
  ]);
  expect(rows).toEqual([{ role: 'patient', email_confirmed_at: null, version: 1 }]);
  expect((await testApp.sql.query('select 1 from users where id = $1', [signup.id])).rows).toEqual([]);
});

it('line breaks in a name or an address do not create email headers', async () => {
  for (const changes of [
    { name: 'Ann\r\nBcc: spy@example.test' },
    { email: 'ann@example.test\r\nBcc: spy@example.test' },
    { email: 'ann@example.test,spy@example.test' },
  ]) {
    expect((await testApp.browser().post('/api/users/signup', aSignUp(changes))).status).toBe(400);
  }
  const signup = aSignUp({ name: 'Ann "Bcc: spy@example.test" <x>' });
  await testApp.browser().post('/api/users/signup', signup);
  const mail = await testApp.mailbox.next(signup.email, 'confirm');
  expect(mail.raw.split(/\r?\n\r?\n/)[0]).not.toContain('spy@example.test');
  expect(testApp.mailbox.to('spy@example.test')).toEqual([]);
});

it('ending all sessions of a person also ends those that were looked up a moment ago', async () => {
  const person = await testApp.signedIn();
  const token = person.browser.cookies.get(SESSION) ?? '';
  const store = testApp.app.get(SessionStore, { strict: false });
  const work = async () => {
    expect((await store.recent(token))?.userId).toBe(person.id);
    await store.endAll(person.id);
    expect(await store.recent(token)).toBeNull();
  };
  await withEntityManager(testApp.app.get(EntityManager), work);
});
