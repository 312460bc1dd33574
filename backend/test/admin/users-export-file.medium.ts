import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import type { BulkReply, ExportLink } from '#contract/api/managed-user.contract.js';
import { EXPORT_LINK } from '#contract/limits/staff.js';
import { UserDirectory } from '#modules/users/index.js';
import { RowCursor } from '#platform/database/row-cursor.js';
import { exportLink } from '../builders/managed-user.builder.js';
import { errorOf, type Browser } from '../harness/browser.js';
import { eventually } from '../harness/eventually.js';
import { TestApp } from '../harness/test-app.js';

/** Number of accounts in the tested export file. `FUZZ=all` exports 100,000. */
const ROWS = process.env['FUZZ'] === 'all' ? 100_000 : 5_000;
const ODD = ['="A1"&cmd', 'say "hello", please', 'two\nlines', '😀 émile', ',', '＝1+1'];
let browser: Browser;
let id: string;
const testApp = TestApp.forTests({ workers: false });
beforeAll(async () => {
  ({ browser, id } = await testApp.signedIn({}, 'admin'));
  await testApp.sql.query(
    `insert into users (id, email, first_name, last_name, role, created_at, updated_at)
     select gen_random_uuid(), 'row' || n || '@example.test', ($2::text[])[1 + n % ${ODD.length}], 'Row ' || n,
       'patient', now() - n * interval '1 second', now() from generate_series(1, $1) n`,
    [ROWS, ODD],
  );
});

const ended = () =>
  eventually(
    async () =>
      (await testApp.sql.query("delete from outbox where name = 'admin.exportEnded' returning payload")).rows[0]
        ?.payload as { rows: number; complete: boolean } | undefined,
    'the end of the export',
  );

it('the export of users contains every account once, and another CSV parser reads the original values', async () => {
  const answer = await browser.get(await exportLink(browser, { q: 'row', closed: 'any' }));
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'cache-control': 'no-store',
    'x-total-rows': String(ROWS),
  });
  // Excel reads the file as UTF-8 only with this mark.
  expect(answer.raw.startsWith('\uFEFF')).toBe(true);
  const rows = parse(answer.raw, { bom: true, columns: true }) as {
    id: string;
    first_name: string;
    last_name: string;
    email: string;
  }[];
  expect(new Set(rows.map((row) => row.id)).size).toBe(ROWS);
  const changed = rows.filter(({ first_name, last_name }) => {
    const given = ODD[Number(last_name.slice(4)) % ODD.length] ?? '';
    return first_name !== (/^[=＝]/.test(given) ? `'${given}` : given);
  });
  expect(changed).toEqual([]);
  expect(await ended()).toEqual({ actorId: id, what: 'users', rows: ROWS, complete: true });
});

