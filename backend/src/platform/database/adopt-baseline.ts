import { resolve } from 'node:path';
import type { MikroORM } from '@mikro-orm/postgresql';
import { MIGRATIONS } from './migrations/index.js';

/**
 * Name of the last migration before the baseline. The database schema after that migration differs from the schema of
 * the baseline by only one column.
 */
const LAST_BEFORE_BASELINE = '0020-consent-names-plan';

export class OutdatedDatabaseError extends Error {
  constructor() {
    super(
      'The database was made by a version of the site that is too old to be brought up to date. Stop the site and ' +
        `delete the folder ${resolve(process.env['DATA_DIR'] ?? '.data', 'postgres')}: ` +
        'the next start makes a new database. Accounts and what people saved are lost then. ' +
        'With a DATABASE_URL of your own, empty that database instead.',
    );
  }
}

/**
 * Marks the baseline migration as done if the database was created by the older migrations that the baseline replaces.
 * Does nothing if the database is empty or has already run the baseline. Throws `OutdatedDatabaseError` if some of the
 * older migrations are missing.
 */
export async function adoptBaseline(orm: MikroORM): Promise<void> {
  const [baseline] = MIGRATIONS;
  const names = (await orm.migrator.getExecuted()).map(({ name }) => name);
  if (!baseline || names.length === 0 || names.includes(baseline.name)) return;
  if (!names.includes(LAST_BEFORE_BASELINE)) throw new OutdatedDatabaseError();
  await orm.em.transactional(async (em) => {
    // The migration's name is inserted into the SQL string, because PostgreSQL does not accept bind parameters in a
    // string with several statements.
    await em.execute(`
      alter table worker_heartbeats add column if not exists mail_checked_at timestamptz;
      delete from migrations;
      insert into migrations (name) values ('${baseline.name}');`);
  });
}
