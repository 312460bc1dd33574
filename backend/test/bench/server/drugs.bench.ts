import { existsSync } from 'node:fs';
import { EntityManager } from '@mikro-orm/postgresql';
import pg from 'pg';
import { MedicineIndex, replaceMedicines } from '#modules/drugs/index.js';
import { misspellings } from '../../drugs/misspellings.js';
import { REAL_NAMES, realProducts } from '../../drugs/real-names.js';
import { sharedFile } from '../../harness/shared-data.js';
import type { TestApp } from '../../harness/test-app.js';
import { startCaller } from '../measuring/caller-process.js';
import { timed } from '../measuring/constant-rate.js';
import { startMeasured } from '../measuring/measured-process.js';
import { median, percentile } from '../measuring/statistics.js';
import { withTestApp } from '../measuring/with-test-app.js';
import { record, report } from '../results/record.js';

const ROUNDS = 2;
const WARM = 40;
/** Searches at a fixed rate: number of searches per second, and total number of searches. */
const STEADY = { perSecond: 100, calls: 2_000 };
type Statement = readonly [sql: string, params: readonly unknown[]];

const addressOf = (typed: string): string => `/api/drugs/autocomplete?q=${encodeURIComponent(typed)}`;

/**
 * Measures the medicine search with real medicine names: how its speed compares with the speed of its SQL statements
 * alone, and how fast it is at a fixed rate of searches.
 */
export async function benchDrugs(): Promise<void> {
  const missing = REAL_NAMES.find((file) => !existsSync(sharedFile(file)));
  if (missing) return report(`skipped, because this file is missing: ../shared/${missing}`, '');
  await withTestApp(async ({ testApp }) => {
    const products = await realProducts();
    const client = new pg.Client({ connectionString: testApp.database.ownerUrl });
    await client.connect();
    await replaceMedicines(client, products.values(), { listDate: '2022-02-01', isSample: false }, () => {});
    const cases = misspellings(products.values());
    const names = [...new Set(cases.flatMap(({ right }) => right))];
    const begun = names.map((name, index) => name.slice(0, 3 + (index % 5)));
    const misspelled = cases.map(({ typed }) => typed);
    const found = [
      { kind: 'begun as typed', ratio: await compare(begun, testApp, client) },
      { kind: 'misspelled', ratio: await compare(misspelled, testApp, client) },
    ].toSorted((a, b) => b.ratio - a.ratio);
    record(
      'drugsToSql',
      found[0]?.ratio ?? Number.NaN,
      found.map(({ kind, ratio }) => `${kind} ${ratio.toFixed(2)}`).join(', '),
    );
    await client.end();
    await benchSteady(testApp, [...begun, ...misspelled]);
  });
}

async function benchSteady(testApp: TestApp, typed: readonly string[]): Promise<void> {
  const app = await startMeasured('serve-app', testApp.environment, { isPinned: false });
  const caller = startCaller(app.port);
  const requests = typed.map((_, index) => ({
    method: 'GET',
    path: addressOf(typed[(index * 7) % typed.length] ?? ''),
  }));
  await caller.times({ requests, rate: { ...STEADY, calls: STEADY.perSecond } });
  const times = await caller.times({ requests, rate: STEADY });
  caller.end();
  await app.end();
  record('drugsP95', percentile(times, 0.95), `p50 ${median(times).toFixed(1)} ms`);
}

/**
 * Returns the 95th percentile of the search times, divided by the 95th percentile of the times of the SQL statements
 * alone.
 */
async function compare(typed: readonly string[], testApp: TestApp, client: pg.Client): Promise<number> {
  const statements = await statementsOf(testApp, typed);
  const browser = testApp.browser();
  const [served, bare]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const q of typed) {
      served.push(await timed(() => browser.get(addressOf(q))));
      bare.push(
        await timed(async () => {
          for (const [sql, params] of statements.get(q) ?? []) await client.query(sql, [...params]);
        }),
      );
    }
  }
  return percentile(served.slice(WARM), 0.95) / percentile(bare.slice(WARM), 0.95);
}

/** Returns the SQL statements that each search sends to the database, with PostgreSQL's placeholders. */
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
