import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { AuditChain } from '#platform/audit/audit-chain.js';
import { AuditCheckpoint } from '#platform/audit/audit-checkpoint.js';
import { AuditChecks } from '#platform/audit/audit-checks.js';
import { createLogger } from '#platform/logging/logger.js';
import { AuditVerification } from '#workers/audit-log/audit-verification.js';
import { eventually } from '../harness/eventually.js';
import { TestApp } from '../harness/test-app.js';

const ENTRIES = 40;
let testApp: TestApp;
let chain: AuditChain;
beforeAll(async () => {
  testApp = await TestApp.open({ workers: false });
  chain = new AuditChain(testApp.app.get(EntityManager).fork(), testApp.config);
});
afterAll(() => testApp.close());

const firstBad = async () => (await chain.verify(null)).firstBad;
/** Runs statements on the audit trail with its triggers disabled, which only the owner of the table can do. */
const asOwner = async (...statements: string[]): Promise<void> => {
  for (const statement of [
    'alter table audit_entries disable trigger user',
    ...statements,
    'alter table audit_entries enable trigger user',
  ])
    await testApp.sql.query(statement);
};

async function freshTrail(): Promise<void> {
  await asOwner('truncate audit_entries');
  await grow(ENTRIES);
}

async function grow(entries: number): Promise<void> {
  const em = testApp.app.get(EntityManager).fork();
  const own = new AuditChain(em, testApp.config);
  await em.transactional(async () => {
    for (let index = 0; index < entries; index += 1) {
      await own.append({
        eventId: randomUUID(),
        at: new Date(),
        action: 'user.signedIn',
        actorId: randomUUID(),
        targetId: null,
        requestId: null,
        origin: index % 2 ? '192.0.2.0/24' : null,
        details: { newDevice: false, n: index },
      });
    }
  });
}

describe("the check of the audit trail after the table's owner changed it directly in SQL", () => {
  beforeEach(freshTrail);

  it('finds nothing in an unchanged trail', async () => {
    expect(await chain.verify(null)).toMatchObject({ entries: ENTRIES, firstBad: null });
  });

  it('detects an edited entry', async () => {
    await asOwner('update audit_entries set actor_id = gen_random_uuid() where seq = 17');
    expect(await firstBad()).toEqual({ seq: '17', reason: 'was changed after it was written' });
  });

  it('detects an edited network address', async () => {
    await asOwner('update audit_entries set origin = null where seq = 18');
    expect(await firstBad()).toMatchObject({ seq: '18' });
  });

  it('detects a deleted entry, even if later entries are renumbered', async () => {
    await asOwner('delete from audit_entries where seq = 17');
    expect(await firstBad()).toMatchObject({ seq: '17', reason: 'missing: a later entry stands in its place' });
    await asOwner('update audit_entries set seq = seq - 1 where seq > 17');
    expect(await firstBad()).toMatchObject({ seq: '17' });
  });

  it('detects an inserted entry', async () => {
    await asOwner(
      'update audit_entries set seq = -seq where seq >= 17',
      'update audit_entries set seq = -seq + 1 where seq < 0',
      `insert into audit_entries
       select 17, gen_random_uuid(), at, action, actor_id, target_id, request_id, details, previous_hash, hash, origin
       from audit_entries where seq = 16`,
    );
    expect(await firstBad()).toMatchObject({ seq: '17' });
  });

  it('detects two swapped entries', async () => {
    await asOwner(
      'update audit_entries set seq = 1000 where seq = 17',
      'update audit_entries set seq = 17 where seq = 18',
      'update audit_entries set seq = 18 where seq = 1000',
    );
    expect(await firstBad()).toMatchObject({ seq: '17' });
  });

  it('detects missing entries at the end, and an empty trail, by the hash stored outside the database', async () => {
    const savedHead = await chain.head();
    await asOwner('delete from audit_entries where seq > 35');
    expect((await chain.verify(savedHead)).firstBad).toEqual({
      seq: '36',
      reason: 'missing: the chain ends before the head kept outside the database',
    });
    await asOwner('truncate audit_entries');
    expect((await chain.verify(savedHead)).firstBad).toMatchObject({ seq: '1' });
    await freshTrail();
    expect((await chain.verify(savedHead)).firstBad).toMatchObject({
      seq: String(ENTRIES),
      reason: 'differs from the head kept outside the database',
    });
  });

  it('detects a shortened trail that has grown again, because the stored hash is not overwritten', async () => {
    const file = new AuditCheckpoint({ auditHeadFile: join(mkdtempSync(join(tmpdir(), 'head-')), 'head.jsonl') });
    const lines: string[] = [];
    const em = testApp.app.get(EntityManager).fork();
    const watch = new AuditVerification(
      chain,
      new AuditChecks(em),
      file,
      createLogger('info', 'test', { write: (line) => void lines.push(line) }),
    );
    await watch.saveCheckpoint();
    await asOwner('delete from audit_entries where seq > 35');
    await grow(ENTRIES);
    await watch.saveCheckpoint();
    expect(lines.join()).toContain('THE AUDIT TRAIL WAS CHANGED');
    expect((await chain.verify(await file.latest())).firstBad).toMatchObject({ seq: String(ENTRIES) });
  });

  it.each(['update audit_entries set action = $1', 'delete from audit_entries where action <> $1'])(
    'is a last resort, because a trigger rejects changes even by the owner: %s',
    async (statement) => {
      await expect(testApp.sql.query(statement, ['x'])).rejects.toThrow('append-only');
    },
  );
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
