import { setTimeout as wait } from 'node:timers/promises';
import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { ormOptions, type Entities } from './database.module.js';
import { MIGRATIONS } from './migrations/index.js';

/**
 * Maximum time, in milliseconds, that a migration waits for a lock, and maximum number of attempts. While a migration
 * waits for a lock, statements of the running site wait behind the migration. The time is therefore less than a second.
 */
const LOCK = { wait: 500, attempts: 120 };
/** SQLSTATE codes of the errors for a statement that waited too long for a lock or was ended because of a deadlock. */
const LOCKED = ['55P03', '40P01'];

/**
 * Runs the migrations and grants the application's database role its privileges. `adminUrl` connects as the owner of
 * the tables, and `appUrl` as the application's role. Throws `ForeignTablesError` if the database cannot be migrated.
 */
export async function migrate(adminUrl: string, appUrl: string, entities: Entities): Promise<void> {
  const orm = await MikroORM.init({
    ...ormOptions(adminUrl, entities),
    driverOptions: { lock_timeout: LOCK.wait },
    extensions: [Migrator],
    migrations: {
      migrationsList: MIGRATIONS,
      tableName: 'migrations',
      snapshot: false,
      transactional: true,
      // Each migration has a transaction of its own, so that none of them holds its locks while the others run.
      allOrNothing: false,
    },
  });
  try {
    await refuseForeignTables(orm);
    await whenUnlocked(() => orm.migrator.up());
    await grantToApp(orm, new URL(appUrl), decodeURIComponent(new URL(adminUrl).username));
  } finally {
    await orm.close();
  }
}

/**
 * Thrown if the role that runs the migrations has no right to change one of the tables. The message says what to do.
 */
export class ForeignTablesError extends Error {
  constructor(tables: readonly string[], owner: string, role: string) {
    super(
      `The database has tables that the role ${role} may not change, because they belong to the role ${owner}: ` +
        `${tables.join(', ')}. Use ${owner} in DATABASE_ADMIN_URL, or let a superuser of PostgreSQL run ` +
        `"reassign owned by ${owner} to ${role}" in this database.`,
    );
  }
}

/** Otherwise, migrations would stop at the first table that they may not change. */
async function refuseForeignTables(orm: MikroORM): Promise<void> {
  const tables = await orm.em.getConnection().execute<{ name: string; owner: string; role: string }[]>(
    `select relname::text as name, pg_get_userbyid(relowner)::text as owner, current_user::text as role
     from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S')
       and not pg_has_role(relowner, 'usage') order by 2, 1`,
  );
  const [first] = tables;
  if (!first) return;
  const { owner, role } = first;
  const names = tables.filter((table) => table.owner === owner).map(({ name }) => name);
  throw new ForeignTablesError(names, owner, role);
}

/** While another transaction holds a lock. Only the failed migration is repeated. */
async function whenUnlocked(work: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await work();
      return;
    } catch (error) {
      if (attempt === LOCK.attempts || !LOCKED.includes(String((error as { code?: unknown }).code))) throw error;
      await wait(LOCK.wait);
    }
  }
}

/**
 * Grants privileges to the application's database role. The role may change all tables except the audit trail and the
 * consent history, which it may only read and append to. Triggers reject any other change to these two tables, even by
 * their owner. Erasing an account deletes its consent records through a foreign key, with the privileges of the owner.
 * The name and password of the role come from DATABASE_URL.
 */
async function grantToApp(orm: MikroORM, app: URL, owner: string): Promise<void> {
  const role = decodeURIComponent(app.username);
  if (!/^[a-z_][a-z0-9_]*$/.test(role))
    throw new Error('DATABASE_URL names a role that is not plain lower-case letters, digits and _');
  const db = orm.em.getConnection();
  if (role === owner) return;
  await ensureRole(db, role, app);
  // The role name is inserted into the SQL string, because GRANT and REVOKE do not accept bind parameters. The
  // insertion is safe, because the name is validated first.
  await db.execute(`
    grant usage on schema public to ${role};
    grant select, insert, update, delete on all tables in schema public to ${role};
    grant usage, select on all sequences in schema public to ${role};
    revoke update, delete, truncate on audit_entries, consent_records, past_alert_settings from ${role};
    revoke all on migrations from ${role};`);
}

async function ensureRole(db: ReturnType<MikroORM['em']['getConnection']>, role: string, app: URL): Promise<void> {
  const isKnown = async () => (await db.execute('select 1 from pg_roles where rolname = ?', [role])).length > 0;
  if (!(await isKnown())) {
    await allowLogin(db, 'create', role, app).catch(async (error: unknown) => {
      // A role belongs to the whole PostgreSQL server, so the migration of another database may have created the role
      // after this migration had found that the role did not exist. The error of CREATE ROLE is thrown only if the role
      // still does not exist.
      if (!(await isKnown())) throw error;
    });
  }
  if (!(await canConnect(app))) await allowLogin(db, 'alter', role, app);
}

async function allowLogin(
  db: ReturnType<MikroORM['em']['getConnection']>,
  verb: 'create' | 'alter',
  role: string,
  app: URL,
): Promise<void> {
  // DDL statements do not accept bind parameters, so the password is quoted with format(%L).
  const [row] = await db.execute<{ statement: string }[]>('select format(?::text, ?::text, ?::text) as statement', [
    `${verb} role %I login password %L`,
    role,
    decodeURIComponent(app.password),
  ]);
  if (row) await db.execute(row.statement);
}

async function canConnect(app: URL): Promise<boolean> {
  const client = new pg.Client({ connectionString: app.href });
  return client
    .connect()
    .then(
      () => true,
      () => false,
    )
    .finally(() => client.end().catch(() => undefined));
}
