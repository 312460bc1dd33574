import { beforeAll, describe, expect, it } from '@jest/globals';
import { aConsent } from '../builders/consent.builder.js';
import { aSearchToSave } from '../builders/saved.builder.js';
import { codeOf } from '../harness/authenticator-app.js';
import type { Answer, Browser } from '../harness/browser.js';
import { TestApp } from '../harness/test-app.js';

const FACTORS = '/api/account/second-factors';
type Person = Awaited<ReturnType<TestApp['signedIn']>>;

const lines: string[] = [];
let owner: Person;
let stranger: Person;
const testApp = TestApp.forTests({ env: { LOG_LEVEL: 'info' }, logTo: { write: (line) => lines.push(line) } });
beforeAll(async () => {
  [owner, stranger] = [await testApp.signedIn(), await testApp.signedIn()];
  await owner.browser.post('/api/saved', { searches: [aSearchToSave()], plans: [] });
  await testApp.sql.query(
    `insert into shares (id, user_id, hash, made_at, expires_at)
     values (gen_random_uuid(), $1, 'hash', now(), now() + interval '1 day')`,
    [owner.id],
  );
  const { secret } = (await owner.browser.post(`${FACTORS}/app/start`)).body as { secret: string };
  await owner.browser.post(`${FACTORS}/app`, { code: codeOf(secret) });
  await owner.browser.post('/api/account/export');
  await testApp.mailbox.next(owner.email, 'data is ready');
});

const idIn = async (table: 'saved_items' | 'shares' | 'second_factors' | 'sessions'): Promise<string> =>
  (await testApp.sql.query<{ id: string }>(`select id from ${table} where user_id = $1`, [owner.id])).rows[0]?.id ?? '';

/** Returns a checksum of all database rows about the owner, which shows whether an attack has changed any of them. */
async function ownersRows(): Promise<string> {
  const tables = ['users', 'consent_records', 'saved_items', 'shares', 'second_factors', 'sessions', 'data_exports'];
  const rows = await Promise.all(
    tables.map((table) =>
      testApp.sql.query<{ sum: string }>(
        `select md5(string_agg(t::text, ',' order by t::text)) as sum
         from ${table} t where ${table === 'users' ? 'id' : 'user_id'} = $1`,
        [owner.id],
      ),
    ),
  );
  return rows.map((each) => each.rows[0]?.sum).join();
}

describe('what belongs to another person', () => {
  const attacks: [what: string, status: number, attack: (browser: Browser) => Promise<Answer>][] = [
    ['the history of consent', 403, (browser) => browser.get(`/api/users/${owner.id}/consent`)],
    ['consent', 403, (browser) => browser.send('PATCH', `/api/users/${owner.id}/consent`, aConsent())],
    ['a saved search', 404, async (browser) => browser.send('DELETE', `/api/saved/${await idIn('saved_items')}`)],
    ['a shared link', 404, async (browser) => browser.send('DELETE', `/api/shares/${await idIn('shares')}`)],
    [
      'an authenticator app',
      404,
      async (browser) => browser.send('DELETE', `${FACTORS}/${await idIn('second_factors')}`),
    ],
    ['the file with all data', 404, (browser) => browser.get('/api/account/export/file')],
    ['the account', 403, (browser) => browser.send('PUT', `/api/auth/admin/user/${owner.id}`, { first_name: 'X' })],
    ['the list of sessions', 403, (browser) => browser.get(`/api/admin/users/${owner.id}/sessions`)],
  ];

  it.each(attacks)('cannot be read or changed, and the attempt is logged: %s', async (_, status, attack) => {
    const [before, logged] = [await ownersRows(), lines.length];
    expect((await attack(stranger.browser)).status).toBe(status);
    expect(await ownersRows()).toBe(before);
    const line = lines.slice(logged).find((one) => one.includes('"answered"')) ?? '{}';
    expect(JSON.parse(line)).toMatchObject({ status, userId: stranger.id, route: expect.stringMatching(/^\/api\//) });
  });

  it('includes sessions, which nobody else can end', async () => {
    const before = await ownersRows();
    await stranger.browser.send('DELETE', `/api/account/sessions/${await idIn('sessions')}`);
    expect(await ownersRows()).toBe(before);
  });
});
