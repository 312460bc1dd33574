import 'reflect-metadata';
import { ENTITIES } from './entities.js';
import { ensureMedicines } from './modules/drugs/index.js';
import { ensureSuperadmin } from './modules/users/index.js';
import { readConfigOrExit } from './platform/config/read-or-exit.js';
import { migrate } from './platform/database/migrate.js';
import { migrateQueues } from './platform/queue/queues.js';

/** Run before each start: newest tables, the app's role and rights, a sample of medicines where no list is held, and a first superadmin where there is none. */
const config = readConfigOrExit();
const adminUrl = config.databaseAdminUrl ?? config.databaseUrl;
await migrate(adminUrl, config.databaseUrl, ENTITIES);
await ensureMedicines(adminUrl);
if (!config.redisUrl) await migrateQueues(adminUrl, config.databaseUrl);
if (config.superadmin) await ensureSuperadmin(config.databaseUrl, config.superadmin);
