import type { OwnAccount } from '../../src/contract/account.contract.js';
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
  const confirmAt = async (address: string) => house.browser().get(`/auth/confirm?token=${await house.mailbox.tokenFor(address, 'new email address')}`);
  const ask = (person: Person, new_email: string, current_password = person.password) => person.browser.post('/api/account/email', { new_email, current_password });

  it('takes the password, is confirmed from the new address and told to the old one', async () => {
    const person = await house.signedIn();
    const address = `new-${person.email}`;
    expect((await ask(person, address, 'not this')).status).toBe(403);
    expect((await ask(person, address.toUpperCase())).status).toBe(200);
    await house.mailbox.next(person.email, 'about to change');
    expect((await show(person)).email).toBe(person.email);
    expect((await confirmAt(address)).status).toBe(200);
    expect((await show(person)).email).toBe(address);
    expect((await confirmAt(address)).status).toBe(200);
    expect(await isSignedIn(await elsewhere({ ...person, email: address }))).toBe(true);
    expect(await isSignedIn(await elsewhere(person))).toBe(false);
  });

  it('that belongs to somebody else is answered the same, and gets no mail', async () => {
    const [person, other] = [await house.signedIn(), await house.signedIn()];
    const before = house.mailbox.to(other.email).length;
    expect((await ask(person, other.email)).status).toBe(200);
    await eventually(async () => (await house.sql.query("select 1 from inbox where handler like 'emails%user.emailChangeAsked%' or handler like '%emails%'")).rows[0], 'the job');
    await new Promise((resolve) => setTimeout(resolve, 300));
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

it('logs one device out, or all others', async () => {
  const person = await house.signedIn();
  const [one, two] = [await elsewhere(person, 'One'), await elsewhere(person, 'Two')];
  const id = (await show(person)).devices.find(({ device }) => device === 'One')?.id ?? '';
  expect((await person.browser.send('DELETE', `/api/account/sessions/${id}`)).status).toBe(200);
  expect([await isSignedIn(one), await isSignedIn(two)]).toEqual([false, true]);
  await person.browser.send('DELETE', '/api/account/sessions');
  expect([await isSignedIn(person.browser), await isSignedIn(two)]).toEqual([true, false]);
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
    const { rows } = await house.sql.query<{ body: Buffer }>('select body from data_exports where user_id = $1', [person.id]);
    expect(rows[0]?.body.toString('latin1')).not.toContain('gout');
  });
});
