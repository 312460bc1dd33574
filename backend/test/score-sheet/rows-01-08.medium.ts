import { errorOf } from '../harness/browser.js';
import { House } from '../harness/house.js';
import { aSignUp } from '../builders/sign-up.builder.js';

/** The real limits, not those of the other tests. */
let house: House;
beforeAll(async () => {
  house = await House.open({ env: { RATE_LIMIT_FACTOR: '1', TRUSTED_PROXIES: '127.0.0.9' } });
});
afterAll(async () => {
  await house.close();
});

let network = 0;
/** A network address nobody has called from yet. */
const somewhere = () => `10.${Math.floor((network += 1) / 250)}.${network % 250}.7`;
const tryAt = (email: string, password: string, address = somewhere()) => house.browser('Stranger', address).post('/api/auth/login_user', { email, password });
type Person = Awaited<ReturnType<House['signedIn']>>;

async function aPerson(): Promise<Person> {
  await house.sql.query('delete from sign_in_tries');
  const signup = aSignUp();
  const browser = house.browser('Own Browser 1.0', somewhere());
  await browser.post('/api/users/signup', signup);
  const { rows } = await house.sql.query<{ id: string }>('update users set email_confirmed_at = now() where email = $1 returning id', [signup.email]);
  await browser.post('/api/auth/login_user', { email: signup.email, password: signup.password });
  return { browser, email: signup.email, password: signup.password, id: rows[0]?.id ?? '' };
}
/** As if so many seconds had passed since the last try. */
const wait = (seconds: number) => house.sql.query('update sign_in_tries set last_at = last_at - make_interval(secs => $1)', [seconds]);
const shapeOf = ({ status, headers, raw }: Awaited<ReturnType<typeof tryAt>>) => ({ status, names: Object.keys(headers).filter((name) => name !== 'retry-after').toSorted(), length: raw.replace(/"requestId":"[^"]*"/, '').length });

it('row 1: an unknown address and a wrong password answer the same, byte for byte but for the request number', async () => {
  const person = await aPerson();
  const [known, unknown] = [await tryAt(person.email, 'wrong password'), await tryAt('nobody@example.test', 'wrong password')];
  expect(shapeOf(known)).toEqual(shapeOf(unknown));
  expect(errorOf(known).detail).toBe('Invalid email or password.');
});

it('row 2: asking for a reset says the same for a known, an unknown and a malformed address, and only the known one gets mail', async () => {
  const person = await aPerson();
  const ask = (email: string) => house.browser('Stranger', somewhere()).post('/api/auth/password/reset-initiate', { email });
  const answers = await Promise.all([ask(person.email), ask('nobody@example.test'), ask('not an address')]);
  expect(new Set(answers.map(({ status, raw }) => `${status} ${raw}`)).size).toBe(1);
  await house.mailbox.next(person.email, 'Set a new password');
  expect(house.mailbox.to('nobody@example.test')).toEqual([]);
});

it('row 3: signing up with a taken address is told as specified, the owner gets a mail, and one network may try five taken addresses and open 20 accounts an hour', async () => {
  const person = await aPerson();
  const answer = await house.browser('Stranger', somewhere()).post('/api/users/signup', aSignUp({ email: person.email }));
  expect([answer.status, errorOf(answer).detail]).toEqual([409, 'That email already has an account. Try logging in instead.']);
  await house.mailbox.next(person.email, 'already have an account');
  const prying = somewhere();
  const pried = [];
  for (let turn = 0; turn < 7; turn += 1) pried.push((await house.browser('Stranger', prying).post('/api/users/signup', aSignUp({ email: (await aPerson()).email }))).status);
  expect(pried).toEqual([409, 409, 409, 409, 409, 429, 429]);
  expect((await house.browser('Stranger', prying).post('/api/users/signup', aSignUp())).status).toBe(429);
  const here = somewhere();
  const statuses = [];
  for (let turn = 0; turn < 25; turn += 1) statuses.push((await house.browser('Stranger', here).post('/api/users/signup', aSignUp())).status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(20);
  expect(statuses.at(-1)).toBe(429);
}, 30_000);

it('row 4: an unconfirmed account is named only to who knows its password', async () => {
  const signup = aSignUp();
  await house.browser('Own', somewhere()).post('/api/users/signup', signup);
  expect((await tryAt(signup.email, 'wrong password')).status).toBe(401);
  const right = await tryAt(signup.email, signup.password);
  expect([right.status, errorOf(right).detail]).toEqual([403, 'Email not confirmed.']);
});

it('row 5: 100 wrong passwords from 100 networks wait longer and longer, the owner hears of it once, and the right password gets in', async () => {
  const person = await aPerson();
  const waits: number[] = [];
  for (let turn = 0; turn < 100; turn += 1) {
    const answer = await tryAt(person.email, `guess number ${turn}`);
    if (answer.status !== 429) continue;
    const seconds = Number(answer.headers['retry-after']);
    waits.push(seconds);
    await wait(seconds);
  }
  expect(waits.slice(0, 6)).toEqual([1, 2, 4, 8, 16, 32]);
  expect(Math.max(...waits)).toBe(900);
  await house.mailbox.next(person.email, 'trying to log in');
  expect(house.mailbox.to(person.email).filter(({ subject }) => subject.includes('trying to log in'))).toHaveLength(1);
  await wait(900);
  expect((await tryAt(person.email, person.password)).status).toBe(200);
  expect((await tryAt(person.email, 'one wrong again')).status).toBe(401);
}, 60_000);

it('row 5: 50 guesses at the same moment are counted one by one', async () => {
  const person = await aPerson();
  const statuses = (await Promise.all(Array.from({ length: 50 }, (_, turn) => tryAt(person.email, `guess ${turn}`)))).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(45);
  const { rows } = await house.sql.query("select count(*)::int as n from outbox where name = 'user.signInFailed' and payload->>'reason' = 'limit' and payload->>'userId' = $1", [person.id]);
  expect(rows).toEqual([{ n: 45 }]);
});

it('row 5: an address without an account is slowed just the same', async () => {
  await house.sql.query('delete from sign_in_tries');
  const statuses = [];
  for (let turn = 0; turn < 7; turn += 1) statuses.push((await tryAt('nobody@example.test', 'x')).status);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
});

it('row 6: one password at many accounts from one network is stopped before the 25th', async () => {
  const here = somewhere();
  let reached = 0;
  for (let turn = 0; turn < 40; turn += 1) if ((await tryAt(`person${turn}@example.test`, 'Summer2026!', here)).status !== 429) reached += 1;
  expect(reached).toBeLessThan(25);
});

it('row 7: who locks a victim on purpose does not keep them out of their known browser, nor from a reset', async () => {
  const person = await aPerson();
  await person.browser.post('/api/auth/logout');
  for (let turn = 0; turn < 20; turn += 1) await tryAt(person.email, `guess ${turn}`);
  expect((await tryAt(person.email, person.password)).status).toBe(429);
  expect((await person.browser.post('/api/auth/login_user', { email: person.email, password: person.password })).status).toBe(200);
  for (let turn = 0; turn < 20; turn += 1) await tryAt(person.email, `guess ${turn}`);
  await house.browser('Stranger', somewhere()).post('/api/auth/password/reset-initiate', { email: person.email });
  const token = await house.mailbox.tokenFor(person.email, 'Set a new password');
  expect((await house.browser('Stranger', somewhere()).post('/api/auth/password/reset-complete', { token, new_password: 'seven calm green boats' })).status).toBe(200);
  expect((await tryAt(person.email, 'seven calm green boats')).status).toBe(200);
});

it('row 7: a mark of another account, or one made up, does not count as a known browser', async () => {
  const [victim, attacker] = [await aPerson(), await aPerson()];
  for (let turn = 0; turn < 20; turn += 1) await tryAt(victim.email, `guess ${turn}`);
  expect((await attacker.browser.post('/api/auth/login_user', { email: victim.email, password: victim.password })).status).toBe(429);
});

it('row 8: a forged X-Forwarded-For changes nothing; that of the trusted proxy counts', async () => {
  const here = somewhere();
  const forged = (turn: number, from: string) => house.browser('Stranger', from).post('/api/auth/login_user', { email: `forged${turn}@example.test`, password: 'x' }, { headers: { 'x-forwarded-for': somewhere() } });
  const direct = [];
  for (let turn = 0; turn < 30; turn += 1) direct.push((await forged(turn, here)).status);
  expect(direct.filter((status) => status === 429).length).toBeGreaterThanOrEqual(10);
  const proxied = [];
  for (let turn = 0; turn < 30; turn += 1) proxied.push((await forged(100 + turn, '127.0.0.9')).status);
  expect(proxied).not.toContain(429);
});
