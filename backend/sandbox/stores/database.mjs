import pg from 'pg';

const OWNER = 'coverage_owner';
const APP = 'coverage_app';
const DATABASE = 'coverage';

/**
 * Makes the site's database and the role that owns it, if they are not there. The app's own role is made by the migrations.
 * @returns {{ DATABASE_URL: string, DATABASE_ADMIN_URL: string }}
 */
export async function ensureDatabase(superuserUrl, { ownerPassword, appPassword }) {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    const has = async (table, column, name) => (await client.query(`select 1 from ${table} where ${column} = $1`, [name])).rowCount > 0;
    if (!(await has('pg_roles', 'rolname', OWNER))) await client.query(`create role ${OWNER} login createrole`);
    await client.query(`alter role ${OWNER} password ${client.escapeLiteral(ownerPassword)}`);
    if (!(await has('pg_database', 'datname', DATABASE))) await client.query(`create database ${DATABASE} owner ${OWNER}`);
  } finally {
    await client.end();
  }
  const urlFor = (role, password) => {
    const url = new URL(superuserUrl);
    return Object.assign(url, { username: role, password, pathname: `/${DATABASE}` }).href;
  };
  return { DATABASE_URL: urlFor(APP, appPassword), DATABASE_ADMIN_URL: urlFor(OWNER, ownerPassword) };
}
