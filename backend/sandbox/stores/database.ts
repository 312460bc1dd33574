import pg from 'pg';
import type { Secrets } from '../processes/secrets.ts';

const OWNER = 'coverage_owner';
const APP = 'coverage_app';
const DATABASE = 'coverage';

/** Creates database and owner if missing; the app's role comes with the migrations. @returns both URLs */
export async function ensureDatabase(
  superuserUrl: string,
  { ownerPassword, appPassword }: Pick<Secrets, 'ownerPassword' | 'appPassword'>,
): Promise<{ DATABASE_URL: string; DATABASE_ADMIN_URL: string }> {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    const has = async (table: string, column: string, name: string): Promise<boolean> =>
      (await client.query(`select 1 from ${table} where ${column} = $1`, [name])).rows.length > 0;
    if (!(await has('pg_roles', 'rolname', OWNER))) await client.query(`create role ${OWNER} login createrole`);
    await client.query(`alter role ${OWNER} password ${client.escapeLiteral(ownerPassword)}`);
    if (!(await has('pg_database', 'datname', DATABASE)))
      await client.query(`create database ${DATABASE} owner ${OWNER}`);
  } finally {
    await client.end();
  }
  const urlFor = (role: string, password: string): string => {
    const url = new URL(superuserUrl);
    return Object.assign(url, { username: role, password, pathname: `/${DATABASE}` }).href;
  };
  return { DATABASE_URL: urlFor(APP, appPassword), DATABASE_ADMIN_URL: urlFor(OWNER, ownerPassword) };
}
