import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import type { AUDIT } from '#contract/api/audit.contract.js';
import type { ReplyOf } from '#contract/api/endpoint.js';
import { SessionStore } from '#modules/auth/index.js';
import { AuditChecks } from '#platform/audit/audit-checks.js';
import { OperationsService } from '#platform/health/operations.service.js';
import type { Browser } from '../harness/browser.js';
import { TestApp } from '../harness/test-app.js';

const ENTRIES = 1_200;
const person = randomUUID();
const newestFirst = (from: number, every = 1): string[] =>
  Array.from({ length: Math.floor(from / every) }, (_, index) => String(from - index * every));

let admin: Browser;
const testApp = TestApp.forTests({ workers: false });
beforeAll(async () => {
  admin = (await testApp.signedIn({}, 'admin')).browser;
  // Every third audit entry concerns the same person, alternately as actor and as target.
  await testApp.sql.query(
    `insert into audit_entries (seq, event_id, at, action, actor_id, target_id, details, previous_hash, hash)
     select n, gen_random_uuid(), now() + n * interval '1 second', 'user.signedIn',
       case when n % 6 = 0 then $1::uuid end, case when n % 6 = 3 then $1::uuid end, '{}', ''::bytea, ''::bytea
     from generate_series(1, ${ENTRIES}) n`,
    [person],
  );
});

async function allPages(query: string, size: number): Promise<string[]> {
  const seen: string[] = [];
  for (let next: string | null = ''; next !== null;) {
    const url = `/api/admin/audit?${query}&limit=${size}${next && `&before=${next}`}`;
    const page = (await admin.get(url)).body as ReplyOf<typeof AUDIT.list>;
    seen.push(...page.entries.map(({ seq }) => seq));
    next = page.next;
  }
  return seen;
}

describe.each([
  ['the whole trail', 'to=2099-01-01', newestFirst(ENTRIES)],
  ["a person's history", `person=${person}`, newestFirst(ENTRIES, 3)],
])('%s contains each entry exactly once, newest first', (_, query, expected) => {
  it.each([5, 10, 50])('in pages of %d entries', async (size) => {
    expect(await allPages(query, size)).toEqual(expected);
  });

  it('in the CSV export', async () => {
    const rows = parse((await admin.get(`/api/admin/audit/export?${query}`)).raw, { bom: true, columns: true }) as {
      number: string;
    }[];
    expect(rows.map(({ number }) => number)).toEqual(expected);
  });
});

/**
 * SQL expressions for two times that would be in the wrong order if they were sorted as text. PostgreSQL prints whole
 * seconds without a fraction, so the text of the earlier time is shorter.
 */
const EARLIER = "date_trunc('second', now())";
const LATER = "date_trunc('second', now()) + interval '1 millisecond'";

describe('rows are sorted by time even where the time is returned as text', () => {
  it('for sessions', async () => {
    const { id } = await testApp.signedIn();
    const [earlier, later] = [randomUUID(), randomUUID()];
    await testApp.sql.query(
      `insert into sessions (id, token_hash, user_id, signed_in_at, seen_at, ends_at, device, device_hash)
       select id, id::text::bytea, $1, now(), at + interval '1 minute', now() + interval '1 hour', '', ''
       from (values (${EARLIER}, $2::uuid), (${LATER}, $3::uuid)) given(at, id)`,
      [id, earlier, later],
    );
    const ids = (await testApp.app.get(SessionStore, { strict: false }).listOf(id)).map((session) => session.id);
    expect(ids.slice(0, 2)).toEqual([later, earlier]);
  });

  it('for checks of the audit trail', async () => {
    await testApp.sql.query(
      `insert into audit_checks (id, asked_at, reason)
       values (gen_random_uuid(), ${EARLIER}, 'earlier'), (gen_random_uuid(), ${LATER}, 'later')`,
    );
    const checks = await testApp.app.get(AuditChecks, { strict: false }).latest(2);
    expect(checks.map(({ reason }) => reason)).toEqual(['later', 'earlier']);
  });

  it('for workers', async () => {
    await testApp.sql.query(
      `insert into worker_heartbeats (id, started_at, seen_at, queues_ok, mail_ok, version)
       values (gen_random_uuid(), ${EARLIER}, now(), true, true, 'earlier'),
              (gen_random_uuid(), ${LATER}, now(), true, true, 'later')`,
    );
    const workers = await testApp.app.get(OperationsService, { strict: false }).workers();
    expect(workers.map(({ version }) => version)).toEqual(['later', 'earlier']);
  });
});