it('the export of users stops, and logs that it did, if the client disconnects', async () => {
  // The file is larger than what the network buffers of both sides hold, so the whole file cannot have been sent.
  const long = 2_000;
  await testApp.sql.query(
    `insert into users (id, email, role, gender, created_at, updated_at)
     select gen_random_uuid(), 'long' || n || '@example.test', 'patient', repeat('x', 30000), now(), now()
     from generate_series(1, $1) n`,
    [long],
  );
  await testApp.app.listen(0, '127.0.0.1');
  const { port } = testApp.app.getHttpServer().address() as AddressInfo;
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const path = await exportLink(browser, { q: 'long' });
  const request = get({ port, host: '127.0.0.1', path, headers: { cookie } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  await once(response, 'data');
  response.destroy();
  const { rows, complete } = await ended();
  expect(complete).toBe(false);
  expect(rows).toBeLessThan(long);
  await testApp.sql.query("delete from users where email like 'long%'");
});

describe('the link to an export', () => {
  const gone = async (who: Browser, path: string) => errorOf(await who.get(path)).code;
  const links = async () => (await testApp.sql.query('select * from export_links')).rows;

  it('works once, and only for the person who asked for it', async () => {
    const path = await exportLink(browser, { q: 'row1@' });
    const other = await testApp.signedIn({}, 'superadmin');
    expect(await gone(other.browser, path)).toBe('users.exportLinkGone');
    const answers = await Promise.all([browser.get(path), browser.get(path)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410]);
    expect(await gone(browser, path)).toBe('users.exportLinkGone');
    await ended();
  });

  it('works for a few minutes only', async () => {
    const answer = await browser.post('/api/admin/users/export', { q: 'row1@' });
    const { path, expires_at } = answer.body as ExportLink;
    expect(Math.abs(Date.parse(expires_at) - Date.now() - EXPORT_LINK.life * 1_000)).toBeLessThan(60_000);
    await testApp.sql.query("update export_links set expires_at = now() - interval '1 second'");
    expect(await gone(browser, path)).toBe('users.exportLinkGone');
  });

  it('is neither used up nor followed before the person proves again who they are', async () => {
    const path = await exportLink(browser, { q: 'row1@' });
    await testApp.sql.query("update sessions set proved_at = now() - interval '3 hours' where user_id = $1", [id]);
    expect(await gone(browser, path)).toBe('auth.freshSignInNeeded');
    expect(errorOf(await browser.post('/api/admin/users/export', {})).code).toBe('auth.freshSignInNeeded');
    await testApp.sql.query('update sessions set proved_at = now() where user_id = $1', [id]);
    expect((await browser.get(path)).status).toBe(200);
    await ended();
  });

  it('is stored as a hash, with its search encrypted, and is deleted when it is used', async () => {
    await testApp.sql.query('delete from export_links');
    const path = await exportLink(browser, { q: 'row1@' });
    const token = path.split('/').at(-1) ?? '';
    const [stored] = await links();
    expect(stored).toMatchObject({ asked_by: id, token_hash: createHash('sha256').update(token).digest() });
    expect((stored as { content: Buffer }).content.toString('latin1')).not.toContain('row1');
    await browser.get(path);
    expect(await links()).toEqual([]);
    await ended();
  });

  it('is in the audit trail, with the names of the filters', async () => {
    await exportLink(browser, { q: 'row1@', locked: 'no' });
    const { rows } = await testApp.sql.query(
      "select payload from outbox where name = 'admin.exportLinkMade' order by created_at desc limit 1",
    );
    expect(rows).toEqual([{ payload: { actorId: id, what: 'users', filters: ['q', 'locked'] } }]);
  });

  it('to selected accounts leads to these alone', async () => {
    const { rows: chosen } = await testApp.sql.query<{ id: string }>(
      "select id from users where email in ('row1@example.test', 'row2@example.test') order by email",
    );
    const ids = [...chosen.map((row) => row.id), randomUUID()];
    const wanted = { action: 'export', ids };
    const preview = (await browser.post('/api/admin/users/actions/preview', wanted)).body as BulkReply;
    expect(preview).toMatchObject({
      able: 2,
      rows: [{ ok: true }, { ok: true }, { code: 'users.notFound' }],
      download: null,
    });
    const { rows, download } = (await browser.post('/api/admin/users/actions', wanted)).body as BulkReply;
    expect(rows).toEqual(preview.rows);
    const file = parse((await browser.get(download?.path ?? '')).raw, { bom: true, columns: true }) as { id: string }[];
    expect(file.map((row) => row.id).toSorted()).toEqual(ids.slice(0, 2).toSorted());
    expect(await ended()).toMatchObject({ rows: 2, complete: true });
  });
});

it('an account that is erased during an export is still in the file', async () => {
  const directory = testApp.app.get(UserDirectory, { strict: false });
  let seen = 0;
  for await (const { rows } of directory.csv({ text: 'row' }, { by: 'email', descending: false })) {
    if (seen === 0) await testApp.sql.query("delete from users where email = 'row1@example.test'");
    seen += rows;
  }
  expect(seen).toBe(ROWS);
});

it.each([{ consent: false }, { role: 'patient', confirmed: false, createdFrom: '2020-01-01' }] as const)(
  'an export has the accounts that the list shows with the filter %j',
  async (filter) => {
    const directory = testApp.app.get(UserDirectory, { strict: false });
    let rows = 0;
    for await (const page of directory.csv(filter, { by: 'name', descending: true })) rows += page.rows;
    expect(rows).toBe((await directory.count(filter, ROWS * 2)).total);
    expect(rows).toBeGreaterThan(0);
  },
);

it('an export that the database refuses fails, and names no value of the filter', async () => {
  const read = testApp.app.get(RowCursor, { strict: false }).read('select ?::date', ["Rosa', 'x"]);
  await expect(read.next()).rejects.toMatchObject({ code: '22007' });
});
