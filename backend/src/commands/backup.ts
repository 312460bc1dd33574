import 'reflect-metadata';
import { writeBackup } from '#platform/backup/write-backup.js';
import { argumentsOrExit, exitWithUsage, readConfigOrExit, REFUSED } from '#platform/config/read-or-exit.js';

const USAGE = `npm run backup -- FILE

Writes everything that the site stores in PostgreSQL to FILE, encrypted with BACKUP_KEY. The site can go on running.
Keep BACKUP_KEY, DATA_KEY and AUDIT_KEY in another place than the file: without the first two, nobody can use it.
`;

/** Entry point of `npm run backup`, which writes an encrypted backup of the database. */
const {
  values,
  positionals: [file],
} = argumentsOrExit({ allowPositionals: true, options: { help: { type: 'boolean' } } }, USAGE);
if (values.help || !file) exitWithUsage(USAGE, values.help);
const { databaseAdminUrl, databaseUrl, backupKey, dataKey } = readConfigOrExit({ withAuditKey: false });
if (!backupKey) {
  process.stderr.write('Set BACKUP_KEY first, for instance to the output of "openssl rand -base64 48".\n');
  process.exit(REFUSED);
}
const { tables, rows } = await writeBackup(databaseAdminUrl ?? databaseUrl, file, { backupKey, dataKey });
process.stdout.write(`${rows} rows of ${tables} tables are in ${file}.\n`);
