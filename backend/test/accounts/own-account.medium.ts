import type { OwnAccount } from '../../src/contract/account.contract.js';
import { aSignUp } from '../builders/sign-up.builder.js';
import { eventually } from '../harness/eventually.js';
import { House } from '../harness/house.js';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(async () => {
  await house.close();
});

type Person = Awaited<ReturnType<House['signedIn']>>;
const show = async ({ browser }: Pick<Person, 'browser'>) => (await browser.get('/api/account')).body as OwnAccount;
/** The same person in another browser. */
async function elsewhere({ email, password }: Person, device = 'Other Browser 2.0') {
  const browser = house.browser(device);
  await browser.post('/api/auth/login_user', { email, password });
  return browser;
}
const isSignedIn = async (browser: Person['browser']) => ((await browser.get('/api/auth/me')).body as { ok: boolean }).ok;
const NEW = 'seven calm green boats';

it('shows the details and every device, this one marked', async () => {
  const person = await house.signedIn({ name: 'Iris Bell' });
  await elsewhere(person);
  const account = await show(person);
  expect(account).toMatchObject({ name: 'Iris Bell', email: person.email, hasPassword: true });
  expect(account.devices.map(({ device, isThisOne }) => [device, isThisOne]).toSorted()).toEqual([['Other Browser 2.0', false], ['Test Browser 1.0', true]]);
});

it('changes name and phone; a line break in the name is refused', async () => {
  const person = await house.signedIn();
  expect((await person.browser.send('PATCH', '/api/account', { name: 'Iris B. Stone', phone: '(504) 555-0123' })).status).toBe(200);
  expect(await show(person)).toMatchObject({ name: 'Iris B. Stone', phone: '5045550123' });
  expect((await person.browser.send('PATCH', '/api/account', { name: 'Iris\r\nBcc: x', phone: null })).status).toBe(400);
});

it('ignores a role, an address or an id sent along (row 29)', async () => {
  const person = await house.signedIn();
  await person.browser.send('PATCH', '/api/account', { name: 'Iris', phone: null, role: 'superadmin', email: 'other@example.test', id: '00000000-0000-4000-8000-000000000000', is_admin: true });
  const { rows } = await house.sql.query('select role, email from users where id = $1', [person.id]);
  expect(rows).toEqual([{ role: 'patient', email: person.email }]);
});

it('changes the password with the old one, ends the other sessions, keeps this one and tells by mail', async () => {
  const person = await house.signedIn();
  const other = await elsewhere(person);
  const wrong = await person.browser.post('/api/account/password', { current_password: 'not this', new_password: NEW });
  expect([wrong.status, (wrong.body as { errors: unknown }).errors]).toEqual([403, { current_password: 'That password is not right.' }]);
  expect((await person.browser.post('/api/account/password', { current_password: person.password, new_password: NEW })).status).toBe(200);
  expect([await isSignedIn(person.browser), await isSignedIn(other)]).toEqual([true, false]);
  expect(await isSignedIn(await elsewhere({ ...person, password: NEW }))).toBe(true);
  await house.mailbox.next(person.email, 'password was changed');
});

it.each([['too short', 'short'], ['common', 'password1234'], ['made of the own name', 'zebulon quist']])('a new password that is %s is refused', async (_, password) => {
  const person = await house.signedIn({ name: 'Zebulon Quist' });
  expect((await person.browser.post('/api/account/password', { current_password: person.password, new_password: password })).status).toBe(400);
});

