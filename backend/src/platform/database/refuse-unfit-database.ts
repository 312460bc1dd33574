import type { MikroORM } from '@mikro-orm/postgresql';
import { ConfigError } from '../config/config.js';

/**
 * Throws `ConfigError` if the database lacks tables or columns of this version, or if this process may change audit
 * entries. Does nothing if the database does not answer, because the site starts without it and waits.
 */
export async function refuseUnfitDatabase(orm: MikroORM): Promise<void> {
  const db = orm.em.getConnection();
  const columns = await db
    .execute<{ name: string }[]>(
      `select relname || '.' || attname as name from pg_attribute join pg_class c on c.oid = attrelid
       where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped`,
    )
    .catch(() => null);
  if (!columns) return;
  const known = new Set(columns.map(({ name }) => name));
  if (!known.has('audit_entries.seq') || columnsOf(orm).some((name) => !known.has(name)))
    throw new ConfigError('The database is not set up: run migrate, with the version of the site that is to start.');
  const [audit] = await db.execute<{ role: string }[]>(
    `select current_user::text as role from pg_class where oid = 'audit_entries'::regclass
       and (has_any_column_privilege(oid, 'update') or has_table_privilege(oid, 'delete, truncate')
         or pg_has_role(relowner, 'member'))`,
  );
  if (audit)
    throw new ConfigError(
      `DATABASE_URL: its role ${audit.role} may change the audit trail. Use a role of its own, such as coverage_app; ` +
        'migrate creates it and gives it what it needs. The owner of the tables belongs in DATABASE_ADMIN_URL alone.',
    );
}

/** Returns the names of all stored columns of the entities, each with its table. */
const columnsOf = (orm: MikroORM): string[] =>
  [...orm.getMetadata().getAll().values()].flatMap(({ tableName, props }) =>
    props
      .filter(({ persist }) => persist !== false)
      .flatMap(({ fieldNames = [] }) => fieldNames.map((field) => `${tableName}.${field}`)),
  );
