import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Logger, pino } from 'pino';
import { mayPass, type Role, ROLES } from '../../src/contract/access.js';
import { ENDPOINTS } from '../../src/contract/endpoints.js';
import { hashToken, newToken } from '../../src/platform/crypto/secret-token.js';
import { LOGGER } from '../../src/platform/logging/logger.js';
import { aSignUp } from '../builders/sign-up.builder.js';
import { type Answer, errorOf } from '../harness/browser.js';
import { House } from '../harness/house.js';

let house: House;
const lines: { msg: string; method: string; route: string }[] = [];
const people = new Map<Role, string>();
beforeAll(async () => {
  house = await House.open({ workers: false });
  for (const role of ROLES) {
    const signup = aSignUp();
    await house.browser().post('/api/users/signup', signup);
    const { rows } = await house.sql.query<{ id: string }>('update users set email_confirmed_at = now(), role = $2 where email = $1 returning id', [signup.email, role]);
    people.set(role, rows[0]?.id ?? '');
  }
  const logger = house.app.get<Logger>(LOGGER);
  logger.level = 'warn';
  Reflect.set(logger, pino.symbols.streamSym, { write: (line: string) => lines.push(JSON.parse(line)) });
});
afterAll(() => house.close());

/** A session of its own for each call: some calls end the one they come with. */
async function cookieOf(role: Role): Promise<string> {
  const token = newToken();
  await house.sql.query(
    `insert into sessions (id, token_hash, user_id, signed_in_at, seen_at, ends_at, device, device_hash) values ($1, $2, $3, now(), now(), now() + interval '1 hour', 'matrix', '\\x00')`,
    [randomUUID(), hashToken(token), people.get(role)]);
  return `__Host-sid=${token}`;
}

async function call(role: Role | null, { method, path }: (typeof ENDPOINTS)[string]): Promise<Answer> {
  const headers: Record<string, string> = role ? { cookie: await cookieOf(role) } : {};
  return house.browser().send(method, path.replace(/:\w+/g, '0'), undefined, { headers });
}

const refusedRows = async (): Promise<number> => Number((await house.sql.query("select count(*) as n from outbox where name = 'access.refused'")).rows[0].n);
const GUARDED = Object.entries(ENDPOINTS).filter(([, { access }]) => access !== 'anyone');
const MATRIX = GUARDED.flatMap(([name, endpoint]) => [null, ...ROLES].map((role) => ({ name, role, endpoint })));
const refusals = MATRIX.filter(({ role, endpoint }) => !mayPass(endpoint.access, role));
const passes = MATRIX.filter(({ role, endpoint }) => mayPass(endpoint.access, role));

describe('row 27: every role on every guarded call, generated from the contract', () => {
  it.each(refusals)('$role may not: $name', async ({ role, endpoint }) => {
    const [audited, logged] = [await refusedRows(), lines.length];
    const answer = await call(role, endpoint);
    expect({ status: answer.status, code: errorOf(answer).code }).toEqual(role === null ? { status: 401, code: 'auth.signedOut' } : { status: 403, code: 'auth.forbidden' });
    expect(lines.slice(logged)).toEqual([expect.objectContaining({ msg: 'access refused', method: endpoint.method, route: endpoint.path })]);
    // Whoever is signed in also leaves an entry in the audit trail.
    expect(await refusedRows()).toBe(audited + (role === null ? 0 : 1));
  });

  it.each(passes)('$role may: $name', async ({ role, endpoint }) => {
    const answer = await call(role, endpoint);
    expect(['auth.signedOut', 'auth.forbidden']).not.toContain((answer.body as { code?: string } | null)?.code);
  });
});
