import { randomUUID } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { EntityManager } from '@mikro-orm/postgresql';
import * as z from 'zod/mini';
import { PlanToSave } from '#contract/api/saved.contract.js';
import { ALERTS_WORDING } from '#contract/limits/alerts.js';
import { areaOf, SavedPlanWatch } from '#modules/alerts/index.js';
import { PlanFigures } from '#modules/plans/index.js';
import { CacheKeys } from '#platform/cache/cache-key.js';
import { Cipher } from '#platform/crypto/cipher.js';
import { withEntityManager } from '#platform/database/unit-of-work.js';
import { ChangingMarketplace } from '../../alerts/changing-marketplace.js';
import { aPlanToSave, aSearch } from '../../builders/saved.builder.js';
import type { TestApp } from '../../harness/test-app.js';
import { withTestApp } from '../measuring/with-test-app.js';
import { record, report } from '../results/record.js';

/** Saved plans of each person, plans offered in each county, and saved plans in each county. */
const EACH = 4;
const OFFERED = 60;
const IN_COUNTY = 250;
const FEW = 10_000;
const SAMPLE_EVERY = 5_000;
/**
 * Of the smaller size, releases without changes of which the one with the middle time counts, because other programs
 * can disturb so short a measurement.
 */
const REPEATS = 3;
const YEAR = 2026;
const MB = 2 ** 20;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
/** Seconds, and seconds of processor time, that the measurement of memory has taken. The comparison is without them. */
const measuring = { seconds: 0, processor: 0 };
const secondsOf = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1e6;
/** Returns how much memory is in use, in megabytes, after garbage has been collected. */
function memory(): number {
  const [began, processor] = [performance.now(), process.cpuUsage()];
  collectGarbage();
  measuring.seconds += (performance.now() - began) / 1_000;
  measuring.processor += secondsOf(process.cpuUsage(processor));
  return process.memoryUsage().heapUsed / MB;
}

interface Run {
  seconds: number;
  /** Seconds of processor time of this process, which other programs disturb less than the time. */
  processor: number;
  calls: number;
  /** Megabytes at the beginning, the most of the samples during the run, and at the end. */
  memory: readonly [number, number, number];
  text: string;
}

/**
 * Measures the comparison of 10,000 and 100,000 saved plans of 2,500 and 25,000 households after a release of new data,
 * without changes and with changes in one plan of a hundred. The marketplace answers at once, so that the times are
 * those of this site alone. The number of calls says how long the marketplace's limit would make it.
 */
export async function benchAlerts(): Promise<void> {
  const marketplace = await ChangingMarketplace.open();
  const env = { MARKETPLACE_API_URL: marketplace.url };
  try {
    await withTestApp(
      async ({ testApp }) => {
        const few = await measure(testApp, marketplace, FEW);
        const many = await measure(testApp, marketplace, 100_000);
        record('alertsTime', many.unchanged.seconds, detailOf(many.unchanged));
        record('alertsChangedTime', many.changed.seconds, detailOf(many.changed));
        record(
          'alertsRatio',
          many.unchanged.processor / few.unchanged.processor,
          `with changes ${(many.changed.processor / few.changed.processor).toFixed(2)}; times ` +
            `${(many.unchanged.seconds / few.unchanged.seconds).toFixed(2)} and ` +
            `${(many.changed.seconds / few.changed.seconds).toFixed(2)}; 10,000 took ` +
            `${few.unchanged.seconds.toFixed(1)} s and ${few.changed.seconds.toFixed(1)} s`,
        );
        record('alertsCalls', many.unchanged.calls, `with changes ${many.changed.calls}`);
        const [before, during] = many.changed.memory;
        record('alertsMemory', Math.max(0, during - before), `10,000 with changes: ${memoryOf(few.changed)}`);
      },
      { env },
    );
  } finally {
    await marketplace.close();
  }
}

const memoryOf = (run: Run): string => `${run.memory.map((amount) => amount.toFixed(0)).join(', ')} MB`;
const detailOf = (run: Run): string =>
  `${run.calls} calls; ${run.processor.toFixed(1)} s of processor time; memory at the start, at most and at the end ` +
  `${memoryOf(run)}; ${run.text}`;

async function measure(
  testApp: TestApp,
  marketplace: ChangingMarketplace,
  plans: number,
): Promise<{ unchanged: Run; changed: Run }> {
  const counties = plans / IN_COUNTY;
  const ids = Array.from({ length: OFFERED }, (_, index) => aPlanToSave(index).plan_id);
  marketplace.plans.clear();
  for (let county = 0; county < counties; county += 1) for (const id of ids) marketplace.offer(countyOf(county), id);
  await testApp.sql.query('delete from users');
  await seed(testApp, plans, counties, ids);
  // Otherwise the database would clean up after the inserts during the first comparison.
  await testApp.sql.query('vacuum analyze');
  const runs: Run[] = [];
  const repeats = plans === FEW ? REPEATS : 1;
  for (let time = 1; time <= repeats; time += 1)
    runs.push(await compare(testApp, marketplace, `${plans} unchanged, ${time}`));
  const [unchanged] = runs.toSorted((a, b) => a.seconds - b.seconds).slice(Math.floor(repeats / 2));
  if (!unchanged) throw new Error('nothing was measured');
  for (let one = 0; one < (counties * OFFERED) / 100; one += 1)
    marketplace.offer(countyOf(one % counties), ids[one % OFFERED] ?? '', { premium: 444 });
  const changed = await compare(testApp, marketplace, `${plans} changed`);
  return { unchanged, changed };
}

