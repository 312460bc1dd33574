import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { TOKEN_LIFE } from '#contract/limits/sessions.js';
import { startMarketplace, type Marketplace } from '#sandbox/marketplace/start.js';
import { FINNEY, newSearch } from '../builders/plans.builder.js';
import { codeOf } from '../harness/authenticator-app.js';
import { eventually } from '../harness/eventually.js';
import { IS_FULL } from '../harness/extent.js';
import { isSignedIn, signInElsewhere, type Person } from '../harness/own-account.js';
import { TestApp } from '../harness/test-app.js';

const HOUR = 3_600_000;
/**
 * Wrong times of the system clock on the machine that runs the site. The clock of the database is always right. `npm
 * test` tries the first three.
 */
const CLOCKS: readonly (readonly [clock: string, offset: () => number])[] = [
  ['an hour ahead', () => HOUR],
  ['an hour behind', () => -HOUR],
  ['in the night when summer time begins', () => until('2027-03-14T06:59:59Z')],
  ['in the night when summer time ends', () => until('2026-11-01T05:59:59Z')],
  ['on a leap day', () => until('2028-02-29T23:59:50Z')],
  ['on the last day of a year', () => until('2026-12-31T23:59:59Z')],
];
const RealDate = Date;
const until = (day: string): number => RealDate.parse(day) - RealDate.now();

/** Changes the current time of this process, in which the web process and the workers of the test app run. */
function setClock(offset: number): void {
  globalThis.Date = new Proxy(RealDate, {
    construct: (Target, args: [], NewTarget: typeof RealDate) =>
      args.length > 0 ? Reflect.construct(Target, args, NewTarget) : new Target(Target.now() + offset),
    get: (target, name) => (name === 'now' ? () => target.now() + offset : (Reflect.get(target, name) as unknown)),
  });
}

let marketplace: Marketplace;
let testApp: TestApp;
let person: Person;
/** Secret key of the authenticator app of the person who signs in. */
let secret: string;
beforeAll(async () => {
  marketplace = await startMarketplace({ port: 0, apiKey: 'test-key' });
  testApp = await TestApp.open({ env: { MARKETPLACE_API_URL: `${marketplace.url}/api/v1` } });
});
afterAll(async () => {
  await testApp?.close();
  await marketplace?.close();
});

const RESET_SUBJECT = 'Set a new password';
// Other mails, such as the one that reports a new password, may arrive meanwhile.
const resetMails = (): number =>
  testApp.mailbox.to(person.email).filter(({ subject }) => subject.includes(RESET_SUBJECT)).length;
const askForReset = async (): Promise<string> => {
  const count = resetMails();
  await testApp.browser().post('/api/auth/password/reset-initiate', { email: person.email });
  await eventually(() => resetMails() > count, 'the link');
  return testApp.mailbox.tokenFor(person.email, RESET_SUBJECT);
};
const setPassword = async (token: string): Promise<number> => {
  const body = { token, new_password: person.password };
  return (await testApp.browser().post('/api/auth/password/reset-complete', body)).status;
};

describe.each(IS_FULL ? CLOCKS : CLOCKS.slice(0, 3))('while the clock of the machine is %s', (_, offset) => {
  let linkFromBefore: string;
  beforeAll(async () => {
    person = await testApp.signedIn();
    linkFromBefore = await askForReset();
  });
  beforeEach(() => setClock(offset()));
  afterEach(() => {
    globalThis.Date = RealDate;
  });

  it('a session from before continues', async () => {
    expect(await isSignedIn(person.browser)).toBe(true);
  });

  it('a new session lasts, also when the clock is right again', async () => {
    const browser = await signInElsewhere(testApp, person);
    expect(await isSignedIn(browser)).toBe(true);
    globalThis.Date = RealDate;
    expect(await isSignedIn(browser)).toBe(true);
    const { rows } = await testApp.sql.query(
      "select 1 from sessions where ends_at not between now() + interval '11 hours' and now() + interval '12 hours'",
    );
    expect(rows).toEqual([]);
  });

  it('a link from before works once', async () => {
    expect([await setPassword(linkFromBefore), await setPassword(linkFromBefore)]).toEqual([200, 400]);
    person.browser = await signInElsewhere(testApp, person);
  });

  it('a new link works once, and not longer than it should', async () => {
    const token = await askForReset();
    const { rows } = await testApp.sql.query<{ left: number }>(
      `select extract(epoch from expires_at - now())::int as left from account_tokens
       where purpose = 'reset' and used_at is null and expires_at > now()`,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.left).toBeLessThanOrEqual(TOKEN_LIFE.reset);
    expect(rows[0]?.left).toBeGreaterThan(TOKEN_LIFE.reset / 2);
    expect([await setPassword(token), await setPassword(token)]).toEqual([200, 400]);
    person.browser = await signInElsewhere(testApp, person);
  });

  it('a second step can be set up and is asked for', async () => {
    const started = await person.browser.post('/api/account/second-factors/app/start');
    secret = (started.body as { secret: string }).secret;
    const added = await person.browser.post('/api/account/second-factors/app', { code: codeOf(secret) });
    expect(added.status).toBe(200);
    const browser = await signInElsewhere(testApp, person);
    expect(await isSignedIn(browser)).toBe(false);
    expect((await browser.post('/api/auth/second-step', { code: codeOf(secret, 1) })).status).toBe(200);
    expect(await isSignedIn(browser)).toBe(true);
  });

  it('people can download their data', async () => {
    expect((await person.browser.post('/api/account/export')).status).toBe(200);
    await eventually(
      async () => ((await person.browser.get('/api/account/export')).body as { readyUntil: string | null }).readyUntil,
      'the file',
    );
    expect((await person.browser.get('/api/account/export/file')).status).toBe(200);
  });

  it('plans are found and kept', async () => {
    const question = newSearch({ place: FINNEY });
    expect((await person.browser.post('/api/plans/search', question)).status).toBe(200);
    marketplace.calls.reset();
    expect((await person.browser.post('/api/plans/search', question)).status).toBe(200);
    expect(marketplace.calls.total).toBe(0);
  });
});
