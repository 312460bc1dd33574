import { randomUUID } from 'node:crypto';
import { USER_SORTS, type UserPage } from '#contract/api/managed-user.contract.js';
import { act } from '../../admin/staff-action.js';
import type { Answer, Browser } from '../../harness/browser.js';
import { TestApp } from '../../harness/test-app.js';
import { percentile } from '../measuring/statistics.js';
import { withTestApp } from '../measuring/with-test-app.js';
import { record, report } from '../results/record.js';

const FEW = 1_000;
const MANY = 100_000;
const RUNS = 40;
const LIST = '/api/admin/users/list-users?mask=yes';
const USER = '/api/auth/admin/user';

type Work = (target: string) => Promise<Answer>;

/**
 * Compares how long every operation on users takes with 1,000 and with 100,000 accounts. Also measures the export of
 * the 100,000 accounts.
 */
export const benchUsers = (): Promise<void> =>
  withTestApp(async ({ testApp }) => {
    const small = await TestApp.open({ workers: false });
    try {
      const few = await place(small, FEW);
      const many = await place(testApp, MANY);
      report('operation', `p50 with ${FEW}, ${MANY} accounts in ms; ratio`);
      const found: { name: string; ratio: number; slow: number }[] = [];
      for (const [name, work] of few.operations) {
        const { before, after, slow } = await byTurns(
          name,
          [work, few.targets],
          [many.operations.get(name) ?? work, many.targets],
        );
        report(name, `${before.toFixed(2)}  ${after.toFixed(2)}  ${(after / before).toFixed(2)}`);
        found.push({ name, ratio: after / before, slow });
      }
      const [slowest] = found.toSorted((a, b) => b.ratio - a.ratio);
      record('usersRatio', slowest?.ratio ?? Number.NaN, `${slowest?.name ?? ''}; ${found.length} operations`);
      const [search] = found.filter(({ name }) => name.startsWith('search')).toSorted((a, b) => b.slow - a.slow);
      record('usersSearch', search?.slow ?? Number.NaN, search?.name ?? '');
    } finally {
      await small.close();
    }
  });

interface Place {
  browser: Browser;
  operations: Map<string, Work>;
  targets: string[];
}
async function place(testApp: TestApp, accounts: number): Promise<Place> {
  const { browser } = await testApp.signedIn({}, 'superadmin');
  await seed(testApp, 0, accounts);
  return { browser, ...(await operationsOf(testApp, browser)) };
}

/**
 * Creates accounts in one of the two databases that are compared. In both databases, a search for a name finds one
 * person, and every filter finds enough accounts to fill the first page of the list.
 */
async function seed(testApp: TestApp, from: number, to: number): Promise<void> {
  // The stores of tests do not wait until a transaction is on the disk. A vacuum right after such a transaction would
  // not note that everybody can see the new rows, and PostgreSQL would then read every counted account from the table.
  // On a real site, whose accounts were created over years, it counts them from the index alone.
  await testApp.sql.query('set synchronous_commit to on');
  await testApp.sql.query(
    `insert into users
       (id, email, first_name, last_name, phone, role, email_confirmed_at, last_seen_at, created_at, updated_at)
     select gen_random_uuid(), 'person' || n || '.' || md5(n::text) || '@example.test',
       'First' || (n % 97), 'Last' || md5(n::text),
       '1' || lpad((n * 7919 % 1000000000)::text, 9, '0'),
       case when n % 20 = 0 then 'admin' else 'patient' end, case when n % 10 = 0 then null else now() end,
       now() - (n % 900) * interval '1 hour', now() - n * interval '1 minute', now()
     from generate_series($1::bigint + 1, $2::bigint) n`,
    [from, to],
  );
  await testApp.sql.query('vacuum analyze users');
}

