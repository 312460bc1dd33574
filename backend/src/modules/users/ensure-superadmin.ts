import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { hashPassword } from './passwords/password-hash.js';

/**
 * Creates the account of the first superadmin. Does nothing if a superadmin already exists, so that a later change of
 * the environment variables never changes a password.
 */
export async function ensureSuperadmin(
  databaseUrl: string,
  person: { email: string; password: string },
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query("select 1 from users where role = 'superadmin' limit 1");
    if (rowCount) return;
    await client.query(
      `insert into users (id, email, password_hash, first_name, role, email_confirmed_at, created_at, updated_at)
       values ($1, $2, $3, 'Superadmin', 'superadmin', now(), now(), now()) on conflict (email) do nothing`,
      [randomUUID(), person.email.trim().toLowerCase(), await hashPassword(person.password)],
    );
  } finally {
    await client.end();
  }
}
