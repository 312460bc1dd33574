import type pg from 'pg';

/** Sessions and links may have expired, and the site or the migrations fill the other tables again. */
const LEFT_OUT = [
  'account_tokens',
  'cache_entries',
  'marketplace_releases',
  'migrations',
  'schedule_runs',
  'sessions',
  'worker_heartbeats',
];

export interface Table {
  name: string;
  /** Columns of a database table, in the order in which the table defines them. Generated columns are left out. */
  columns: string[];
}

/** Each after those that its foreign keys refer to, so that rows can be inserted. */
export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows: tables } = await client.query<Table>(
    `select t.table_name::text as name, array_agg(c.column_name::text order by c.ordinal_position) as columns
     from information_schema.tables t join information_schema.columns c using (table_schema, table_name)
     where t.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
       and t.table_name <> all($1)
     group by 1 order by 1`,
    [LEFT_OUT],
  );
  const { rows: links } = await client.query<{ from: string; to: string }>(
    `select conrelid::regclass::text as from, confrelid::regclass::text as to
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`,
  );
  const ordered: Table[] = [];
  while (ordered.length < tables.length) {
    const isIn = (name: string): boolean =>
      ordered.some((table) => table.name === name) || !tables.some((table) => table.name === name);
    const ready = tables.filter(({ name }) => !isIn(name) && links.every(({ from, to }) => from !== name || isIn(to)));
    if (ready.length === 0) throw new Error('foreign keys between tables form a cycle');
    ordered.push(...ready);
  }
  return ordered;
}

export async function listMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from migrations order by id');
  return rows.map(({ name }) => name);
}