describe('another mail address', () => {
  const confirmAt = async (address: string, browser = house.browser()) => browser.get(`/auth/confirm?token=${await house.mailbox.tokenFor(address, 'new email address')}`);
  const ask = (person: Person, new_email: string, current_password = person.password) => person.browser.post('/api/account/email', { new_email, current_password });

  it('takes the password, is confirmed from the new address and told to the old one', async () => {
    const person = await house.signedIn();
    const address = `new-${person.email}`;
    expect((await ask(person, address, 'not this')).status).toBe(403);
    expect((await ask(person, address.toUpperCase())).status).toBe(200);
    await house.mailbox.next(person.email, 'about to change');
    expect((await show(person)).email).toBe(person.email);
    const other = await elsewhere(person);
    expect((await confirmAt(address, person.browser)).status).toBe(200);
    // As staff's change does: whoever else has a session had it from the former address.
    expect(await isSignedIn(other)).toBe(false);
    expect((await show(person)).email).toBe(address);
    expect((await confirmAt(address)).status).toBe(200);
    expect(await isSignedIn(await elsewhere({ ...person, email: address }))).toBe(true);
    expect(await isSignedIn(await elsewhere(person))).toBe(false);
  });

  it('is told before anything can change, and a refusal of the old address for good makes no second link', async () => {
    const person = await house.signedIn();
    house.mailbox.refused.set(person.email, 550);
    await ask(person, `new-${person.email}`);
    await eventually(async () => (await house.sql.query("select 1 from inbox i join outbox o on o.id = i.event_id where i.handler = 'emails:user.emailChangeAsked' and o.payload->>'userId' = $1", [person.id])).rows[0], 'the job');
    expect(house.mailbox.to(`new-${person.email}`)).toHaveLength(1);
    expect((await confirmAt(`new-${person.email}`)).status).toBe(200);
  });

  it('that does not take mail at once: the old one is written to once all the same', async () => {
    const person = await house.signedIn();
    house.mailbox.refused.set(`new-${person.email}`, 450);
    await ask(person, `new-${person.email}`);
    const { text } = await house.mailbox.next(person.email, 'about to change');
    expect(text).toContain('Contact us:\nhttp://localhost:3000/contact');
    await eventually(() => house.mailbox.turnedAway.includes(`new-${person.email}`), 'the refusal');
    house.mailbox.refused.clear();
    await house.mailbox.next(`new-${person.email}`, 'new email address');
    expect(house.mailbox.to(person.email).filter(({ subject }) => subject.includes('about to change'))).toHaveLength(1);
  });

  it('confirmed where nobody is signed in ends every session', async () => {
    const person = await house.signedIn();
    await ask(person, `new-${person.email}`);
    expect((await confirmAt(`new-${person.email}`)).status).toBe(200);
    expect(await isSignedIn(person.browser)).toBe(false);
  });

  it('that belongs to somebody else is answered the same, and gets no mail', async () => {
    const [person, other] = [await house.signedIn(), await house.signedIn()];
    const before = house.mailbox.to(other.email).length;
    expect((await ask(person, other.email)).status).toBe(200);
    await eventually(async () => (await house.sql.query("select 1 from inbox i join outbox o on o.id = i.event_id where i.handler = 'emails:user.emailChangeAsked' and o.payload->>'userId' = $1", [person.id])).rows[0], 'the job');
    expect(house.mailbox.to(other.email)).toHaveLength(before);
  });

  it('an older wish is dead once there is a newer one', async () => {
    const person = await house.signedIn();
    await ask(person, `one-${person.email}`);
    const older = await house.mailbox.tokenFor(`one-${person.email}`, 'new email address');
    await ask(person, `two-${person.email}`);
    await house.mailbox.next(`two-${person.email}`, 'new email address');
    expect((await house.browser().get(`/auth/confirm?token=${older}`)).status).toBe(400);
    expect((await show(person)).email).toBe(person.email);
  });
});

