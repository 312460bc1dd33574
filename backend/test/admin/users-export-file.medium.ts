import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { UserDirectory } from '#modules/users/index.js';
import { csvLine, csvTextSql } from '#platform/csv/csv.js';
import { CsvCopy } from '#platform/database/csv-copy.js';
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
  const request = get({ port, host: '127.0.0.1', path: '/api/admin/users/export?q=long', headers: { cookie } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  await once(response, 'data');
  response.destroy();
  const { rows, complete } = await ended();
  expect(complete).toBe(false);
  expect(rows).toBeLessThan(long);
  await testApp.sql.query("delete from users where email like 'long%'");
});

it('a CSV field that PostgreSQL writes is read as one that our own code writes', async () => {
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
  const sql = `select ${csvTextSql('text')} as text
    from json_array_elements_text(?::json) with ordinality as given(text, place) order by place`;
  let written = '';
  const copy = testApp.app.get(CsvCopy, { strict: false });
  for await (const { text } of copy.read({ sql, values: [JSON.stringify(texts)] }, ['text'])) written += String(text);
  const valuesIn = (csv: string): unknown => parse(csv, { record_delimiter: '\r\n', skip_empty_lines: false });
  expect(valuesIn(written)).toEqual(valuesIn(texts.map((text) => csvLine([text])).join('')));
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
  const copy = testApp.app.get(CsvCopy, { strict: false });
  const read = copy.read({ sql: 'select ?::date as text', values: ["Rosa', 'x"] }, ['text']);
  await expect(read.next()).rejects.toMatchObject({ code: '22007' });
});
