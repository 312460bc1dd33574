import { House } from '../harness/house.js';
import { aSignUp } from '../builders/sign-up.builder.js';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(async () => {
  await house.close();
});

type Person = Awaited<ReturnType<House['signedIn']>>;
const NEW = 'seven calm green boats';
const SESSION = '__Host-sid';
/** The same cookie in another hand. */
async function replayed(cookie: string | undefined) {
  const thief = house.browser();
  thief.cookies.set(SESSION, cookie ?? '');
  return (await thief.get('/api/account')).status;
}

it('row 19: a session cookie set before signing in is not taken over, and the old one dies', async () => {
  const person = await house.signedIn();
  const first = person.browser.cookies.get(SESSION);
  const fixed = house.browser();
  fixed.cookies.set(SESSION, 'chosen-by-an-attacker');
  await fixed.post('/api/auth/login_user', { email: person.email, password: person.password });
  expect(fixed.cookies.get(SESSION)).not.toBe('chosen-by-an-attacker');
  await person.browser.post('/api/auth/login_user', { email: person.email, password: person.password });
  expect(person.browser.cookies.get(SESSION)).not.toBe(first);
  expect(await replayed(first)).toBe(401);
});

describe('row 20: a cookie used again is worth nothing', () => {
  const ends: [string, (person: Person) => Promise<unknown>][] = [
    ['logging out', ({ browser }) => browser.post('/api/auth/logout')],
    ['a password change elsewhere', async (person) => {
      const other = house.browser('Other');
      await other.post('/api/auth/login_user', { email: person.email, password: person.password });
      return other.post('/api/account/password', { current_password: person.password, new_password: NEW });
    }],
    ['a change of role', async ({ id }) => {
      const { browser } = await house.signedIn({}, 'superadmin');
      const { rows } = await house.sql.query<{ version: number }>('select version from users where id = $1', [id]);
      return browser.send('PUT', `/api/auth/admin/user/${id}`, { role_id: 'admin', version: rows[0]?.version });
    }],
    ['closing the account', ({ browser, password }) => browser.post('/api/account/close', { current_password: password, sure: true })],
    ['deletion', ({ id }) => house.sql.query('delete from users where id = $1', [id])],
  ];
  it.each(ends)('after %s', async (_, end) => {
    const person = await house.signedIn();
    const cookie = person.browser.cookies.get(SESSION);
    expect(await replayed(cookie)).toBe(200);
    await end(person);
    expect(await replayed(cookie)).toBe(401);
  });
});

it('row 21: a session ends on the server after half an hour unused, and after twelve hours in any case', async () => {
  const idle = await house.signedIn();
  await house.sql.query("update sessions set seen_at = now() - interval '30 minutes 1 second' where user_id = $1", [idle.id]);
  expect((await idle.browser.get('/api/account')).status).toBe(401);
  const old = await house.signedIn();
  await house.sql.query('update sessions set ends_at = now() where user_id = $1', [old.id]);
  expect((await old.browser.get('/api/account')).status).toBe(401);
});

it('row 22: the session cookie is bound to this host, to https and to the server', async () => {
  const { email, password } = await house.signedIn();
  const answer = await house.browser().post('/api/auth/login_user', { email, password });
  const cookies = [answer.headers['set-cookie']].flat().map(String);
  for (const name of [SESSION, '__Host-device']) {
    const cookie = cookies.find((one) => one.startsWith(`${name}=`)) ?? '';
    for (const flag of ['Secure', 'HttpOnly', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(flag);
    expect(cookie).not.toContain('Domain');
  }
});

describe('rows 23 and 24: what another site asks for is refused', () => {
  const strange = [
    ['a form of another site', { 'sec-fetch-site': 'cross-site', 'content-type': 'application/x-www-form-urlencoded' }],
    ['JSON dressed up as text', { 'sec-fetch-site': 'cross-site', 'content-type': 'text/plain' }],
    ['a neighbour on the same site', { 'sec-fetch-site': 'same-site' }],
    ['an old browser from another origin', { 'sec-fetch-site': '', 'origin': 'https://evil.example' }],
    ['nobody who says where they come from', { 'sec-fetch-site': '' }],
  ] as const;
  const calls = [['POST', '/api/auth/login_user'], ['POST', '/api/auth/logout'], ['POST', '/api/account/close'], ['PATCH', '/api/account'], ['POST', '/api/users/signup']] as const;

  it.each(strange)('%s', async (_, headers) => {
    const person = await house.signedIn();
    for (const [method, url] of calls) {
      const answer = await person.browser.send(method, url, JSON.stringify({ email: person.email, password: person.password }), { headers: { 'content-type': 'application/json', ...headers } });
      expect({ url, status: answer.status }).toEqual({ url, status: 403 });
    }
    expect((await person.browser.get('/api/account')).status).toBe(200);
  });
});

it('row 29: a role, a confirmation or an id sent along at sign-up is never stored', async () => {
  const signup = { ...aSignUp(), role: 'superadmin', role_id: 'superadmin', is_admin: true, email_confirmed: true, emailConfirmedAt: '2020-01-01', id: '00000000-0000-4000-8000-000000000001', version: 9 };
  await house.browser().post('/api/users/signup', signup);
  const { rows } = await house.sql.query('select role, email_confirmed_at, version from users where email = $1', [signup.email]);
  expect(rows).toEqual([{ role: 'patient', email_confirmed_at: null, version: 1 }]);
  expect((await house.sql.query('select 1 from users where id = $1', [signup.id])).rows).toEqual([]);
});

it('row 35: line breaks in a name or an address make no mail header', async () => {
  for (const changes of [{ name: 'Ann\r\nBcc: spy@example.test' }, { email: 'ann@example.test\r\nBcc: spy@example.test' }, { email: 'ann@example.test,spy@example.test' }]) {
    expect((await house.browser().post('/api/users/signup', aSignUp(changes))).status).toBe(400);
  }
  const signup = aSignUp({ name: 'Ann "Bcc: spy@example.test" <x>' });
  await house.browser().post('/api/users/signup', signup);
  const mail = await house.mailbox.next(signup.email, 'confirm');
  expect(mail.raw.split(/\r?\n\r?\n/)[0]).not.toContain('spy@example.test');
  expect(house.mailbox.to('spy@example.test')).toEqual([]);
});
