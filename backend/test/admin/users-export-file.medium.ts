import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { UserDirectory } from '#modules/users/index.js';
import { csvLine, csvLineSql } from '#platform/csv/csv.js';
import { withEntityManager } from '#platform/database/unit-of-work.js';
import type { Browser } from '../harness/browser.js';
import { eventually } from '../harness/eventually.js';
import { TestApp } from '../harness/test-app.js';

/** Number of accounts in the tested export file. `FUZZ=all` exports 100,000. */
const ROWS = process.env['FUZZ'] === 'all' ? 100_000 : 30_000;
const ODD = ['="A1"&cmd', 'say "hello", please', 'two\nlines', '😀 émile', ',', '＝1+1'];
let testApp: TestApp;
let browser: Browser;
let id: string;
beforeAll(async () => {
  testApp = await TestApp.open({ workers: false });
  ({ browser, id } = await testApp.signedIn({}, 'admin'));
  await testApp.sql.query(
    `insert into users (id, email, first_name, last_name, role, created_at, updated_at)
     select gen_random_uuid(), 'row' || n || '@example.test', ($2::text[])[1 + n % ${ODD.length}], 'Row ' || n,
       'patient', now() - n * interval '1 second', now() from generate_series(1, $1) n`,
    [ROWS, ODD],
  );
});
afterAll(() => testApp.close());

const ended = () =>
  eventually(
    async () =>
      (await testApp.sql.query("delete from outbox where name = 'admin.exportEnded' returning payload")).rows[0]
        ?.payload as { rows: number; complete: boolean } | undefined,
    'the end of the export',
  );

it('the export of users contains every account once, and another CSV parser reads the original values', async () => {
  const answer = await browser.get('/api/admin/users/export?q=row&closed=any');
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'cache-control': 'no-store',
    'x-total-rows': String(ROWS),
  });
  const rows = parse(answer.raw, { columns: true }) as {
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
  await testApp.app.listen(0, '127.0.0.1');
  const { port } = testApp.app.getHttpServer().address() as AddressInfo;
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const request = get({ port, host: '127.0.0.1', path: '/api/admin/users/export?q=row', headers: { cookie } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  await once(response, 'data');
  response.destroy();
  const { rows, complete } = await ended();
  expect(complete).toBe(false);
  expect(rows).toBeLessThan(ROWS);
});

it('PostgreSQL writes a CSV field exactly as our own code does', async () => {
  const odd = [
    '=1+1',
    '+2',
    '-3',
    '@x',
    '\tx',
    '\rx',
    '\nx',
    '＝1',
    '　=1',
    ' ﻿ +1',
    'a=1',
    'plain',
    '"',
    ',',
    'two\nlines',
    "'",
    '',
    'é 😀',
    '\\',
    '\\u003d1',
    'a-b',
  ];
  const drawn = fc
    .sample(
      fc.array(
        fc.constantFrom(
          '=',
          '+',
          '-',
          '@',
          '\t',
          '\r',
          '\n',
          ' ',
          '\u3000',
          '\v',
          '\f',
          '\u0085',
          '"',
          "'",
          ',',
          'a',
          '\\',
          '＠',
        ),
        { maxLength: 5 },
      ),
      { numRuns: 2_000, seed: 36 },
    )
    .map((signs) => signs.join(''));
  const texts = [...odd, ...drawn];
  const { rows } = await testApp.sql.query<{ line: string }>(
    `select ${csvLineSql({ typed: ['text'] })} as line
     from unnest($1::text[]) with ordinality as given(text, place) order by place`,
    [texts],
  );
  expect(rows.map(({ line }) => line)).toEqual(texts.map((text) => csvLine([text])));
});

it('the export of users goes on if the account at the end of a batch is erased meanwhile', async () => {
  const directory = testApp.app.get(UserDirectory, { strict: false });
  const idsIn = (text: string): string[] => text.split('\r\n').flatMap((line) => (line ? [line.slice(0, 36)] : []));
  const seen = await withEntityManager(testApp.app.get(EntityManager), async () => {
    const batches: string[][] = [];
    for await (const { text } of directory.csv({ text: 'row' }, { by: 'email', descending: false }, 10)) {
      batches.push(idsIn(text));
      await testApp.sql.query('delete from users where id = $1', [batches.at(-1)?.at(-1)]);
      if (batches.length === 5) break;
    }
    return batches.flat();
  });
  expect(new Set(seen).size).toBe(50);
});
