import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '../harness/eventually.js';
import { TestApp } from '../harness/test-app.js';

/** Number of workers that are killed, and number of jobs that are run. `npm test` only runs a small sample. */
const [KILLS, JOBS] = process.env['SOAK'] === 'all' ? [20, 1_000] : [2, 100];
const WORKER = 'dist/workers/src/main.js';

let testApp: TestApp;
let worker: ChildProcess | null = null;

beforeAll(async () => {
  testApp = await TestApp.open({ workers: false });
});
afterAll(async () => {
  worker?.kill('SIGKILL');
  await testApp.close();
});

function startWorker(): void {
  worker = spawn(process.execPath, [WORKER], {
    env: { ...process.env, ...testApp.environment, LOG_LEVEL: 'silent' },
    stdio: 'ignore',
  });
}

async function killWorker(): Promise<void> {
  const victim = worker;
  if (!victim) return;
  victim.kill('SIGKILL');
  await once(victim, 'exit');
}

const count = async (query: string): Promise<number> =>
  Number((await testApp.sql.query<{ n: string }>(query)).rows[0]?.n);

it(`${KILLS} workers killed in the middle of ${JOBS} jobs lose nothing and write nothing twice`, async () => {
  if (!existsSync(WORKER)) throw new Error('the workers are not built: run "npm run build" first');
  await testApp.sql.query(
    `insert into outbox (id, name, payload, created_at)
     select gen_random_uuid(), 'user.signedOut', jsonb_build_object('userId', gen_random_uuid()), now()
      from generate_series(1, $1)`,
    [JOBS],
  );
  startWorker();
  for (let kill = 0; kill < KILLS; kill += 1) {
    const before = await count('select count(*) as n from audit_entries');
    await eventually(
      async () => (await count('select count(*) as n from audit_entries')) > Math.min(before + 5, JOBS - 1),
      'some work before the next kill',
    );
    await killWorker();
    startWorker();
  }
  await eventually(
    async () => (await count('select count(*) as n from audit_entries')) >= JOBS,
    'the rest of the work',
  );
  expect(await count('select count(*) as n from audit_entries')).toBe(JOBS);
  expect(await count('select count(distinct event_id) as n from audit_entries')).toBe(JOBS);
  expect(await count('select count(*) as n from outbox where published_at is null')).toBe(0);
  expect(await count('select max(seq) as n from audit_entries')).toBe(JOBS);
});
