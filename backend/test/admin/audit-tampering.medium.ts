import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { AuditChain, FAULTS, type AuditHead } from '#platform/audit/audit-chain.js';
import { AuditCheckpoint } from '#platform/audit/audit-checkpoint.js';
import { AuditChecks } from '#platform/audit/audit-checks.js';
import { AuditTrail, readMark, UNCONFIRMED } from '#platform/audit/audit-trail.js';
import { Outbox } from '#platform/events/outbox.js';
import { createLogger } from '#platform/logging/logger.js';
import { AuditVerification } from '#workers/audit-log/audit-verification.js';
import { eventually } from '../harness/eventually.js';
import { TestApp } from '../harness/test-app.js';

const ENTRIES = 40;
const ANY_ENTRY = {
  action: 'user.signedIn',
  actorId: randomUUID(),
  targetId: null,
  requestId: null,
  origin: null,
  details: {},
};
let em: EntityManager;
let chain: AuditChain;
let checkpoint: AuditCheckpoint;
let trail: AuditTrail;
const testApp = TestApp.forTests({ workers: false });
beforeAll(async () => {
  em = testApp.app.get(EntityManager).fork();
  chain = new AuditChain(em, testApp.config);
  checkpoint = new AuditCheckpoint(testApp.config);
  trail = new AuditTrail(em, chain, checkpoint, new Outbox(em));
  await writeTrail();
});

const headFile = () => testApp.config.auditHeadFile;
const verdict = async () => (await trail.verify()).firstBad;
/** Runs SQL on the audit trail with its triggers disabled, which only the owner of the table can do. */
const asOwner = async (...statements: string[]): Promise<void> => {
  for (const statement of [
    'alter table audit_entries disable trigger user',
    ...statements,
    'alter table audit_entries enable trigger user',
  ])
    await testApp.sql.query(statement);
};

async function writeTrail(): Promise<void> {
  await grow(ENTRIES);
  await testApp.sql.query('create table untouched_entries as table audit_entries');
}

/** Restores the audit trail from which each test starts, and saves its newest entry outside the database. */
async function freshTrail(): Promise<void> {
  await asOwner(
    'truncate audit_entries, audit_checks, inbox',
    'insert into audit_entries select * from untouched_entries',
  );
  const head = await chain.head();
  if (head) await checkpoint.write(head);
}

/** Appends audit entries in one transaction and then saves the newest one outside the database, as a worker does. */
async function grow(entries: number): Promise<void> {
  await em.transactional(async () => {
    for (let index = 0; index < entries; index += 1)
      await chain.append({
        ...ANY_ENTRY,
        eventId: randomUUID(),
        at: new Date(),
        origin: index % 2 ? '192.0.2.0/24' : null,
        details: { newDevice: false, n: index },
      });
  });
  await trail.saveHead();
}

const insertAt = (seq: number): string =>
  `insert into audit_entries
   select ${seq}, gen_random_uuid(), at, action, actor_id, target_id, request_id, details, previous_hash, hash, origin
   from audit_entries where seq = 16`;

