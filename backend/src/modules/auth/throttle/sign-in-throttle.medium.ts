import { randomUUID } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { withEntityManager } from '#platform/database/unit-of-work.js';
import type { AppError } from '#platform/errors/app-error.js';
import { aSignUp } from '#test/builders/sign-up.builder.js';
import { TestApp } from '#test/harness/test-app.js';
import { SIGN_IN_CLOCK, SignInThrottle } from './sign-in-throttle.js';

/** Current time in milliseconds, which changes only if a test changes it. */
let now = Date.parse('2026-11-02T12:00:00Z');
const testApp = TestApp.forTests({
  workers: false,
  env: { RATE_LIMIT_FACTOR: '1' },
  providers: [{ provide: SIGN_IN_CLOCK, useValue: () => new Date(now) }],
});

const ask = <T>(work: (throttle: SignInThrottle) => T | Promise<T>): Promise<T> =>
  withEntityManager(testApp.app.get(EntityManager), async () => work(testApp.app.get(SignInThrottle)));
const anAddress = (): string => `${randomUUID()}@example.test`;
/** Makes an attempt at the password of an account. Returns the seconds to wait, or 0 if the attempt is counted. */
const attempt = (account: string): Promise<number> =>
  ask((throttle) =>
    throttle.take(account).then(
      () => 0,
      (error) => (error as AppError).retryAfter ?? 0,
    ),
  );

it('delays grow from the sixth attempt on, up to 15 minutes, and end a day after the last attempt', async () => {
  const account = anAddress();
  const waits: number[] = [];
  for (let turn = 0; turn < 30; turn += 1) {
    const seconds = await attempt(account);
    waits.push(seconds);
    if (seconds === 0) continue;
    now += (seconds - 1) * 1_000;
    expect(await attempt(account)).toBe(1);
    now += 1_000;
  }
  expect(waits.slice(0, 5)).toEqual([0, 0, 0, 0, 0]);
  expect(waits.filter(Boolean)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
  now += 24 * 3_600_000 + 1_000;
  expect([await attempt(account), await attempt(account)]).toEqual([0, 0]);
});

it('attempts at the same moment are counted one by one', async () => {
  const account = anAddress();
  const waits = await Promise.all(Array.from({ length: 15 }, () => attempt(account)));
  expect(waits.filter((seconds) => seconds === 0)).toHaveLength(5);
});

it('a clock that is set back by an hour makes nobody wait for an hour', async () => {
  const account = anAddress();
  for (let turn = 0; turn < 5; turn += 1) await attempt(account);
  expect(await attempt(account)).toBeGreaterThan(0);
  now -= 3_600_000;
  expect(await attempt(account)).toBe(0);
});

it('the owner is told after ten attempts, and once a day', async () => {
  const account = anAddress();
  const told = () => ask((throttle) => throttle.shouldNotifyOwner(account));
  const tried = async (tries: number) => {
    for (let turn = 0; turn < tries; turn += 1) now += (await attempt(account)) * 1_000;
    return told();
  };
  expect([await tried(13), await tried(2), await told()]).toEqual([false, true, false]);
  now += 23 * 3_600_000;
  expect(await tried(1)).toBe(false);
  now += 2 * 3_600_000;
  expect(await tried(1)).toBe(true);
});

describe('a browser from which the owner has signed in', () => {
  const owner = { email: 'ann@example.test', passwordHash: 'hash', knownBrowserTries: 0 };
  const knows = (one: typeof owner, token: string) => ask((throttle) => throttle.isKnownDevice(one, [token]));

  it('is known to this account until its password changes or its browsers are forgotten', async () => {
    const token = await ask((throttle) => throttle.newDeviceToken(owner));
    expect(await knows(owner, token)).toBe(true);
    expect(await knows({ ...owner, knownBrowserTries: 99 }, token)).toBe(true);
    for (const other of [{ email: 'ben@example.test' }, { passwordHash: 'new' }, { knownBrowserTries: 100 }])
      expect(await knows({ ...owner, ...other }, token)).toBe(false);
    for (const invented of ['', 'x', `${token}x`, `x${token}`]) expect(await knows(owner, invented)).toBe(false);
  });

  it('is forgotten after 100 wrong passwords in a row, of which a right one begins a new row', async () => {
    const { id } = await testApp.signedIn(aSignUp());
    const state = async () => {
      const { rows } = await testApp.sql.query<{ n: number }>(
        'select known_browser_tries as n from users where id = $1',
        [id],
      );
      return { knownBrowserTries: rows[0]?.n ?? 0 };
    };
    const wrong = async (count: number): Promise<number> => {
      const known = await state();
      const taken = Array.from({ length: count }, () => ask((throttle) => throttle.takeKnownDevice(id, known)));
      return (await Promise.all(taken)).filter(Boolean).length;
    };
    expect(await wrong(60)).toBe(60);
    await ask((throttle) => throttle.clearKnownDevice(id));
    expect(await wrong(120)).toBe(100);
    await ask((throttle) => throttle.clearKnownDevice(id));
    expect(await state()).toEqual({ knownBrowserTries: 100 });
  });
});
