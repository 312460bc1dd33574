import 'reflect-metadata';
import { MikroORM } from '@mikro-orm/postgresql';
import { AuditTrail } from '#platform/audit/audit-trail.js';
import { restoreBackup, RestoreError } from '#platform/backup/restore-backup.js';
import { SealedFileError } from '#platform/backup/sealed-file.js';
import type { Config } from '#platform/config/config.js';
import { argumentsOrExit, exitWithUsage, readConfigOrExit } from '#platform/config/read-or-exit.js';
import { ormOptions } from '#platform/database/database.module.js';
import { migrate } from '#platform/database/migrate.js';
import { ENTITIES } from '../entities.js';

const USAGE = `npm run restore -- FILE --replace

Replaces everything that the site stores in PostgreSQL by the content of a backup, verifies the audit trail and records
in it that it was restored. The site must be stopped. Everybody is signed out, and links in older emails end.
`;

/** Entry point of `npm run restore`, which replaces the content of the database with a backup. */
const {
  values,
  positionals: [file],
} = argumentsOrExit(
  { allowPositionals: true, options: { replace: { type: 'boolean' }, help: { type: 'boolean' } } },
  USAGE,
);
if (values.help || !file || !values.replace) exitWithUsage(USAGE, values.help);
const config = readConfigOrExit();
process.exitCode = await restore(file, config).catch((error: unknown) => {
  if (!(error instanceof RestoreError || error instanceof SealedFileError)) throw error;
  process.stderr.write(`Nothing was changed. ${error.message}\n`);
  return 1;
});

async function restore(path: string, { databaseUrl, databaseAdminUrl, backupKey, dataKey }: Config): Promise<number> {
  if (!backupKey) throw new RestoreError('Set BACKUP_KEY to the key with which the backup was made.');
  const adminUrl = databaseAdminUrl ?? databaseUrl;
  await migrate(adminUrl, databaseUrl, ENTITIES);
  const { at, tables, rows } = await restoreBackup(adminUrl, path, { backupKey, dataKey });
  process.stdout.write(`${rows} rows of ${tables} tables are back, as they were at ${at}.\n`);
  return acceptTrail();
}

async function acceptTrail(): Promise<number> {
  const orm = await MikroORM.init(ormOptions(config.databaseUrl, ENTITIES));
  const trail = AuditTrail.of(orm.em.fork(), config);
  const { entries, firstBad, recordedAs } = await trail.accept('restored').finally(() => orm.close());
  process.stdout.write(
    firstBad
      ? `THE AUDIT TRAIL OF THE BACKUP IS NOT WHOLE: entry ${firstBad.seq} ${firstBad.reason}.\n`
      : `The audit trail is whole: ${entries} entries. Entry ${recordedAs} records that it was restored.\n`,
  );
  return firstBad ? 1 : 0;
}
