import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mayPass, ROLES, type Role } from '#contract/access.js';
import { ADMIN_USERS } from '#contract/api/admin.contract.js';
import type { Endpoint } from '#contract/api/endpoint.js';
import { accessTo, SENSITIVE_ACTIONS, STAFF_ACTIONS } from '#contract/api/managed-user.contract.js';
import { ENDPOINTS } from '#contract/endpoints/endpoints.js';
import { SESSION } from '#contract/limits/sessions.js';
import { hashToken, newToken } from '#platform/crypto/cipher.js';
import { aSignUp } from '../builders/sign-up.builder.js';
import { errorOf } from '../harness/browser.js';
import { TestApp } from '../harness/test-app.js';

/**
 * The tested states of a second factor. Each state says whether the site requires a second factor of staff or only
 * offers one, and whether the person has proved a second factor in the session.
 */
const FACTORS = {
  'offered, none': { site: 'offered', isProved: false },
  'offered, proved': { site: 'offered', isProved: true },
  'required, none': { site: 'required', isProved: false },
  'required, proved': { site: 'required', isProved: true },
} as const;
type FactorState = keyof typeof FACTORS;
const AGES = ['fresh', 'stale'] as const;

interface Cell {
  role: Role | null;
  factor: FactorState;
  age: (typeof AGES)[number];
}
const ALL_CELLS: readonly Cell[] = [null, ...ROLES].flatMap((role) =>
  (Object.keys(FACTORS) as FactorState[]).flatMap((factor) => AGES.map((age) => ({ role, factor, age }))),
);

/**
 * Example input for the calls that require a fresh proof of identity only for some input: `sensitive` input requires a
 * fresh proof, and `harmless` input does not.
 */
const INPUTS: Record<string, { sensitive: (victim: string) => object; harmless: (victim: string) => object }> = {
  'admin.change': { sensitive: () => ({ mail_link: true }), harmless: () => ({ first_name: 'Rosalia' }) },
  'admin.act': {
    sensitive: (victim) => ({ action: 'makeUser', ids: [victim] }),
    harmless: (victim) => ({ action: 'endSessions', ids: [victim] }),
  },
};

/**
 * Error codes with which the server denies access. Any other response means that the server did not deny access to the
 * call.
 */
const REFUSALS = ['auth.signedOut', 'auth.forbidden', 'auth.secondFactorMissing', 'auth.freshSignInNeeded'];

/**
 * Returns the result of a call that the API contract promises: an error code, or 'passes' if access must not be denied.
 */
function promised({ access, freshSignIn }: Endpoint, { role, factor, age }: Cell, isSensitive: boolean): string {
  if (access === 'anyone') return 'passes';
  if (role === null) return 'auth.signedOut';
  const lacksFactor = factor === 'required, none' && role !== 'patient';
  const rightsOf: Role = lacksFactor ? 'patient' : role;
  if (!mayPass(access, rightsOf)) return mayPass(access, role) ? 'auth.secondFactorMissing' : 'auth.forbidden';
  const needsProof = freshSignIn === 'always' || (freshSignIn === 'forSomeInput' && isSensitive);
  return needsProof && age === 'stale' ? 'auth.freshSignInNeeded' : 'passes';
}

const sites = new Map<string, TestApp>();
const people = new Map<string, string>();
beforeAll(async () => {
  for (const site of ['offered', 'required']) {
    const testApp = await TestApp.open({ workers: false, env: { SECOND_FACTOR: site } });
    sites.set(site, testApp);
    for (const role of [...ROLES, 'victim']) people.set(`${site} ${role}`, await person(testApp, role));
  }
});
afterAll(async () => {
  for (const testApp of sites.values()) await testApp.close();
});

async function person(testApp: TestApp, role: string): Promise<string> {
  const signup = aSignUp();
  await testApp.browser().post('/api/users/signup', signup);
  const { rows } = await testApp.sql.query<{ id: string }>(
    'update users set email_confirmed_at = now(), role = $2 where email = $1 returning id',
    [signup.email, role === 'victim' ? 'patient' : role],
  );
  return rows[0]?.id ?? '';
}

/**
 * Opens a session with the given role and proofs of identity, and returns its cookie. Each call needs its own session,
 * because some calls end it.
 */
async function cookieOf(testApp: TestApp, site: string, { role, factor, age }: Cell): Promise<string> {
  const token = newToken();
  const limit = SESSION.freshFor * testApp.config.timeoutFactor;
  await testApp.sql.query(
    `insert into sessions (id, token_hash, user_id, signed_in_at, seen_at, ends_at, device, device_hash, proved_at,
       factor_at)
     values ($1, $2, $3, now(), now(), now() + interval '9 hours', 'matrix', '\\x00',
       now() - make_interval(secs => $4), case when $5 then now() end)`,
    [
      randomUUID(),
      hashToken(token),
      people.get(`${site} ${role}`),
      age === 'fresh' ? 0 : limit + 60,
      FACTORS[factor].isProved,
    ],
  );
  return `__Host-sid=${token}`;
}

