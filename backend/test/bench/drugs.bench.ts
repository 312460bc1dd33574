import { existsSync } from 'node:fs';
import { EntityManager } from '@mikro-orm/postgresql';
import pg from 'pg';
import { MedicineIndex, replaceMedicines } from '#modules/drugs/index.js';
import { sharedFile } from '#sandbox/marketplace/testing/shared-data.js';
import { misspellings } from '../drugs/misspellings.js';
import { REAL_NAMES, realProducts } from '../drugs/real-names.js';
import type { TestApp } from '../harness/test-app.js';
import { benchTyping } from './drugs-typing.bench.js';
import { report, withTestApp } from './with-test-app.js';

const ROUNDS = 2;
const WARM = 40;
type Statement = readonly [sql: string, params: readonly unknown[]];

const p95 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;

/**
 * Measures the medicine search with real medicine names. It compares each search with its SQL statements alone, and
 * measures the time from a key press until the browser has drawn the options.
 */
export async function benchDrugs(): Promise<void> {
  const missing = REAL_NAMES.find((file) => !existsSync(sharedFile(file)));
  if (missing) return report(`skipped, ../shared/${missing} is not here`, '');
  await withTestApp(async ({ testApp }) => {
    const products = await realProducts();
    const client = new pg.Client({ connectionString: testApp.database.ownerUrl });
    await client.connect();
    await replaceMedicines(client, products.values(), { listDate: '2022-02-01', isSample: false }, () => {});
    const {
      rows: [count],
    } = await client.query<{ names: string; products: string }>(
      'select (select count(*) from medicine_names) as names, (select count(*) from medicines) as products',
    );
    report('names; products', `${count?.names}; ${count?.products}`);
    const cases = misspellings(products.values());
    const names = [...new Set(cases.flatMap(({ right }) => right))];
    await compare(
      'begun as typed',
      names.map((name, index) => name.slice(0, 3 + (index % 5))),
      testApp,
      client,
    );
    await compare(
      'misspelled',
      cases.map(({ typed }) => typed),
      testApp,
      client,
    );
    await client.end();
  });
  await benchTyping();
}

async function compare(kind: string, typed: readonly string[], testApp: TestApp, client: pg.Client): Promise<void> {
  const statements = await statementsOf(testApp, typed);
  const browser = testApp.browser();
  const [served, bare]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const q of typed) {
      served.push(await timed(() => browser.get(`/api/drugs/autocomplete?q=${encodeURIComponent(q)}`)));
      bare.push(
        await timed(async () => {
          for (const [sql, params] of statements.get(q) ?? []) await client.query(sql, [...params]);
        }),
      );
    }
  }
  const [ours, sql] = [p95(served.slice(WARM)), p95(bare.slice(WARM))];
  report(
    `${kind}: server p95, bare SQL p95 in ms; ratio (bar 2)`,
    `${ours.toFixed(2)}  ${sql.toFixed(2)}  ${(ours / sql).toFixed(2)}`,
  );
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

async function statementsOf(testApp: TestApp, typed: readonly string[]): Promise<Map<string, Statement[]>> {
  let sent: Statement[] = [];
  const listening = new Proxy(testApp.app.get(EntityManager, { strict: false }).fork(), {
    get: (em, key, self) =>
      key !== 'execute'
        ? Reflect.get(em, key, self)
        : (sql: string, params: readonly unknown[] = []) => {
            let mark = 0;
            sent.push([sql.replaceAll('?', () => `$${(mark += 1)}`), params]);
            return em.execute(sql, [...params]);
          },
  });
  const index = new MedicineIndex(listening);
  const all = new Map<string, Statement[]>();
  for (const q of new Set(typed)) {
    sent = [];
    await index.find(q);
    all.set(q, sent);
  }
  return all;
}
