import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { type Entities, ormOptions } from './database.module.js';
import { MIGRATIONS } from './migrations/index.js';

/** Brings the database to the newest shape and gives the app's role its rights. Runs under the owner's role. */
export async function migrate(adminUrl: string, appUrl: string, entities: Entities): Promise<void> {
  const orm = await MikroORM.init({
    ...ormOptions(adminUrl, entities),
    driverOptions: {},
    extensions: [Migrator],
    migrations: { migrationsList: MIGRATIONS, tableName: 'migrations', snapshot: false, transactional: true, allOrNothing: true },
  });
  try {
    await orm.migrator.up();
    await grantToApp(orm, new URL(appUrl), decodeURIComponent(new URL(adminUrl).username));
  } finally {
    await orm.close();
  }
}

/**
 * The app's role may use every table, but only add to and read the audit trail and the consent history (triggers refuse
 * the rest even to the owner; what goes with an erased account goes by the owner's cascade). Role and password come from DATABASE_URL.
 */
async function grantToApp(orm: MikroORM, app: URL, owner: string): Promise<void> {
  const role = decodeURIComponent(app.username);
  if (!/^[a-z_][a-z0-9_]*$/.test(role)) throw new Error('DATABASE_URL names a role that is not plain lower-case letters, digits and _');
  const db = orm.em.getConnection();
  if (role === owner) return;
  await ensureRole(db, role, app);
  await db.execute(`grant usage on schema public to ${role}`);
  await db.execute(`grant select, insert, update, delete on all tables in schema public to ${role}`);
  await db.execute(`grant usage, select on all sequences in schema public to ${role}`);
  await db.execute(`revoke update, delete, truncate on audit_entries, consent_records from ${role}`);
  await db.execute(`revoke all on migrations from ${role}`);
}

/** Makes the role, or gives it the password of DATABASE_URL when it cannot connect with it. */
async function ensureRole(db: ReturnType<MikroORM['em']['getConnection']>, role: string, app: URL): Promise<void> {
  const isKnown = async () => (await db.execute('select 1 from pg_roles where rolname = ?', [role])).length > 0;
  if (!(await isKnown())) {
    await giveLogin(db, 'create', role, app).catch(async (error: unknown) => {
      // Roles belong to the whole server: somebody who migrates another database of it may have been first.
      if (!(await isKnown())) throw error;
    });
  }
  if (!(await canConnect(app))) await giveLogin(db, 'alter', role, app);
}

async function giveLogin(db: ReturnType<MikroORM['em']['getConnection']>, verb: 'create' | 'alter', role: string, app: URL): Promise<void> {
  // DDL takes no parameters; format(%L) quotes the password.
  const [row] = await db.execute<{ statement: string }[]>('select format(?::text, ?::text, ?::text) as statement', [`${verb} role %I login password %L`, role, decodeURIComponent(app.password)]);
  if (row) await db.execute(row.statement);
}

async function canConnect(app: URL): Promise<boolean> {
  const client = new pg.Client({ connectionString: app.href });
  return client.connect().then(() => true, () => false).finally(() => client.end().catch(() => undefined));
}
