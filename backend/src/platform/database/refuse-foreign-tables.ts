import type { MikroORM } from '@mikro-orm/postgresql';

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

/**
 * Throws `ForeignTablesError` unless the role that runs the migrations owns all tables or belongs to the roles that own
 * them. Without this check, a migration would stop at the first table that it may not change.
 */
export async function refuseForeignTables(orm: MikroORM): Promise<void> {
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
