import type { OwnAccount } from '#contract/api/account.contract.js';
import { aSignUp } from '../builders/sign-up.builder.js';
import { eventually } from '../harness/eventually.js';
import { TestApp } from '../harness/test-app.js';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await TestApp.open();
});
afterAll(async () => {
  await testApp.close();
});

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1';
const UBUNTU = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

type Person = Awaited<ReturnType<TestApp['signedIn']>>;
const show = async ({ browser }: Pick<Person, 'browser'>) => (await browser.get('/api/account')).body as OwnAccount;
/** Signs the same person in with another browser. */
async function elsewhere({ email, password }: Person, device = IPHONE) {
  const browser = testApp.browser(device);
  await browser.post('/api/auth/login_user', { email, password });
  return browser;
}
const isSignedIn = async (browser: Person['browser']) =>
  ((await browser.get('/api/auth/me')).body as { ok: boolean }).ok;
const NEW = 'seven calm green boats';

it('shows the details and every device by a name people know, this one marked', async () => {
  const person = await testApp.signedIn({ name: 'Iris Bell' });
  await elsewhere(person);
  const account = await show(person);
  expect(account).toMatchObject({ name: 'Iris Bell', email: person.email, hasPassword: true });
  expect(account.devices.map(({ device, isThisOne }) => [device, isThisOne]).toSorted()).toEqual([
    ['Safari on iPhone', false],
    ['Unknown device', true],
  ]);
});

it('changes name and phone; a line break in the name is refused', async () => {
  const person = await testApp.signedIn();
  expect(
    (await person.browser.send('PATCH', '/api/account', { name: 'Iris B. Stone', phone: '(504) 555-0123' })).status,
  ).toBe(200);
  expect(await show(person)).toMatchObject({ name: 'Iris B. Stone', phone: '5045550123' });
  expect((await person.browser.send('PATCH', '/api/account', { name: 'Iris\r\nBcc: x', phone: null })).status).toBe(
    400,
  );
});

it('takes several changes at the same moment, one after the other', async () => {
  const person = await testApp.signedIn();
  const names = ['Iris One', 'Iris Two', 'Iris Three', 'Iris Four', 'Iris Five'];
  const answers = await Promise.all(
    names.map((name) => person.browser.send('PATCH', '/api/account', { name, phone: null })),
  );
  expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200));
});