interface Tampering {
  sql?: string[];
  /** Returns the new content of the checkpoint file outside the database, or null to delete the file. */
  file?: (content: string) => string | null;
  seq: string;
  reason: string;
}
const WAYS: readonly (readonly [name: string, tampering: Tampering])[] = [
  [
    'an edited entry',
    {
      sql: ['update audit_entries set actor_id = gen_random_uuid() where seq = 17'],
      seq: '17',
      reason: FAULTS.changed,
    },
  ],
  [
    'an edited network address',
    { sql: ['update audit_entries set origin = null where seq = 18'], seq: '18', reason: FAULTS.changed },
  ],
  ['a deleted entry', { sql: ['delete from audit_entries where seq = 17'], seq: '17', reason: FAULTS.missing }],
  [
    'a deleted entry after which the others were renumbered',
    {
      sql: [
        'delete from audit_entries where seq = 17',
        'update audit_entries set seq = -seq where seq > 17',
        'update audit_entries set seq = -seq - 1 where seq < 0',
      ],
      seq: '17',
      reason: FAULTS.order,
    },
  ],
  [
    'an inserted entry',
    {
      sql: [
        'update audit_entries set seq = -seq where seq >= 17',
        'update audit_entries set seq = -seq + 1 where seq < 0',
        insertAt(17),
      ],
      seq: '17',
      reason: FAULTS.order,
    },
  ],
  ['an entry inserted at the end', { sql: [insertAt(ENTRIES + 1)], seq: String(ENTRIES + 1), reason: FAULTS.order }],
  ['an entry inserted with number 0', { sql: [insertAt(0)], seq: '0', reason: FAULTS.number }],
  ['an entry inserted with a negative number', { sql: [insertAt(-5)], seq: '-5', reason: FAULTS.number }],
  [
    'two swapped entries',
    {
      sql: [
        'update audit_entries set seq = 1000 where seq = 17',
        'update audit_entries set seq = 17 where seq = 18',
        'update audit_entries set seq = 18 where seq = 1000',
      ],
      seq: '17',
      reason: FAULTS.order,
    },
  ],
  ['a tail that was cut off', { sql: ['delete from audit_entries where seq > 35'], seq: '36', reason: FAULTS.cut }],
  [
    'the newest entry cut off',
    { sql: [`delete from audit_entries where seq = ${ENTRIES}`], seq: String(ENTRIES), reason: FAULTS.cut },
  ],
  ['a deleted checkpoint', { file: () => null, seq: String(ENTRIES), reason: UNCONFIRMED.missing }],
  [
    'a rewritten checkpoint',
    {
      file: (content) => JSON.stringify({ ...JSON.parse(content), seq: '35' }),
      seq: String(ENTRIES),
      reason: UNCONFIRMED.forged,
    },
  ],
  ['a checkpoint that was emptied', { file: () => '', seq: String(ENTRIES), reason: UNCONFIRMED.forged }],
  ['all entries deleted', { sql: ['truncate audit_entries'], seq: '1', reason: FAULTS.cut }],
  [
    'everything deleted, the checkpoint too',
    { sql: ['truncate audit_entries'], file: () => null, seq: '1', reason: UNCONFIRMED.forgotten },
  ],
];

describe("the check of the audit trail after the table's owner changed it directly in SQL", () => {
  beforeEach(freshTrail);

  it('finds nothing in an unchanged trail', async () => {
    expect(await trail.verify()).toEqual({ entries: ENTRIES, firstBad: null, unrecorded: 0 });
    expect(statSync(headFile()).mode & 0o777).toBe(0o600);
  });

  it.each(WAYS)('names %s', async (_, { sql = [], file, seq, reason }) => {
    await new AuditChecks(em).finish(await new AuditChecks(em).start(null), await trail.verify());
    await asOwner(...sql);
    const content = file?.(readFileSync(headFile(), 'utf8'));
    if (content === null) rmSync(headFile());
    else if (content !== undefined) writeFileSync(headFile(), content);
    expect(await verdict()).toEqual({ seq, reason });
    // The check must still report the tampering after the site has written more audit entries.
    await grow(1);
    expect(await verdict()).not.toBeNull();
  });

  it('names a trail that was written anew with another key', async () => {
    await asOwner('truncate audit_entries');
    const other = new AuditChain(em, { auditKey: randomUUID().repeat(2) });
    await em.transactional(() => other.append({ ...ANY_ENTRY, eventId: randomUUID(), at: new Date() }));
    expect(await verdict()).toEqual({ seq: '1', reason: FAULTS.changed });
  });

  it('an event that arrives a second time gets no second entry, and the trail goes on', async () => {
    const entry = { ...ANY_ENTRY, eventId: randomUUID(), at: new Date() };
    const append = () => em.transactional(() => chain.append(entry));
    expect(await append()).toMatchObject({ seq: String(ENTRIES + 1) });
    expect(await append()).toBeNull();
    const next = em.transactional(() => chain.append({ ...entry, eventId: randomUUID() }));
    expect(await next).toMatchObject({ seq: String(ENTRIES + 2) });
    expect(await verdict()).toBeNull();
  });

  it('names entries that the inbox shows to be written, even if the checkpoint and the checks are gone', async () => {
    await testApp.sql.query("insert into inbox select 'audit-log:user.signedIn', event_id from audit_entries");
    expect(await verdict()).toBeNull();
    await asOwner('delete from audit_entries');
    rmSync(headFile());
    expect(await verdict()).toEqual({ seq: '1', reason: UNCONFIRMED.forgotten });
  });

  it('an alarm is logged every minute, and the saved entry is not overwritten', async () => {
    const lines: string[] = [];
    const logger = createLogger('info', 'test', { write: (line) => void lines.push(line) });
    await asOwner('delete from audit_entries where seq > 35');
    await grow(10);
    await new AuditVerification(trail, new AuditChecks(em), logger).saveCheckpoint();
    expect(lines.join()).toContain('THE AUDIT TRAIL WAS CHANGED');
    expect(await checkpoint.read()).toMatchObject({ seq: String(ENTRIES) });
  });

  it.each(['update audit_entries set action = $1', 'delete from audit_entries where action <> $1'])(
    'is a last resort, because a trigger rejects changes even by the owner: %s',
    async (statement) => {
      await expect(testApp.sql.query(statement, ['x'])).rejects.toThrow('append-only');
    },
  );
});

