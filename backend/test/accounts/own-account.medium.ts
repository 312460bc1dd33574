import { aSignUp } from '../builders/sign-up.builder.js';
import { eventually } from '../harness/eventually.js';
import { isSignedIn, ownAccount, signInElsewhere, type Person } from '../harness/own-account.js';
import { TestApp } from '../harness/test-app.js';

const testApp = TestApp.forTests();

const UBUNTU = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const NEW = 'seven calm green boats';
const elsewhere = (person: Person, device?: string) => signInElsewhere(testApp, person, device);

it('the account page shows the details and each device by a familiar name, and marks the current device', async () => {
  const person = await testApp.signedIn({ name: 'Iris Bell' });
  await elsewhere(person);
  const account = await ownAccount(person);
  expect(account).toMatchObject({ name: 'Iris Bell', email: person.email, hasPassword: true });
  expect(account.devices.map(({ device, isThisOne }) => [device, isThisOne]).toSorted()).toEqual([
    ['Safari on iPhone', false],
    ['Unknown device', true],
  ]);
});

it('a person can change their name and phone number, but a line break in the name is rejected', async () => {
  const person = await testApp.signedIn();
  expect(
    (await person.browser.send('PATCH', '/api/account', { name: 'Iris B. Stone', phone: '(504) 555-0123' })).status,
  ).toBe(200);
  expect(await ownAccount(person)).toMatchObject({ name: 'Iris B. Stone', phone: '5045550123' });
  expect((await person.browser.send('PATCH', '/api/account', { name: 'Iris\r\nBcc: x', phone: null })).status).toBe(
    400,
  );
});

it('concurrent changes of an account are applied one after the other', async () => {
  const person = await testApp.signedIn();
  const names = ['Iris One', 'Iris Two', 'Iris Three', 'Iris Four', 'Iris Five'];
  const answers = await Promise.all(
    names.map((name) => person.browser.send('PATCH', '/api/account', { name, phone: null })),
  );
  expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200));
});

it('a role, an email address or an id in a request to change details is ignored', async () => {
  const person = await testApp.signedIn();
  await person.browser.send('PATCH', '/api/account', {
    name: 'Iris',
    phone: null,
    role: 'superadmin',
    email: 'other@example.test',
    id: '00000000-0000-4000-8000-000000000000',
    is_admin: true,
  });
  const { rows } = await testApp.sql.query('select role, email from users where id = $1', [person.id]);
  expect(rows).toEqual([{ role: 'patient', email: person.email }]);
});

it('a password change requires the old password, ends all other sessions, and is announced by email', async () => {
  const person = await testApp.signedIn();
  const other = await elsewhere(person);
  const wrong = await person.browser.post('/api/account/password', { current_password: 'not this', new_password: NEW });
  expect([wrong.status, (wrong.body as { errors: unknown }).errors]).toEqual([
    403,
    { current_password: 'That password isn’t right.' },
  ]);
  expect(
    (await person.browser.post('/api/account/password', { current_password: person.password, new_password: NEW }))
      .status,
  ).toBe(200);
  expect([await isSignedIn(person.browser), await isSignedIn(other)]).toEqual([true, false]);
  expect(await isSignedIn(await elsewhere({ ...person, password: NEW }))).toBe(true);
  await testApp.mailbox.next(person.email, 'password was changed');
});

it('a person can end the session on one device or on all other devices', async () => {
  const person = await testApp.signedIn();
  const [one, two] = [await elsewhere(person), await elsewhere(person, UBUNTU)];
  const id = (await ownAccount(person)).devices.find(({ device }) => device === 'Safari on iPhone')?.id ?? '';
  expect((await person.browser.send('DELETE', `/api/account/sessions/${id}`)).status).toBe(200);
  expect([await isSignedIn(one), await isSignedIn(two)]).toEqual([false, true]);
  await person.browser.send('DELETE', '/api/account/sessions');
  expect([await isSignedIn(person.browser), await isSignedIn(two)]).toEqual([true, false]);
  const { rows } = await testApp.sql.query<{ sessions: number }>(
    `select (payload->>'sessions')::int as sessions from outbox
     where name = 'user.sessionsEnded' and payload->>'userId' = $1`,
    [person.id],
  );
  expect(rows).toEqual([{ sessions: 1 }, { sessions: 1 }]);
});

