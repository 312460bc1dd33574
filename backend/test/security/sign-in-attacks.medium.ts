import { randomUUID } from 'node:crypto';
import { RATE_LIMITS } from '#contract/limits/rate-limits.js';
import { SIGN_IN_CLOCK } from '#modules/auth/index.js';
import { METRICS } from '#platform/metrics/metrics.js';
import { aSignUp } from '../builders/sign-up.builder.js';
import { errorOf, type Answer } from '../harness/browser.js';
import { eventually } from '../harness/eventually.js';
import { TestApp } from '../harness/test-app.js';

/**
 * Current time for the rate limits on sign-in, in milliseconds. The time changes only if a test changes it. It starts
 * with the database's own time, by which the workers delete tries of earlier days.
 */
let now = Date.now();

/** Test app with the real rate limits. By default, test apps have limits that are 1,000 times as high. */
const testApp = TestApp.forTests({
  env: { RATE_LIMIT_FACTOR: '1', TRUSTED_PROXIES: '127.0.0.9' },
  providers: [{ provide: SIGN_IN_CLOCK, useValue: () => new Date(now) }],
});

let network = 0;
const somewhere = () => `10.${Math.floor((network += 1) / 250)}.${network % 250}.7`;
const tryAt = (email: string, password: string, address = somewhere()) =>
  testApp.browser('Stranger', address).post('/api/auth/login_user', { email, password });
type Person = Awaited<ReturnType<TestApp['signedIn']>>;

async function aPerson(): Promise<Person> {
  await testApp.sql.query('delete from sign_in_tries');
  const signup = aSignUp();
  const browser = testApp.browser('Own Browser 1.0', somewhere());
  await browser.post('/api/users/signup', signup);
  const { rows } = await testApp.sql.query<{ id: string }>(
    'update users set email_confirmed_at = now() where email = $1 returning id',
    [signup.email],
  );
  await browser.post('/api/auth/login_user', { email: signup.email, password: signup.password });
  return { browser, email: signup.email, password: signup.password, id: rows[0]?.id ?? '' };
}
const wait = (seconds: number): void => void (now += seconds * 1_000);
const shapeOf = ({ status, headers, raw }: Awaited<ReturnType<typeof tryAt>>) => ({
  status,
  names: Object.keys(headers)
    .filter((name) => name !== 'retry-after')
    .toSorted(),
  length: raw.replace(/"requestId":"[^"]*"/, '').length,
});

it('an unknown address and a wrong password get identical responses, also when they are slowed down', async () => {
  const person = await aPerson();
  const triesAt = async (email: string) => {
    const answers = [];
    for (let turn = 0; turn < 6; turn += 1) answers.push(await tryAt(email, 'wrong password'));
    return answers;
  };
  const [known, unknown] = [await triesAt(person.email), await triesAt('nobody@example.test')];
  expect(known.map(shapeOf)).toEqual(unknown.map(shapeOf));
  expect(known.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429]);
  expect(errorOf(known[0] as Answer).detail).toBe('Invalid email or password.');
});

it('a reset gets the same response for any address, but only a known address receives an email', async () => {
  const person = await aPerson();
  const ask = (email: string) =>
    testApp.browser('Stranger', somewhere()).post('/api/auth/password/reset-initiate', { email });
  const answers = await Promise.all([ask(person.email), ask('nobody@example.test'), ask('not an address')]);
  expect(new Set(answers.map(({ status, raw }) => `${status} ${raw}`)).size).toBe(1);
  await testApp.mailbox.next(person.email, 'Set a new password');
  expect(testApp.mailbox.to('nobody@example.test')).toEqual([]);
});

it('sign-up attempts are limited per network, and the owner of a taken address is notified', async () => {
  const person = await aPerson();
  const answer = await testApp
    .browser('Stranger', somewhere())
    .post('/api/users/signup', aSignUp({ email: person.email }));
  expect([answer.status, errorOf(answer).detail]).toEqual([
    409,
    'That email already has an account. Try logging in instead.',
  ]);
  await testApp.mailbox.next(person.email, 'already have an account');
  const prying = somewhere();
  const pried = [];
  for (let turn = 0; turn < 7; turn += 1)
    pried.push(
      (await testApp.browser('Stranger', prying).post('/api/users/signup', aSignUp({ email: (await aPerson()).email })))
        .status,
    );
  expect(pried).toEqual([409, 409, 409, 409, 409, 429, 429]);
  expect((await testApp.browser('Stranger', prying).post('/api/users/signup', aSignUp())).status).toBe(429);
});

it('only a person who knows the password learns that an account is unconfirmed', async () => {
  const signup = aSignUp();
  await testApp.browser('Own', somewhere()).post('/api/users/signup', signup);
  expect((await tryAt(signup.email, 'wrong password')).status).toBe(401);
  const right = await tryAt(signup.email, signup.password);
  expect([right.status, errorOf(right).detail]).toEqual([403, 'Email not confirmed.']);
});