describe('newer entries that were deleted with every trace of them, before an older checkpoint was put back,', () => {
  let noted: AuditHead | null;
  let copied: AuditTrail;
  beforeEach(async () => {
    await freshTrail();
    const older = readFileSync(headFile());
    const copy = new AuditCheckpoint({ ...testApp.config, auditHeadCopy: `${headFile()}.elsewhere` });
    copied = new AuditTrail(em, chain, copy, new Outbox(em));
    await grow(5);
    const newest = await chain.head();
    if (newest) await copy.write(newest);
    noted = readMark((await trail.newestMark()) ?? '');
    await testApp.sql.query("insert into inbox select 'audit-log:user.signedIn', event_id from audit_entries");
    await new AuditChecks(em).finish(await new AuditChecks(em).start(null), await trail.verify());
    await asOwner(`delete from audit_entries where seq > ${ENTRIES}`, 'truncate inbox, outbox, audit_checks');
    writeFileSync(headFile(), older);
  });

  it('leave nothing on this machine that shows it', async () => {
    expect(await verdict()).toBeNull();
  });

  it('are missed by the copy of the checkpoint on another machine', async () => {
    const missing = { seq: String(ENTRIES + 1), reason: FAULTS.cut };
    expect((await copied.verify()).firstBad).toEqual(missing);
    expect(await copied.saveHead()).toMatchObject({ reason: UNCONFIRMED.forgotten });
    expect((await copied.verify()).firstBad).toEqual(missing);
  });

  it('are missed by the newest entry that a mail or a log names, even after the trail has grown', async () => {
    const missing = { seq: String(ENTRIES + 5), reason: UNCONFIRMED.noted };
    expect((await trail.verify(noted)).firstBad).toEqual(missing);
    await grow(10);
    expect(await verdict()).toBeNull();
    expect((await trail.verify(noted)).firstBad).toEqual(missing);
  });
});

describe('when the audit trail cannot be written', () => {
  it('an action whose event cannot be stored fails as a whole', async () => {
    const [admin, person] = [await testApp.signedIn({}, 'admin'), await testApp.signedIn()];
    await testApp.sql.query('revoke insert on outbox from app_under_test');
    expect((await admin.browser.send('DELETE', `/api/auth/admin/user/${person.id}`)).status).toBeGreaterThanOrEqual(
      500,
    );
    await testApp.sql.query('grant insert on outbox to app_under_test');
    expect(
      (await testApp.sql.query('select closed_at from users where id = $1', [person.id])).rows[0].closed_at,
    ).toBeNull();
  });

  it('an entry waits until it can be written, and the trail has no gap', async () => {
    await asOwner('truncate audit_entries');
    const [admin, person] = [await testApp.signedIn({}, 'admin'), await testApp.signedIn()];
    await testApp.sql.query('revoke insert on audit_entries from app_under_test');
    expect((await admin.browser.send('DELETE', `/api/auth/admin/user/${person.id}`)).status).toBe(200);
    await testApp.startWorkers();
    await eventually(
      async () =>
        (await testApp.sql.query("select 1 from outbox where name = 'admin.userClosed' and published_at is not null"))
          .rowCount,
      'the event to reach the queue',
    );
    expect((await testApp.sql.query('select 1 from audit_entries')).rowCount).toBe(0);
    await testApp.sql.query('grant insert on audit_entries to app_under_test');
    await eventually(
      async () =>
        (
          await testApp.sql.query("select 1 from audit_entries where action = 'admin.userClosed' and target_id = $1", [
            person.id,
          ])
        ).rowCount,
      'the entry',
    );
    expect((await chain.verify(null)).firstBad).toBeNull();
  });
});