describe('a thief who knew the password', () => {
  const ask = (person: Person, new_email: string) => person.browser.post('/api/account/email', { new_email, current_password: person.password });
  const follow = async (token: string) => (await house.browser().get(`/auth/confirm?token=${token}`)).status;
  const addressOf = async ({ id }: Person) => (await house.sql.query<{ email: string }>('select email from users where id = $1', [id])).rows[0]?.email;

  it('cannot confirm somebody else\'s address with the link that went to an own one', async () => {
    const person = await house.signedIn();
    await ask(person, `own-${person.email}`);
    const token = await house.mailbox.tokenFor(`own-${person.email}`, 'new email address');
    // Not a moment for the workers: the older link is dead as soon as the newer wish is noted, or never was for it.
    await ask(person, `victim-${person.email}`);
    expect([await follow(token), await addressOf(person)]).toEqual([400, person.email]);
  });

  it('a link is good for the address it was mailed to alone, and one that failed stays a failure', async () => {
    const person = await house.signedIn();
    await ask(person, `own-${person.email}`);
    const token = await house.mailbox.tokenFor(`own-${person.email}`, 'new email address');
    await house.sql.query('update email_changes set email = $2 where user_id = $1', [person.id, `victim-${person.email}`]);
    expect([await follow(token), await follow(token), await addressOf(person)]).toEqual([400, 400, person.email]);
  });

  it.each(['the account page', 'a mailed link'])('loses the address change that waits when the owner sets a new password by %s', async (way) => {
    const person = await house.signedIn();
    await ask(person, `thief-${person.email}`);
    const thiefs = await house.mailbox.tokenFor(`thief-${person.email}`, 'new email address');
    const reset = async () => (await house.browser().post('/api/auth/password/reset-initiate', { email: person.email })).status;
    await reset();
    const token = await house.mailbox.tokenFor(person.email, 'Set a new password');
    const done = way === 'a mailed link'
      ? await house.browser().post('/api/auth/password/reset-complete', { token, new_password: NEW })
      : await person.browser.post('/api/account/password', { current_password: person.password, new_password: NEW });
    expect(done.status).toBe(200);
    expect([await follow(thiefs), await addressOf(person)]).toEqual([400, person.email]);
    expect((await house.browser().post('/api/auth/password/reset-complete', { token, new_password: 'nine calm green boats' })).status).toBe(400);
    expect((await house.sql.query('select 1 from email_changes where user_id = $1', [person.id])).rowCount).toBe(0);
  });
});

it('asking for the confirmation again without an address says what is missing; with a session there is nothing to confirm', async () => {
  const nobody = await house.browser().post('/auth/confirm/initiate');
  expect([nobody.status, (nobody.body as { detail: string }).detail]).toEqual([400, 'Please enter your email address so that we can send the confirmation again.']);
  const { browser } = await house.signedIn();
  const answers = await Promise.all([browser.post('/auth/confirm/initiate'), house.browser().post('/auth/confirm/initiate', { email: 'nobody@example.test' })]);
  expect(answers.map(({ status }) => status)).toEqual([204, 204]);
});

it('logs one device out, or all others', async () => {
  const person = await house.signedIn();
  const [one, two] = [await elsewhere(person, 'One'), await elsewhere(person, 'Two')];
  const id = (await show(person)).devices.find(({ device }) => device === 'One')?.id ?? '';
  expect((await person.browser.send('DELETE', `/api/account/sessions/${id}`)).status).toBe(200);
  expect([await isSignedIn(one), await isSignedIn(two)]).toEqual([false, true]);
  await person.browser.send('DELETE', '/api/account/sessions');
  expect([await isSignedIn(person.browser), await isSignedIn(two)]).toEqual([true, false]);
  const { rows } = await house.sql.query<{ sessions: number }>("select (payload->>'sessions')::int as sessions from outbox where name = 'user.sessionsEnded' and payload->>'userId' = $1", [person.id]);
  expect(rows).toEqual([{ sessions: 1 }, { sessions: 1 }]);
});

it('row 28: nobody ends another person\'s session', async () => {
  const [owner, stranger] = [await house.signedIn(), await house.signedIn()];
  const id = (await show(owner)).devices[0]?.id ?? '';
  await stranger.browser.send('DELETE', `/api/account/sessions/${id}`);
  expect(await isSignedIn(owner.browser)).toBe(true);
});

