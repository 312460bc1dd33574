import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { email, newPassword } from '#contract/fields.js';
import { LENGTHS } from '#contract/limits/fields.js';
import { RESET } from '#contract/messages/account.js';
import { withConnection } from '#platform/database/connection.js';
import { AppError } from '#platform/errors/app-error.js';
import { hashPassword } from './passwords/password-hash.js';
import { refuseWeakPassword } from './passwords/password-policy.js';

const FIRST_NAME = 'Superadmin';
const Superadmin = z.object({ email, password: newPassword(LENGTHS.password.reset, RESET.short) });

/** Its message says which setting to change. */
export class SuperadminError extends Error {
  constructor(field: string, reason: string) {
    super(`The first superadmin cannot be created. Please change SUPERADMIN_${field.toUpperCase()}: ${reason}`);
  }
}

/**
 * Creates the account of the first superadmin. If a superadmin already exists, the function does nothing, so that a
 * later change of the environment variables never changes a password. Throws SuperadminError if the email address or
 * password does not follow the rules of the website, or if another account has the address.
 */
export async function ensureSuperadmin(
  databaseUrl: string,
  person: { email: string; password: string },
): Promise<void> {
  await withConnection(databaseUrl, async (client) => {
    const { rowCount } = await client.query("select 1 from users where role = 'superadmin' limit 1");
    if (rowCount) return;
    const checked = checkedSuperadmin(person);
    const created = await client.query(
      `insert into users (id, email, password_hash, first_name, role, email_confirmed_at, created_at, updated_at)
       values ($1, $2, $3, '${FIRST_NAME}', 'superadmin', now(), now(), now()) on conflict (email) do nothing`,
      [randomUUID(), checked.email, await hashPassword(checked.password)],
    );
    if (created.rowCount === 0) throw new SuperadminError('email', 'somebody else has an account with this address.');
  });
}

function checkedSuperadmin(person: { email: string; password: string }): z.infer<typeof Superadmin> {
  const parsed = z.safeParse(Superadmin, person);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new SuperadminError(String(issue?.path[0]), String(issue?.message));
  }
  try {
    refuseWeakPassword(parsed.data.password, { email: parsed.data.email, name: FIRST_NAME });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new SuperadminError('password', error.message);
  }
  return parsed.data;
}