const countyOf = (county: number): string => String(10_000 + county);
const placeOf = (county: number) => ({ countyfips: countyOf(county), state: 'TX', zipcode: '75001' });

async function compare(testApp: TestApp, marketplace: ChangingMarketplace, release: string): Promise<Run> {
  marketplace.release = release;
  const calls = marketplace.calls;
  const start = memory();
  Object.assign(measuring, { seconds: 0, processor: 0 });
  let most = start;
  const timer = setInterval(() => (most = Math.max(most, memory())), SAMPLE_EVERY);
  const processor = process.cpuUsage();
  const began = performance.now();
  const text = await withEntityManager(testApp.app.get(EntityManager), () =>
    testApp.app.get(SavedPlanWatch, { strict: false }).compare(),
  );
  const seconds = (performance.now() - began) / 1_000 - measuring.seconds;
  const processorSeconds = secondsOf(process.cpuUsage(processor)) - measuring.processor;
  clearInterval(timer);
  const run: Run = {
    seconds,
    processor: processorSeconds,
    calls: marketplace.calls - calls,
    memory: [start, most, memory()],
    text,
  };
  report(release, `${seconds.toFixed(1)} s, ${detailOf(run)}`);
  return run;
}

/** Stores people with saved plans and their snapshots, as they are after an earlier comparison. */
async function seed({ app, sql }: TestApp, plans: number, counties: number, ids: readonly string[]): Promise<void> {
  const cipher = app.get(Cipher, { strict: false });
  const keys = app.get(CacheKeys, { strict: false });
  const figures = app.get(PlanFigures, { strict: false });
  const prints = new Map<string, string>();
  for (let from = 0; from < ids.length; from += 30) {
    const some = ids.slice(from, from + 30);
    const area = { place: placeOf(0), year: YEAR };
    for (const [id, print] of await figures.fingerprints(area, some, AbortSignal.timeout(60_000)))
      prints.set(id, print);
  }
  const facts = {
    source: 'marketplace',
    isOffered: true,
    premium: 300,
    deductibles: { whole: 5_000 },
    maximums: { whole: 9_000 },
    medicines: {},
    doctors: {},
  };
  const people = plans / EACH;
  for (let from = 0; from < people; from += 500) {
    const userIds: string[] = [];
    const rows: unknown[][] = [];
    for (let person = from; person < Math.min(people, from + 500); person += 1) {
      const userId = randomUUID();
      userIds.push(userId);
      const search = aSearch(40_000 + (person % 1_000), { place: placeOf(person % counties) });
      for (let each = 0; each < EACH; each += 1) {
        const plan = aPlanToSave((Math.floor(person / counties) * 7 + person + each * 13) % OFFERED, { search });
        const saved = z.parse(PlanToSave, JSON.parse(JSON.stringify(plan)));
        if (!saved.search) throw new Error('the plan has no search');
        const asked = { ...saved.search, year: saved.year };
        const content = {
          search: JSON.stringify(asked),
          fingerprint: prints.get(plan.plan_id) ?? '',
          careRelease: '',
          facts,
        };
        rows.push([
          randomUUID(),
          userId,
          randomUUID(),
          cipher.encrypt(JSON.stringify(plan)),
          cipher.encrypt(JSON.stringify(content)),
          areaOf(keys, asked, saved.year),
        ]);
      }
    }
    await sql.query(
      `insert into users (id, email, created_at, updated_at, email_confirmed_at)
       select id, id || '@example.test', now(), now(), now() from unnest($1::uuid[]) id`,
      [userIds],
    );
    await sql.query(
      `insert into alert_settings (user_id, stop_id, is_on, changed_at, changed_by, wording)
       select id, gen_random_uuid(), true, now(), 'person', $2 from unnest($1::uuid[]) id`,
      [userIds, ALERTS_WORDING],
    );
    await sql.query(
      `with saved as (
         insert into saved_items (id, user_id, kind, fingerprint, content, saved_at)
         select id, user_id, 'plan', fingerprint, content, '2026-11-01'
           from unnest($1::uuid[], $2::uuid[], $3::text[], $4::bytea[]) as row (id, user_id, fingerprint, content)
       )
       insert into plan_snapshots (saved_item_id, user_id, saved_at, area, release, content)
       select id, user_id, '2026-11-01', area, 'old', content
         from unnest($1::uuid[], $2::uuid[], $6::text[], $5::bytea[]) as row (id, user_id, area, content)`,
      [0, 1, 2, 3, 4, 5].map((column) => rows.map((row) => row[column])),
    );
  }
}