it('closes the account with the password: no session lives on, nobody signs in, a mail says so', async () => {
  const person = await house.signedIn();
  const other = await elsewhere(person);
  expect((await person.browser.post('/api/account/close', { current_password: 'wrong', sure: true })).status).toBe(403);
  expect((await person.browser.post('/api/account/close', { current_password: person.password, sure: true })).status).toBe(200);
  expect([await isSignedIn(person.browser), await isSignedIn(other), await isSignedIn(await elsewhere(person))]).toEqual([false, false, false]);
  await house.mailbox.next(person.email, 'account is closed');
  const before = house.mailbox.to(person.email).length;
  expect((await house.browser().post('/api/users/signup', aSignUp({ email: person.email }))).status).toBe(409);
  const mail = await eventually(() => house.mailbox.to(person.email)[before], 'the answer to signing up again');
  expect([mail.subject, mail.text.includes('/contact')]).toEqual(['Your account is closed', true]);
});

it('the other superadmin does not count while their address is unconfirmed', async () => {
  const [person, other] = [await house.signedIn({}, 'superadmin'), await house.signedIn({}, 'superadmin')];
  await house.sql.query("update users set role = 'patient' where role = 'superadmin' and id <> all ($1)", [[person.id, other.id]]);
  await house.sql.query('update users set email_confirmed_at = null where id = $1', [other.id]);
  const close = () => person.browser.post('/api/account/close', { current_password: person.password, sure: true });
  expect((await close()).status).toBe(409);
  await house.sql.query('update users set email_confirmed_at = now() where id = $1', [other.id]);
  expect((await close()).status).toBe(200);
  await house.sql.query("update users set role = 'patient' where id = $1", [other.id]);
});

it('a device is known by its own mark or all that it calls itself, not by being of the same kind', async () => {
  const chrome = (version: number) => `Mozilla/5.0 (Windows NT 10.0) Chrome/${version}.0.0.0 Safari/537.36`;
  const person = await house.signedIn();
  const told = async () => (await house.sql.query<{ new: boolean }>("select (payload->>'newDevice')::boolean as new from outbox where name = 'user.signedIn' and payload->>'userId' = $1 order by created_at", [person.id])).rows.map((row) => row.new);
  const own = await elsewhere(person, chrome(142));
  await elsewhere(person, chrome(142));
  await own.post('/api/auth/login_user', { email: person.email, password: person.password }, { headers: { 'user-agent': chrome(143) } });
  await elsewhere(person, chrome(144));
  expect(await told()).toEqual([false, true, false, false, true]);
});

it('the last superadmin cannot close their account', async () => {
  const person = await house.signedIn({}, 'superadmin');
  expect((await person.browser.post('/api/account/close', { current_password: person.password, sure: true })).status).toBe(409);
});

describe('my data', () => {
  it('is one file made by a worker, with every table that holds rows about a person, for that person alone', async () => {
    const person = await house.signedIn({ name: 'Iris Bell', health_history: 'asthma' });
    expect((await person.browser.get('/api/account/export/file')).status).toBe(404);
    expect((await person.browser.post('/api/account/export')).status).toBe(200);
    await house.mailbox.next(person.email, 'data is ready');
    await eventually(async () => ((await person.browser.get('/api/account/export')).body as { readyUntil: string | null }).readyUntil, 'the file');
    const file = await person.browser.get('/api/account/export/file');
    const tables = Object.keys(file.body as object).toSorted();
    const { rows } = await house.sql.query<{ name: string }>("select distinct table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'user_id'");
    expect(tables).toEqual([...rows.map(({ name }) => name), 'users'].toSorted());
    expect(file.raw).toContain('asthma');
    expect(file.raw).toContain('Iris');
    expect(file.raw).not.toMatch(/argon2|token_hash/);
    const stranger = await house.signedIn();
    expect((await stranger.browser.get('/api/account/export/file')).status).toBe(404);
  });

  it('lies unreadable in the database', async () => {
    const person = await house.signedIn({ health_history: 'gout' });
    await person.browser.post('/api/account/export');
    await house.mailbox.next(person.email, 'data is ready');
    // The mail may be there a moment before the commit that holds the file.
    const written = async () => (await house.sql.query<{ body: Buffer | null }>('select body from data_exports where user_id = $1', [person.id])).rows[0]?.body;
    expect((await eventually(written, 'the file')).toString('latin1')).not.toContain('gout');
  });
});