it('ignores a role, an address or an id sent along', async () => {
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

it('changes the password with the old one, ends the other sessions, keeps this one and tells by mail', async () => {
  const person = await testApp.signedIn();
  const other = await elsewhere(person);
  const wrong = await person.browser.post('/api/account/password', { current_password: 'not this', new_password: NEW });
  expect([wrong.status, (wrong.body as { errors: unknown }).errors]).toEqual([
    403,
    { current_password: 'That password is not right.' },
  ]);
  expect(
    (await person.browser.post('/api/account/password', { current_password: person.password, new_password: NEW }))
      .status,
  ).toBe(200);
  expect([await isSignedIn(person.browser), await isSignedIn(other)]).toEqual([true, false]);
  expect(await isSignedIn(await elsewhere({ ...person, password: NEW }))).toBe(true);
  await testApp.mailbox.next(person.email, 'password was changed');
});

it.each([
  ['too short', 'short'],
  ['common', 'password1234'],
  ['made of the own name', 'zebulon quist'],
])('a new password that is %s is refused', async (_, password) => {
  const person = await testApp.signedIn({ name: 'Zebulon Quist' });
  expect(
    (await person.browser.post('/api/account/password', { current_password: person.password, new_password: password }))
      .status,
  ).toBe(400);
});

describe('another mail address', () => {
  const confirmAt = async (address: string, browser = testApp.browser()) =>
    browser.get(`/auth/confirm?token=${await testApp.mailbox.tokenFor(address, 'new email address')}`);
  const ask = (person: Person, new_email: string, current_password = person.password) =>
    person.browser.post('/api/account/email', { new_email, current_password });

  it('takes the password, is confirmed from the new address and told to the old one', async () => {
    const person = await testApp.signedIn();
    const address = `new-${person.email}`;
    expect((await ask(person, address, 'not this')).status).toBe(403);
    expect((await ask(person, address.toUpperCase())).status).toBe(200);
    await testApp.mailbox.next(person.email, 'about to change');
    expect((await show(person)).email).toBe(person.email);
    const other = await elsewhere(person);
    expect((await confirmAt(address, person.browser)).status).toBe(200);
    // A new email address ends all other sessions, as a change by staff does, because they were opened with the former
    // address.
    expect(await isSignedIn(other)).toBe(false);
    expect((await show(person)).email).toBe(address);
    expect((await confirmAt(address)).status).toBe(200);
    expect(await isSignedIn(await elsewhere({ ...person, email: address }))).toBe(true);
    expect(await isSignedIn(await elsewhere(person))).toBe(false);
  });

  it('is mailed to the old address first; its permanent refusal makes no second link', async () => {
    const person = await testApp.signedIn();
    testApp.mailbox.refused.set(person.email, 550);
    await ask(person, `new-${person.email}`);
    await eventually(
      async () =>
        (
          await testApp.sql.query(
            `select 1 from inbox i join outbox o on o.id = i.event_id
             where i.handler = 'emails:user.emailChangeAsked' and o.payload->>'userId' = $1`,
            [person.id],
          )
        ).rows[0],
      'the job',
    );
    expect(testApp.mailbox.to(`new-${person.email}`)).toHaveLength(1);
    expect((await confirmAt(`new-${person.email}`)).status).toBe(200);
  });

  it('that does not take mail at once: the old one is written to once all the same', async () => {
    const person = await testApp.signedIn();
    testApp.mailbox.refused.set(`new-${person.email}`, 450);
    await ask(person, `new-${person.email}`);
    const { text } = await testApp.mailbox.next(person.email, 'about to change');
    expect(text).toContain('Contact us:\nhttp://localhost:3000/contact');
    await eventually(() => testApp.mailbox.turnedAway.includes(`new-${person.email}`), 'the refusal');
    testApp.mailbox.refused.clear();
    await testApp.mailbox.next(`new-${person.email}`, 'new email address');
    expect(testApp.mailbox.to(person.email).filter(({ subject }) => subject.includes('about to change'))).toHaveLength(
      1,
    );
  });

  it('confirmed where nobody is signed in ends every session', async () => {
    const person = await testApp.signedIn();
    await ask(person, `new-${person.email}`);
    expect((await confirmAt(`new-${person.email}`)).status).toBe(200);
    expect(await isSignedIn(person.browser)).toBe(false);
  });

  it('that belongs to somebody else is answered the same, and gets no mail', async () => {
    const [person, other] = [await testApp.signedIn(), await testApp.signedIn()];
    const before = testApp.mailbox.to(other.email).length;
    expect((await ask(person, other.email)).status).toBe(200);
    await eventually(
      async () =>
        (
          await testApp.sql.query(
            `select 1 from inbox i join outbox o on o.id = i.event_id
             where i.handler = 'emails:user.emailChangeAsked' and o.payload->>'userId' = $1`,
            [person.id],
          )
        ).rows[0],
      'the job',
    );
    expect(testApp.mailbox.to(other.email)).toHaveLength(before);
  });

  it('an older request is void once there is a newer one', async () => {
    const person = await testApp.signedIn();
    await ask(person, `one-${person.email}`);
    const older = await testApp.mailbox.tokenFor(`one-${person.email}`, 'new email address');
    await ask(person, `two-${person.email}`);
    await testApp.mailbox.next(`two-${person.email}`, 'new email address');
    expect((await testApp.browser().get(`/auth/confirm?token=${older}`)).status).toBe(400);
    expect((await show(person)).email).toBe(person.email);
  });
});

describe('a thief who knew the password', () => {
  const ask = (person: Person, new_email: string) =>
    person.browser.post('/api/account/email', { new_email, current_password: person.password });
  const follow = async (token: string) => (await testApp.browser().get(`/auth/confirm?token=${token}`)).status;
  const addressOf = async ({ id }: Person) =>
    (await testApp.sql.query<{ email: string }>('select email from users where id = $1', [id])).rows[0]?.email;

  it("cannot confirm somebody else's address with the link that went to an own one", async () => {
    const person = await testApp.signedIn();
    await ask(person, `own-${person.email}`);
    const token = await testApp.mailbox.tokenFor(`own-${person.email}`, 'new email address');
    // The test does not wait for the workers: the older link is invalid as soon as the newer request is recorded.
    await ask(person, `victim-${person.email}`);
    expect([await follow(token), await addressOf(person)]).toEqual([400, person.email]);
  });

  it('a link is good for the address it was mailed to alone, and one that failed stays a failure', async () => {
    const person = await testApp.signedIn();
    await ask(person, `own-${person.email}`);
    const token = await testApp.mailbox.tokenFor(`own-${person.email}`, 'new email address');
    await testApp.sql.query('update email_changes set email = $2 where user_id = $1', [
      person.id,
      `victim-${person.email}`,
    ]);
    expect([await follow(token), await follow(token), await addressOf(person)]).toEqual([400, 400, person.email]);
  });

  it.each(['the account page', 'a mailed link'])(
    'loses the address change that waits when the owner sets a new password by %s',
    async (way) => {
      const person = await testApp.signedIn();
      await ask(person, `thief-${person.email}`);
      const thiefs = await testApp.mailbox.tokenFor(`thief-${person.email}`, 'new email address');
      const reset = async () =>
        (await testApp.browser().post('/api/auth/password/reset-initiate', { email: person.email })).status;
      await reset();
      const token = await testApp.mailbox.tokenFor(person.email, 'Set a new password');
      const done =
        way === 'a mailed link'
          ? await testApp.browser().post('/api/auth/password/reset-complete', { token, new_password: NEW })
          : await person.browser.post('/api/account/password', {
              current_password: person.password,
              new_password: NEW,
            });
      expect(done.status).toBe(200);
      expect([await follow(thiefs), await addressOf(person)]).toEqual([400, person.email]);
      expect(
        (
          await testApp
            .browser()
            .post('/api/auth/password/reset-complete', { token, new_password: 'nine calm green boats' })
        ).status,
      ).toBe(400);
      expect((await testApp.sql.query('select 1 from email_changes where user_id = $1', [person.id])).rowCount).toBe(0);
    },
  );
});

it('a repeated confirmation request without an address names what is missing, or mails the own account', async () => {
  const nobody = await testApp.browser().post('/auth/confirm/initiate');
  expect([nobody.status, (nobody.body as { detail: string }).detail]).toEqual([
    400,
    'Please enter your email address so that we can send the confirmation again.',
  ]);
  const person = await testApp.signedIn();
  const again = () => person.browser.post('/auth/confirm/initiate');
  const confirmed = await again();
  expect([confirmed.status, (confirmed.body as { detail: string }).detail]).toEqual([
    409,
    'Your email address is already confirmed. You can log in.',
  ]);
  await testApp.sql.query('update users set email_confirmed_at = null where id = $1', [person.id]);
  const asked = async () =>
    (
      await testApp.sql.query(
        "select 1 from outbox where name = 'user.confirmationRequested' and payload->>'userId' = $1",
        [person.id],
      )
    ).rowCount;
  expect(await asked()).toBe(0);
  expect([(await again()).status, await asked()]).toEqual([204, 1]);
  await testApp.mailbox.next(person.email, 'confirm');
  const unknown = await testApp.browser().post('/auth/confirm/initiate', { email: 'nobody@example.test' });
  expect(unknown.status).toBe(204);
});

it('logs one device out, or all others', async () => {
  const person = await testApp.signedIn();
  const [one, two] = [await elsewhere(person), await elsewhere(person, UBUNTU)];
  const id = (await show(person)).devices.find(({ device }) => device === 'Safari on iPhone')?.id ?? '';
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

it("nobody ends another person's session", async () => {
  const [owner, stranger] = [await testApp.signedIn(), await testApp.signedIn()];
  const id = (await show(owner)).devices[0]?.id ?? '';
  await stranger.browser.send('DELETE', `/api/account/sessions/${id}`);
  expect(await isSignedIn(owner.browser)).toBe(true);
});

it('closes the account with the password: no session lives on, nobody signs in, a mail says so', async () => {
  const person = await testApp.signedIn();
  const other = await elsewhere(person);
  expect((await person.browser.post('/api/account/close', { current_password: 'wrong', sure: true })).status).toBe(403);
  expect(
    (await person.browser.post('/api/account/close', { current_password: person.password, sure: true })).status,
  ).toBe(200);
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

it('the other superadmin does not count while their address is unconfirmed', async () => {
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

it('a device is known by its cookie or its full description, not by being of the same kind', async () => {
  const chrome = (version: number) => `Mozilla/5.0 (Windows NT 10.0) Chrome/${version}.0.0.0 Safari/537.36`;
  const person = await testApp.signedIn();
  const told = async () =>
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
  expect(await told()).toEqual([false, true, false, false, true]);
});

it('the last superadmin cannot close their account', async () => {
  const person = await testApp.signedIn({}, 'superadmin');
  expect(
    (await person.browser.post('/api/account/close', { current_password: person.password, sure: true })).status,
  ).toBe(409);
});

describe('my data', () => {
  it('is one file made by a worker, with every table that holds rows about the person, for them alone', async () => {
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
    expect(file.raw).toContain('asthma');
    expect(file.raw).toContain('Iris');
    expect(file.raw).not.toMatch(/argon2|token_hash|Mozilla/);
    expect(file.raw).toContain('Firefox on Linux');
    const stranger = await testApp.signedIn();
    expect((await stranger.browser.get('/api/account/export/file')).status).toBe(404);
  });

  it('lies unreadable in the database', async () => {
    const person = await testApp.signedIn({ health_history: 'gout' });
    await person.browser.post('/api/account/export');
    await testApp.mailbox.next(person.email, 'data is ready');
    // The email may arrive a moment before the transaction that stores the export file commits.
    const written = async () =>
      (
        await testApp.sql.query<{ body: Buffer | null }>('select body from data_exports where user_id = $1', [
          person.id,
        ])
      ).rows[0]?.body;
    expect((await eventually(written, 'the file')).toString('latin1')).not.toContain('gout');
  });
});
