import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '../harness/eventually.js';
import { House } from '../harness/house.js';

const JOBS = 1_000;
const KILLS = 20;
const WORKER = 'dist/workers/src/main.js';

let house: House;
let worker: ChildProcess | null = null;

beforeAll(async () => {
  house = await House.open({ workers: false });
});
afterAll(async () => {
  worker?.kill('SIGKILL');
  await house.close();
});

function startWorker(): void {
  worker = spawn(process.execPath, [WORKER], { env: { ...process.env, ...house.environment, LOG_LEVEL: 'silent' }, stdio: 'ignore' });
}

async function killWorker(): Promise<void> {
  const victim = worker;
  if (!victim) return;
  victim.kill('SIGKILL');
  await once(victim, 'exit');
}

const count = async (query: string): Promise<number> => Number((await house.sql.query<{ n: string }>(query)).rows[0]?.n);

it('row 51: twenty workers killed in the middle of 1,000 jobs lose nothing and write nothing twice', async () => {
  if (!existsSync(WORKER)) throw new Error('the workers are not built: run "npm run build" first');
  await house.sql.query(
    `insert into outbox (id, name, payload, created_at)
     select gen_random_uuid(), 'user.signedOut', jsonb_build_object('userId', gen_random_uuid()), now() from generate_series(1, $1)`,
    [JOBS],
  );
  startWorker();
  for (let kill = 0; kill < KILLS; kill += 1) {
    const before = await count('select count(*) as n from audit_entries');
    await eventually(async () => (await count('select count(*) as n from audit_entries')) > Math.min(before + 5, JOBS - 1), 'some work before the next kill', 30_000);
    await killWorker();
    startWorker();
  }
  await eventually(async () => (await count('select count(*) as n from audit_entries')) >= JOBS, 'the rest of the work', 60_000);
  expect(await count('select count(*) as n from audit_entries')).toBe(JOBS);
  expect(await count('select count(distinct event_id) as n from audit_entries')).toBe(JOBS);
  expect(await count('select count(*) as n from outbox where published_at is null')).toBe(0);
  expect(await count('select max(seq) as n from audit_entries')).toBe(JOBS);
}, 180_000);
