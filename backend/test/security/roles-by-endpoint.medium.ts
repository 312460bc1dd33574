import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pino, type Logger } from 'pino';
import { mayPass, ROLES, type Role } from '#contract/access.js';
import { ENDPOINTS } from '#contract/endpoints/endpoints.js';
import { hashToken, newToken } from '#platform/crypto/secret-token.js';
import { LOGGER } from '#platform/logging/logger.js';
import { aSignUp } from '../builders/sign-up.builder.js';
import { errorOf, type Answer } from '../harness/browser.js';
import { TestApp } from '../harness/test-app.js';

let testApp: TestApp;
const lines: { msg: string; method: string; route: string }[] = [];
const people = new Map<Role, string>();
beforeAll(async () => {
  testApp = await TestApp.open({ workers: false });
  for (const role of ROLES) {
    const signup = aSignUp();
    await testApp.browser().post('/api/users/signup', signup);
    const { rows } = await testApp.sql.query<{ id: string }>(
      'update users set email_confirmed_at = now(), role = $2 where email = $1 returning id',
      [signup.email, role],
    );
    people.set(role, rows[0]?.id ?? '');
  }
  const logger = testApp.app.get<Logger>(LOGGER);
  logger.level = 'warn';
  Reflect.set(logger, pino.symbols.streamSym, { write: (line: string) => lines.push(JSON.parse(line)) });
});
afterAll(() => testApp.close());

/** Opens a new session and returns its cookie. Each call needs its own session, because some calls end it. */
async function cookieOf(role: Role): Promise<string> {
  const token = newToken();
  await testApp.sql.query(
    `insert into sessions (id, token_hash, user_id, signed_in_at, seen_at, ends_at, device, device_hash)
     values ($1, $2, $3, now(), now(), now() + interval '1 hour', 'matrix', '\\x00')`,
    [randomUUID(), hashToken(token), people.get(role)],
  );
  return `__Host-sid=${token}`;
}

async function call(role: Role | null, { method, path }: (typeof ENDPOINTS)[string]): Promise<Answer> {
  const headers: Record<string, string> = role ? { cookie: await cookieOf(role) } : {};
  return testApp.browser().send(method, path.replace(/:\w+/g, '0'), undefined, { headers });
}

const refusedRows = async (): Promise<number> =>
  Number((await testApp.sql.query("select count(*) as n from outbox where name = 'access.refused'")).rows[0].n);
const GUARDED = Object.entries(ENDPOINTS).filter(([, { access }]) => access !== 'anyone');
const MATRIX = GUARDED.flatMap(([name, endpoint]) => [null, ...ROLES].map((role) => ({ name, role, endpoint })));
const refusals = MATRIX.filter(({ role, endpoint }) => !mayPass(endpoint.access, role));
const passes = MATRIX.filter(({ role, endpoint }) => mayPass(endpoint.access, role));

describe('every role on every protected endpoint in the contract', () => {
  it.each(refusals)('$role cannot call $name', async ({ role, endpoint }) => {
    const [audited, logged] = [await refusedRows(), lines.length];
    const answer = await call(role, endpoint);
    expect({ status: answer.status, code: errorOf(answer).code }).toEqual(
      role === null ? { status: 401, code: 'auth.signedOut' } : { status: 403, code: 'auth.forbidden' },
    );
    expect(lines.slice(logged)).toEqual([
      expect.objectContaining({ msg: 'access refused', method: endpoint.method, route: endpoint.path }),
    ]);
    // A rejected request adds an entry to the audit trail only if the caller is signed in.
    expect(await refusedRows()).toBe(audited + (role === null ? 0 : 1));
  });

  it.each(passes)('$role can call $name', async ({ role, endpoint }) => {
    const answer = await call(role, endpoint);
    expect(['auth.signedOut', 'auth.forbidden']).not.toContain((answer.body as { code?: string } | null)?.code);
  });
});
