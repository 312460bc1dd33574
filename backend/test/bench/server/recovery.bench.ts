import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { restoreBackup } from '#platform/backup/restore-backup.js';
import { writeBackup } from '#platform/backup/write-backup.js';
import { createDatabase } from '../../harness/database.js';
import { eventually } from '../../harness/eventually.js';
import { Program } from '../../harness/program.js';
import type { TestApp } from '../../harness/test-app.js';
import { addEvents, EVENTS_PER_MAIL } from '../../resilience/event-load.js';
import { timed } from '../measuring/constant-rate.js';
import { withTestApp } from '../measuring/with-test-app.js';
import { record, report } from '../results/record.js';

const [KILLS, EVENTS] = [20, 1_000];
/** Number of audit entries that a worker writes before it is killed. */
const ENTRIES_PER_KILL = 3;
const ACCOUNTS = 100_000;
const BACKUP_KEY = 'the key of the backups in this measurement';

/**
 * Measures how long the workers take to handle the waiting events after several workers were killed while working, and
 * how long it takes to restore a large database from a backup.
 */
export const benchRecovery = (): Promise<void> =>
  withTestApp(async ({ testApp }) => {
    await benchBacklog(testApp);
    await benchRestore(testApp);
  });

async function benchBacklog({ sql, environment }: TestApp): Promise<void> {
  const count = async (query: string): Promise<number> => Number((await sql.query<{ n: string }>(query)).rows[0]?.n);
  const entries = () => count('select count(*) as n from audit_entries');
  const startWorker = () => Program.start('workers', { ...environment, LOG_LEVEL: 'silent' });
  await addEvents(sql, EVENTS);
  let worker = startWorker();
  try {
    for (let kill = 0; kill < KILLS; kill += 1) {
      const least = Math.min((await entries()) + ENTRIES_PER_KILL, EVENTS);
      await eventually(async () => (await entries()) >= least, 'some work before the kill');
      await worker.kill();
      worker = startWorker();
    }
    const left = EVENTS - (await entries());
    const mails = "select count(*) as n from inbox where handler = 'emails:user.resetRequested'";
    const isEmpty = async (): Promise<boolean> =>
      (await entries()) === EVENTS &&
      (await count(mails)) === EVENTS / EVENTS_PER_MAIL &&
      (await count('select count(*) as n from outbox where published_at is null')) === 0;
    const took = await timed(() => eventually(isEmpty, 'all events to be handled'));
    record('backlog', took / 1_000, `${EVENTS} events, ${KILLS} kills; ${left} entries left after the last`);
  } finally {
    await worker.kill();
  }
}

async function benchRestore({ sql, database, config: { dataKey } }: TestApp): Promise<void> {
  await sql.query(
    `insert into users (id, email, first_name, last_name, phone, email_confirmed_at, created_at, updated_at)
     select gen_random_uuid(), 'account' || n || '@example.test', 'First' || (n % 97), 'Last' || md5(n::text),
       '1' || lpad((n * 7919 % 1000000000)::text, 9, '0'), now(), now(), now()
     from generate_series(1, $1::int) n`,
    [ACCOUNTS],
  );
  await sql.query(
    `insert into outbox (id, name, payload, created_at, published_at)
     select gen_random_uuid(), 'user.signedUp', jsonb_build_object('userId', id), now(), now() from users`,
  );
  const folder = mkdtempSync(join(tmpdir(), 'recovery-'));
  const file = join(folder, 'site.backup');
  const keys = { backupKey: BACKUP_KEY, dataKey };
  const other = await createDatabase();
  try {
    report(
      `backup of ${ACCOUNTS} accounts, ms`,
      (await timed(() => writeBackup(database.ownerUrl, file, keys))).toFixed(),
    );
    let rows = 0;
    const took = await timed(async () => ({ rows } = await restoreBackup(other.ownerUrl, file, keys)));
    record('restoreTime', took / 1_000, `${rows} rows`);
  } finally {
    await other.drop();
    rmSync(folder, { recursive: true, force: true });
  }
}