it('wrong passwords cause growing delays, one notification and no lockout', async () => {
  const person = await aPerson();
  const tried = async (turn: number) => {
    const answer = await tryAt(person.email, `guess number ${turn}`);
    if (answer.status === 429) wait(Number(answer.headers['retry-after']));
    return answer.status;
  };
  const statuses: number[] = [];
  for (let turn = 0; turn < 20; turn += 1) statuses.push(await tried(turn));
  expect(statuses.slice(0, 9)).toEqual([401, 401, 401, 401, 401, 429, 401, 429, 401]);
  await testApp.mailbox.next(person.email, 'trying to log in');
  const { rows } = await testApp.sql.query(
    `select count(*)::int as n from outbox
     where name = 'user.signInFailed' and payload->>'reason' = 'limit' and payload->>'userId' = $1`,
    [person.id],
  );
  expect(rows).toEqual([{ n: statuses.filter((status) => status === 429).length }]);
  expect(testApp.mailbox.to(person.email).filter(({ subject }) => subject.includes('trying to log in'))).toHaveLength(
    1,
  );
  wait(900);
  expect((await tryAt(person.email, person.password)).status).toBe(200);
});

const refusedInMetrics = async (code: string): Promise<number> =>
  (await METRICS.refused.get()).values.find(({ labels }) => labels.code === code)?.value ?? 0;

it('one password for 30 accounts from one network is stopped before attempt 25 and counted', async () => {
  const here = somewhere();
  const before = await refusedInMetrics('request.tooMany');
  let reached = 0;
  for (let turn = 0; turn < 30; turn += 1)
    if ((await tryAt(`person${turn}@example.test`, 'Summer2026!', here)).status !== 429) reached += 1;
  expect(reached).toBeLessThan(25);
  expect(await refusedInMetrics('request.tooMany')).toBe(before + 30 - reached);
});

it('strangers can send an address three emails of a kind in an hour', async () => {
  const [person, newcomer] = [await aPerson(), aSignUp()];
  await testApp.browser('Own', somewhere()).post('/api/users/signup', newcomer);
  await testApp.mailbox.next(newcomer.email, 'confirm');
  const ask = (url: string, body: object) => testApp.browser('Stranger', somewhere()).post(url, body);
  const mailsTo = (address: string, words: string): number =>
    testApp.mailbox.to(address).filter(({ subject }) => subject.includes(words)).length;
  const handled = async (name: string): Promise<number> =>
    (await testApp.sql.query("select 1 from inbox where handler = 'emails:' || $1", [name])).rowCount ?? 0;
  // The last number in each row is the expected number of emails. In the second row, it includes the confirmation email
  // of the person's own sign-up.
  const kinds = [
    ['/api/auth/password/reset-initiate', { email: person.email }, 'user.resetRequested', 'Set a new password', 3],
    ['/auth/confirm/initiate', { email: newcomer.email }, 'user.confirmationRequested', 'confirm', 4],
    ['/api/users/signup', aSignUp({ email: person.email }), 'user.signUpRepeated', 'already have an account', 3],
  ] as const;
  for (const [url, body, event, words, most] of kinds) {
    const before = await handled(event);
    const statuses = [];
    for (let turn = 0; turn < 10; turn += 1) statuses.push((await ask(url, body)).status);
    expect(statuses.slice(-5)).toEqual([429, 429, 429, 429, 429]);
    const accepted = statuses.filter((status) => status !== 429).length;
    await eventually(async () => (await handled(event)) === before + accepted, 'the mails of all accepted calls');
    expect([words, mailsTo(body.email, words)]).toEqual([words, most]);
  }
});

it('sign-ups at the same moment cannot send the owner of an address more than three emails', async () => {
  const person = await aPerson();
  const answers = await Promise.all(
    Array.from({ length: 4 }, () =>
      testApp.browser('Stranger', somewhere()).post('/api/users/signup', aSignUp({ email: person.email })),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([409, 409, 409, 429]);
});

it('an owner can use a known browser or a password reset even if an attacker locks the account', async () => {
  const person = await aPerson();
  await person.browser.post('/api/auth/logout');
  for (let turn = 0; turn < 6; turn += 1) await tryAt(person.email, `guess ${turn}`);
  expect((await tryAt(person.email, person.password)).status).toBe(429);
  expect(
    (await person.browser.post('/api/auth/login_user', { email: person.email, password: person.password })).status,
  ).toBe(200);
  for (let turn = 0; turn < 6; turn += 1) await tryAt(person.email, `guess ${turn}`);
  await testApp.browser('Stranger', somewhere()).post('/api/auth/password/reset-initiate', { email: person.email });
  const token = await testApp.mailbox.tokenFor(person.email, 'Set a new password');
  expect(
    (
      await testApp
        .browser('Stranger', somewhere())
        .post('/api/auth/password/reset-complete', { token, new_password: 'seven calm green boats' })
    ).status,
  ).toBe(200);
  expect((await tryAt(person.email, 'seven calm green boats')).status).toBe(200);
});

it.each([
  ['an invented address that no trusted proxy has set', '10.9.9.7', () => somewhere(), 429],
  ['an address that a trusted proxy has set', '127.0.0.9', () => somewhere(), 401],
  [
    'addresses of one IPv6 network behind a proxy',
    '127.0.0.9',
    (turn: number) => `2001:db8:7:7:${turn.toString(16)}::1`,
    429,
  ],
])('a caller with %s is counted by its own network', async (_what, from, forwardedFor, expected) => {
  const statuses = [];
  for (let turn = 0; turn <= RATE_LIMITS.loginAddress.points; turn += 1) {
    const body = { email: `${randomUUID()}@example.test`, password: 'x' };
    const headers = { 'x-forwarded-for': forwardedFor(turn) };
    statuses.push((await testApp.browser('Stranger', from).post('/api/auth/login_user', body, { headers })).status);
  }
  expect(statuses.slice(0, -1)).not.toContain(429);
  expect(statuses.at(-1)).toBe(expected);
});
