import { EntityManager } from '@mikro-orm/postgresql';
import { STALE_FOR } from '#platform/marketplace/limits.js';
import { CacheProcesses, clock, newZip, type CacheProcess } from '#test/harness/cache-processes.js';
import { MarketplaceError } from '../marketplace/marketplace-error.js';

const HOUR = 3_600_000;
let processes: CacheProcesses;
let web: CacheProcess;
let other: CacheProcess;
let sql: CacheProcesses['sql'];
beforeAll(async () => {
  processes = await CacheProcesses.open();
  ({ web, other, sql } = processes);
});
afterAll(() => processes?.close());
beforeEach(() => processes.reset());

describe('a renewal', () => {
  const staleKey = async (): Promise<{ key: string; zip: string }> => {
    const zip = newZip();
    const { answer } = await web.get(zip);
    clock.now += 7 * HOUR;
    return { key: answer.facts.key, zip };
  };
  const exists = async (key: string): Promise<boolean> =>
    (await sql.query('select 1 from cache_entries where key = $1', [key])).rows.length > 0;

  it('of a fresh answer does nothing, so repeated jobs are harmless', async () => {
    const { key } = await staleKey();
    expect([await web.renewal.renew(key), await web.renewal.renew(key)]).toEqual(['renewed', 'fresh']);
    expect(web.fetches).toBe(2);
  });

  it('preserves the answer while the marketplace is down', async () => {
    const { key } = await staleKey();
    web.failure = new MarketplaceError('tooMany', 'searchPlans');
    expect([await web.renewal.renew(key), await exists(key)]).toEqual(['unavailable', true]);
  });

  it('deletes an answer that the marketplace no longer has', async () => {
    const { key } = await staleKey();
    web.failure = new MarketplaceError('notFound', 'plan');
    expect([await web.renewal.renew(key), await exists(key)]).toEqual(['gone', false]);
  });

  it('deletes an answer whose question can no longer be decrypted', async () => {
    const { key } = await staleKey();
    await sql.query(
      "update cache_entries set question = decode(repeat('00112233445566778899aabbccddeeff', 2), 'hex') where key = $1",
      [key],
    );
    expect([await web.renewal.renew(key), await exists(key)]).toEqual(['gone', false]);
  });

  it('deletes an answer whose key has an older format', async () => {
    const { key } = await staleKey();
    await sql.query("update cache_entries set key = 'older-key' where key = $1", [key]);
    expect([await web.renewal.renew('older-key'), await exists('older-key'), web.fetches]).toEqual(['gone', false, 1]);
  });

  it('leaves an answer alone whose kind only a newer release knows', async () => {
    const { key } = await staleKey();
    await sql.query("update cache_entries set kind = 'of-tomorrow' where key = $1", [key]);
    expect([await web.renewal.renew(key), await exists(key), web.fetches]).toEqual(['unknownKind', true, 1]);
  });

  it('of a missing entry is not an error', async () => {
    expect(await web.renewal.renew('no-such-key')).toBe('gone');
  });
});

describe('a data release of the marketplace', () => {
  it('renews entries used in the last day, once, and makes all others stale', async () => {
    await sql.query('delete from cache_entries');
    const old = (await web.get(newZip())).answer.facts.key;
    clock.now += 25 * HOUR;
    await sql.query('update cache_entries set fresh_until = $1', [new Date(clock.now + HOUR)]);
    const recent = (await web.get(newZip())).answer.facts.key;
    web.fetches = 0;
    expect(await web.renewal.afterRelease('versions', 'one')).toBe(0);
    expect(await web.renewal.afterRelease('versions', 'one')).toBe(0);
    expect(web.fetches).toBe(0);
    clock.now += 1_000;
    expect(await web.renewal.afterRelease('versions', 'two')).toBe(1);
    expect(await other.renewal.afterRelease('versions', 'two')).toBe(0);
    const { rows } = await sql.query<{ key: string }>('select key from cache_entries where fresh_until > $1', [
      new Date(clock.now),
    ]);
    expect(rows.map(({ key }) => key)).toEqual([recent]);
    expect(recent).not.toBe(old);
  });

  it.each([
    ['goes on after a bad answer', [new MarketplaceError('badAnswer', 'searchPlans')], null, 4, 5],
    [
      'goes on after questions that took too long, if not three in a row',
      [new MarketplaceError('unavailable', 'searchPlans'), new MarketplaceError('unavailable', 'searchPlans')],
      null,
      3,
      5,
    ],
    ['ends when the key is refused', [new MarketplaceError('unauthorized', 'searchPlans')], null, 0, 1],
    ['ends when its calls are used up', [new MarketplaceError('tooMany', 'searchPlans')], null, 0, 1],
    ['ends after three failures in a row', [], new MarketplaceError('unavailable', 'searchPlans'), 0, 3],
  ])('%s', async (name, failures, failure, renewed, fetches) => {
    await sql.query('delete from cache_entries');
    for (let count = 0; count < 5; count++) await web.get(newZip());
    await web.renewal.afterRelease('versions', `before ${name}`);
    clock.now += 1_000;
    await sql.query('update cache_entries set fresh_until = $1', [new Date(clock.now + HOUR)]);
    Object.assign(web, { fetches: 0, failures, failure });
    expect([await web.renewal.afterRelease('versions', name), web.fetches]).toEqual([renewed, fetches]);
  });

  it('does not affect answers that depend on another release', async () => {
    await web.get(newZip());
    await web.renewal.afterRelease('coverageStats', 'a');
    web.fetches = 0;
    expect(await web.renewal.afterRelease('coverageStats', 'b')).toBe(0);
    expect(web.fetches).toBe(0);
  });
});

it('deletes answers that are too old to be used, with their questions', async () => {
  await sql.query('delete from cache_entries');
  await web.get(newZip());
  clock.now += 6 * HOUR + STALE_FOR * 1000 + 1;
  expect(await web.renewal.removeExpired()).toBe(1);
  expect(await web.context.get(EntityManager).fork().execute('select 1 from cache_entries')).toHaveLength(0);
});
