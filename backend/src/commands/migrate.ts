import 'reflect-metadata';
import { ensureMedicines } from '#modules/drugs/index.js';
import { ensureSuperadmin, SuperadminError } from '#modules/users/index.js';
import { readConfigOrExit, REFUSED } from '#platform/config/read-or-exit.js';
import { ForeignTablesError, migrate } from '#platform/database/migrate.js';
import { migrateQueues } from '#platform/queue/queues.js';
import { ENTITIES } from '../entities.js';

/**
 * Prepares the database before each start of the site: migrates the tables, creates the application's role, and, if
 * there are none, imports sample medicines and creates the first superadmin.
 */
const config = readConfigOrExit({ withAuditKey: false });
const adminUrl = config.databaseAdminUrl ?? config.databaseUrl;
/** Errors with a message for the person who starts the site, printed without a stack trace. */
const SENTENCES = [ForeignTablesError, SuperadminError];
try {
  await migrate(adminUrl, config.databaseUrl, ENTITIES);
  if (config.superadmin) await ensureSuperadmin(config.databaseUrl, config.superadmin);
} catch (error) {
  const sentence = SENTENCES.some((known) => error instanceof known) && error instanceof Error ? error.message : null;
  if (sentence === null) throw error;
  process.stderr.write(`${sentence}\n`);
  process.exit(error instanceof SuperadminError ? REFUSED : 1);
}
await ensureMedicines(adminUrl);
if (!config.redisUrl) await migrateQueues(adminUrl, config.databaseUrl);