async function decided({ method, path }: Endpoint, cell: Cell, body?: (victim: string) => object): Promise<string> {
  const { site } = FACTORS[cell.factor];
  const testApp = sites.get(site);
  if (!testApp) throw new Error(`there is no site where a second factor is ${site}`);
  const headers: Record<string, string> = cell.role ? { cookie: await cookieOf(testApp, site, cell) } : {};
  const victim = people.get(`${site} victim`) ?? '';
  const url = path.replace(/:\w+/g, body ? victim : '0');
  const answer = await testApp.browser().send(method, url, body?.(victim), { headers });
  const { code } = errorOf(answer) ?? {};
  if (answer.status === 500) return 'status 500';
  return code !== undefined && REFUSALS.includes(code) ? code : 'passes';
}

const STATES = ALL_CELLS.length / (ROLES.length + 1);
const IS_WHOLE = process.env['ACCESS'] === 'all';
/**
 * Returns the combinations of role and session state that are checked for a call. `npm test` checks each role in one of
 * the eight states, and for calls of which some input needs a fresh proof of identity in one fresh and one stale state.
 * The table in `access.guard.spec.ts` has the other states. `ACCESS=all` checks every combination.
 */
function cellsOf({ freshSignIn }: Endpoint, index: number): readonly Cell[] {
  const every = IS_WHOLE ? 1 : freshSignIn === 'forSomeInput' ? 3 : STATES;
  return ALL_CELLS.filter((_, cell) => (cell - index - Math.floor(cell / STATES)) % every === 0);
}
/** What an action allows differs only for staff who have passed the guard. */
const CELLS_OF_ACTION = IS_WHOLE
  ? ALL_CELLS
  : ALL_CELLS.filter(({ role, factor }) => mayPass('admins', role) && factor === 'required, proved');

const CALLS = Object.entries(ENDPOINTS).map(([name, endpoint], index) => ({ name, endpoint, index }));
let signedInRefusals = 0;

it.each(CALLS)('$name lets through whom the contract names', async ({ name, endpoint, index }) => {
  const input = INPUTS[name];
  for (const cell of cellsOf(endpoint, index))
    for (const body of input ? [input.harmless, input.sensitive] : [undefined]) {
      const expected = promised(endpoint, cell, body === input?.sensitive);
      expect({ ...cell, outcome: await decided(endpoint, cell, body) }).toEqual({ ...cell, outcome: expected });
      if (['auth.forbidden', 'auth.secondFactorMissing'].includes(expected)) signedInRefusals += 1;
    }
});

it('each refusal of a signed-in person is sent to the audit trail', async () => {
  const counts = [...sites.values()].map(({ sql }) =>
    sql.query<{ n: number }>("select count(*)::int as n from outbox where name = 'access.refused'"),
  );
  const sent = (await Promise.all(counts)).flatMap(({ rows }) => rows.map(({ n }) => n));
  expect(sent.reduce((sum, n) => sum + n, 0)).toBe(signedInRefusals);
});

it.each(STAFF_ACTIONS)(
  'the action %s is for the staff whom the contract names, with a fresh proof of identity if it needs one',
  async (action) => {
    const freshSignIn = SENSITIVE_ACTIONS.includes(action) ? 'always' : undefined;
    const wrong: object[] = [];
    for (const cell of CELLS_OF_ACTION) {
      const byCall = promised(ADMIN_USERS.act, cell, false);
      const access = accessTo(action);
      const expected =
        byCall === 'passes' ? promised({ ...ADMIN_USERS.act, access, freshSignIn }, cell, false) : byCall;
      const actual = await decided(ADMIN_USERS.act, cell, (victim) => ({ action, ids: [victim], reason: 'test' }));
      if (actual !== expected) wrong.push({ ...cell, expected, actual });
    }
    expect(wrong).toEqual([]);
  },
);

it('every call of which only some input needs a fresh proof has input of both kinds here', () => {
  const named = CALLS.filter(({ endpoint }) => endpoint.freshSignIn === 'forSomeInput').map(({ name }) => name);
  expect(Object.keys(INPUTS).toSorted()).toEqual(named.toSorted());
});

it('the sample contains every state of session and factor with every role', () => {
  const seen = new Set(CALLS.flatMap(({ endpoint, index }) => cellsOf(endpoint, index)));
  expect(seen.size).toBe(ALL_CELLS.length);
});