it('closing an account requires the password, ends all sessions and is confirmed by email', async () => {
  const person = await testApp.signedIn();
  const other = await elsewhere(person);
  expect((await person.browser.post('/api/account/close', { current_password: 'wrong', sure: true })).status).toBe(403);
  expect(
    (await person.browser.post('/api/account/close', { current_password: person.password, sure: true })).status,
  ).toBe(200);
  expect([...person.browser.cookies.keys()].filter((name) => /sid|signed_in/.test(name))).toEqual([]);
  expect([
    await isSignedIn(person.browser),
    await isSignedIn(other),
    await isSignedIn(await elsewhere(person)),
  ]).toEqual([false, false, false]);
  await testApp.mailbox.next(person.email, 'account is closed');
  const before = testApp.mailbox.to(person.email).length;
  expect((await testApp.browser().post('/api/users/signup', aSignUp({ email: person.email }))).status).toBe(409);
  const mail = await eventually(() => testApp.mailbox.to(person.email)[before], 'the answer to signing up again');
  expect([mail.subject, mail.text.includes('/contact')]).toEqual(['Your account is closed', true]);
});

it('a superadmin cannot close their account if the only other superadmin is unconfirmed', async () => {
  const [person, other] = [await testApp.signedIn({}, 'superadmin'), await testApp.signedIn({}, 'superadmin')];
  await testApp.sql.query("update users set role = 'patient' where role = 'superadmin' and id <> all ($1)", [
    [person.id, other.id],
  ]);
  await testApp.sql.query('update users set email_confirmed_at = null where id = $1', [other.id]);
  const close = () => person.browser.post('/api/account/close', { current_password: person.password, sure: true });
  expect((await close()).status).toBe(409);
  await testApp.sql.query('update users set email_confirmed_at = now() where id = $1', [other.id]);
  expect((await close()).status).toBe(200);
  await testApp.sql.query("update users set role = 'patient' where id = $1", [other.id]);
});

it('a device is recognized by its cookie or its full description, not just by its kind', async () => {
  const chrome = (version: number) => `Mozilla/5.0 (Windows NT 10.0) Chrome/${version}.0.0.0 Safari/537.36`;
  const person = await testApp.signedIn();
  const newDeviceFlags = async () =>
    (
      await testApp.sql.query<{ new: boolean }>(
        `select (payload->>'newDevice')::boolean as new from outbox
         where name = 'user.signedIn' and payload->>'userId' = $1 order by created_at`,
        [person.id],
      )
    ).rows.map((row) => row.new);
  const own = await elsewhere(person, chrome(142));
  await elsewhere(person, chrome(142));
  await own.post(
    '/api/auth/login_user',
    { email: person.email, password: person.password },
    { headers: { 'user-agent': chrome(143) } },
  );
  await elsewhere(person, chrome(144));
  expect(await newDeviceFlags()).toEqual([false, true, false, false, true]);
});

it('the last superadmin cannot close their account', async () => {
  const person = await testApp.signedIn({}, 'superadmin');
  expect(
    (await person.browser.post('/api/account/close', { current_password: person.password, sure: true })).status,
  ).toBe(409);
});

describe("the export of a person's data", () => {
  it('is one file with data from every table about the person, which only they can download', async () => {
    const person = await testApp.signedIn({ name: 'Iris Bell', health_history: 'asthma' });
    await elsewhere(person, UBUNTU);
    expect((await person.browser.get('/api/account/export/file')).status).toBe(404);
    expect((await person.browser.post('/api/account/export')).status).toBe(200);
    await testApp.mailbox.next(person.email, 'data is ready');
    await eventually(
      async () => ((await person.browser.get('/api/account/export')).body as { readyUntil: string | null }).readyUntil,
      'the file',
    );
    const file = await person.browser.get('/api/account/export/file');
    const tables = Object.keys(file.body as object).toSorted();
    const { rows } = await testApp.sql.query<{ name: string }>(
      `select distinct table_name as name from information_schema.columns
       where table_schema = 'public' and column_name = 'user_id'`,
    );
    expect(tables).toEqual([...rows.map(({ name }) => name), 'users'].toSorted());
    const contents = Object.entries(file.body as Record<string, unknown[]>);
    expect(contents.filter(([, found]) => !Array.isArray(found))).toEqual([]);
    expect(file.body).toMatchObject({ known_devices: [{}, {}], sessions: [{}, {}] });
    expect(file.raw).toContain('asthma');
    expect(file.raw).toContain('Iris');
    expect(file.raw).not.toMatch(/argon2|token_hash|Mozilla/);
    expect(file.raw).toContain('Firefox on Linux');
    const stranger = await testApp.signedIn();
    expect((await stranger.browser.get('/api/account/export/file')).status).toBe(404);
  });

  it('is stored encrypted', async () => {
    const person = await testApp.signedIn({ health_history: 'gout' });
    await person.browser.post('/api/account/export');
    await testApp.mailbox.next(person.email, 'data is ready');
    // The email that says that a data export is ready may arrive just before the export file is committed, so the test
    // waits for the file.
    const written = async () =>
      (
        await testApp.sql.query<{ body: Buffer | null }>('select body from data_exports where user_id = $1', [
          person.id,
        ])
      ).rows[0]?.body;
    expect((await eventually(written, 'the file')).toString('latin1')).not.toContain('gout');
  });
});
