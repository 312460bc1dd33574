import { randomUUID } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { withEntityManager } from '#platform/database/unit-of-work.js';
import { METRICS } from '#platform/metrics/metrics.js';
import { aSignUp } from '../builders/sign-up.builder.js';
import { errorOf } from '../harness/browser.js';
import { eventually } from '../harness/eventually.js';
import { TestApp } from '../harness/test-app.js';

const testApp = TestApp.forTests();

type Person = Awaited<ReturnType<TestApp['signedIn']>>;
const NEW = 'seven calm green boats';
const signIn = (email: string, password: string) => testApp.browser().post('/api/auth/login_user', { email, password });
const complete = (token: string, new_password = NEW) =>
  testApp.browser().post('/api/auth/password/reset-complete', { token, new_password });
const isSignedIn = async ({ browser }: Person) => ((await browser.get('/api/auth/me')).body as { ok: boolean }).ok;
async function resetToken({ email }: Person): Promise<string> {
  const before = testApp.mailbox.to(email).length;
  await testApp.browser().post('/api/auth/password/reset-initiate', { email });
  return eventually(() => {
    const mail = testApp.mailbox
      .to(email)
      .slice(before)
      .find(({ subject }) => subject.includes('Set a new password'));
    return /[?&]token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  }, `a mail to ${email}`);
}

describe('a password is rejected with the reason', () => {
  it('at sign-up if it is made of their name', async () => {
    const signup = aSignUp({ name: 'Augusta Merriweather', password: 'augusta merriweather' });
    const answer = await testApp.browser().post('/api/users/signup', signup);
    expect([answer.status, errorOf(answer).code]).toEqual([400, 'users.passwordPersonal']);
  });

  it('at a reset if it is common, and the link remains valid', async () => {
    const person = await testApp.signedIn();
    const token = await resetToken(person);
    expect(errorOf(await complete(token, 'password1234')).code).toBe('users.passwordCommon');
    expect((await complete(token)).status).toBe(200);
  });
});

describe('long and unusual passwords', () => {
  it('with characters of other scripts and spaces are accepted and compared in full', async () => {
    const password = '  пароль 密码 🌲 ñandú  '.repeat(8);
    const { email } = await testApp.signedIn({ password });
    expect((await signIn(email, password)).status).toBe(200);
    expect((await signIn(email, password.slice(0, -1))).status).toBe(401);
  });

  it('of one megabyte are rejected before they are hashed', async () => {
    expect((await signIn('a@example.test', 'x'.repeat(1_048_576))).status).toBe(413);
    expect((await testApp.browser().post('/api/users/signup', aSignUp({ password: 'x'.repeat(90_000) }))).status).toBe(
      400,
    );
  });
});

it('a reset link works once, ends every session and is announced by email', async () => {
  const person = await testApp.signedIn();
  const token = await resetToken(person);
  expect((await complete(token)).status).toBe(200);
  expect(await isSignedIn(person)).toBe(false);
  expect(errorOf(await complete(token, 'another good one here')).code).toBe('auth.linkExpired');
  expect((await signIn(person.email, NEW)).status).toBe(200);
  await testApp.mailbox.next(person.email, 'password was changed');
});

it('if two people use one link at the same instant, exactly one succeeds (25 attempts)', async () => {
  const person = await testApp.signedIn();
  const { AccountTokens } = await import('#modules/auth/index.js');
  const tokens = testApp.app.get(AccountTokens, { strict: false });
  const em = testApp.app.get(EntityManager);
  const own = <T>(work: () => Promise<T>): Promise<T> => withEntityManager(em, work);
  let doubles = 0;
  for (let race = 0; race < 25; race += 1) {
    const token = await own(() => tokens.create(person.id, 'reset', person.email, randomUUID()));
    const won = await Promise.all(Array.from({ length: 4 }, () => own(() => tokens.use(token, 'reset'))));
    if (won.filter(Boolean).length !== 1) doubles += 1;
  }
  expect(doubles).toBe(0);
  const token = await resetToken(person);
  const statuses = (await Promise.all([complete(token), complete(token), complete(token)])).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 400, 400]);
});

it('a newer link or a password change makes earlier links invalid', async () => {
  const person = await testApp.signedIn();
  const [older, newer] = [await resetToken(person), await resetToken(person)];
  expect(errorOf(await complete(older)).code).toBe('auth.linkExpired');
  await person.browser.post('/api/account/password', { current_password: person.password, new_password: NEW });
  expect(errorOf(await complete(newer, 'another good one here')).code).toBe('auth.linkExpired');
});

it('expired links, links for another purpose and invented links are rejected in the same way', async () => {
  const person = await testApp.signedIn();
  const expired = await resetToken(person);
  await testApp.sql.query("update account_tokens set expires_at = now() - interval '1 second' where user_id = $1", [
    person.id,
  ]);
  const newcomer = aSignUp();
  await testApp.browser().post('/api/users/signup', newcomer);
  const confirming = await testApp.mailbox.tokenFor(newcomer.email, 'confirm');
  const refusedLinks = async (): Promise<number> =>
    (await METRICS.refused.get()).values.find(({ labels }) => labels.code === 'auth.linkExpired')?.value ?? 0;
  const refusedBefore = await refusedLinks();
  const answers = await Promise.all(
    [expired, confirming, 'x'.repeat(43), "' or 1=1 --"].map((token) => complete(token)),
  );
  expect(new Set(answers.map(({ status, raw }) => `${status} ${raw.replace(/"requestId":"[^"]*"/, '')}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(400);
  expect(await refusedLinks()).toBe(refusedBefore + answers.length);
});

it('a link in an email begins with the configured address, whatever the Host header says', async () => {
  const person = await testApp.signedIn();
  const before = testApp.mailbox.to(person.email).length;
  await testApp
    .browser()
    .post(
      '/api/auth/password/reset-initiate',
      { email: person.email },
      { headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } },
    );
  const { eventually } = await import('../harness/eventually.js');
  const mail = await eventually(() => testApp.mailbox.to(person.email).slice(before)[0], 'the mail');
  expect(mail.raw).not.toContain('evil.example');
  expect(mail.text).toContain(testApp.config.appUrl);
});

it('a copy of the database contains no usable link, session or password', async () => {
  const person = await testApp.signedIn();
  const token = await resetToken(person);
  const session = [...person.browser.cookies.values()].find((value) => value.length > 30) ?? 'none';
  const { rows: tables } = await testApp.sql.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public'",
  );
  for (const { name } of tables) {
    const { rows } = await testApp.sql.query<{ all: string | null }>(
      `select string_agg(t::text, ' ') as all from "${name}" t`,
    );
    for (const secret of [token, session, person.password])
      expect((rows[0]?.all ?? '').includes(secret) ? name : null).toBeNull();
  }
});