async function operationsOf(testApp: TestApp, browser: Browser): Promise<Omit<Place, 'browser'>> {
  const { rows } = await testApp.sql.query<{ id: string }>(
    "select id from users where role = 'patient' and closed_at is null order by created_at limit $1",
    [RUNS + 5],
  );
  const targets = rows.map(({ id }) => id);
  const deep = await middle(testApp);
  const operations: Record<string, Work> = {
    'list, newest first': () => browser.get(LIST),
    ...Object.fromEntries(
      USER_SORTS.map((sort) => [`list, by ${sort}`, () => browser.get(`${LIST}&sort=${sort}&direction=asc`)]),
    ),
    'page in the middle': () => browser.get(`${LIST}&sort=name&direction=asc&after=${deep}`),
    'page before the middle': () => browser.get(`${LIST}&sort=name&direction=asc&before=${deep}`),
    'search, part of a name': () => browser.get(`${LIST}&q=last${md5Of7}`),
    'search, part of an address': () => browser.get(`${LIST}&q=person7.`),
    'search, a phone number': () => browser.get(`${LIST}&q=${encodeURIComponent('(100) 005-5433')}`),
    'search, nothing found': () => browser.get(`${LIST}&q=zzzzqqqq`),
    'filter, admins': () => browser.get(`${LIST}&role=admin`),
    'filter, not confirmed': () => browser.get(`${LIST}&confirmed=no`),
    'filter, seen lately': () => browser.get(`${LIST}&seen_from=2020-01-01&sort=seen`),
    'ids of all that match': () => browser.get('/api/admin/users/ids?role=patient'),
    'older list': () => browser.get('/api/users'),
    show: (id) => browser.post(`/api/admin/users/${id}/show`),
    sessions: (id) => browser.get(`/api/admin/users/${id}/sessions`),
    create: () => browser.post(USER, { email: `${randomUUID()}@example.test` }),
    edit: (id) => browser.send('PUT', `${USER}/${id}`, { first_name: randomUUID().slice(0, 8) }),
    'make admin and back': async (id) => {
      await browser.send('PUT', `${USER}/${id}`, { role_id: 'admin' });
      return browser.send('PUT', `${USER}/${id}`, { role_id: 'patient' });
    },
    close: (id) => browser.send('DELETE', `${USER}/${id}`),
    restore: (id) => act(browser, 'restore', id),
    'bulk preview of 10': () =>
      browser.post('/api/admin/users/actions/preview', { action: 'close', ids: targets.slice(0, 10) }),
  };
  return { operations: new Map(Object.entries(operations)), targets };
}

/**
 * Part of the MD5 hash of "7". The last name of each account contains the hash of a different number, so a search for
 * this part finds a single account.
 */
const md5Of7 = '8f14e45fceea167a';

async function middle(testApp: TestApp): Promise<string> {
  const { rows } = await testApp.sql.query<{ id: string }>(
    `select id from users order by lower(last_name || ' ' || first_name), id
     limit 1 offset (select count(*) / 2 from users)`,
  );
  return rows[0]?.id ?? '';
}

/** The operation to measure in one of the two databases that are compared, and the accounts to which it is applied. */
type Side = [Work, readonly string[]];
/**
 * Returns the median times of an operation in both databases, and the 95th percentile of its times in the large one, in
 * milliseconds.
 */
async function byTurns(
  name: string,
  small: Side,
  large: Side,
): Promise<{ before: number; after: number; slow: number }> {
  const times: { small: number[]; large: number[] } = { small: [], large: [] };
  for (let turn = 0; turn < RUNS + 5; turn += 1) {
    for (const [side, [work, targets]] of [
      ['small', small],
      ['large', large],
    ] as const) {
      const began = performance.now();
      const { status, body } = await work(targets[turn] ?? '');
      times[side].push(performance.now() - began);
      if (status >= 400) throw new Error(`${name} answered ${status}`);
      if (name.startsWith('search, part') && (body as UserPage).users.length === 0)
        throw new Error(`${name} found nobody`);
    }
  }
  const [few, many] = [times.small.slice(5), times.large.slice(5)];
  return { before: percentile(few, 0.5), after: percentile(many, 0.5), slow: percentile(many, 0.95) };
}
