import { randomUUID } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { AuditChain, type StoredEntry } from '#platform/audit/audit-chain.js';
import type { TestApp } from '../../harness/test-app.js';
import { withTestApp } from '../measuring/with-test-app.js';
import { record } from '../results/record.js';

const ENTRIES = 1_000_000;
const BATCH = 10_000;

export const benchAudit = (): Promise<void> =>
  withTestApp(async ({ testApp }) => {
    const chain = new AuditChain(testApp.app.get(EntityManager).fork(), testApp.config);
    let previousHash: Buffer = Buffer.alloc(32);
    for (let seq = 1; seq <= ENTRIES; seq += BATCH) previousHash = await addBatch(testApp, chain, seq, previousHash);
    const began = performance.now();
    const { entries, firstBad } = await chain.verify(null);
    const seconds = (performance.now() - began) / 1_000;
    if (firstBad || entries !== ENTRIES) throw new Error('the audit trail is not whole');
    record('auditTrail', seconds);
  });

async function addBatch(testApp: TestApp, chain: AuditChain, from: number, before: Buffer): Promise<Buffer> {
  let previousHash = before;
  const rows: StoredEntry[] = [];
  for (let seq = from; seq < from + BATCH; seq += 1) {
    const entry = {
      seq: BigInt(seq),
      eventId: randomUUID(),
      at: new Date(1_700_000_000_000 + seq),
      action: 'user.signedIn',
      actorId: randomUUID(),
      targetId: null,
      requestId: randomUUID(),
      origin: '192.0.2.0/24',
      details: { sessionId: randomUUID(), newDevice: seq % 7 === 0 },
      previousHash,
    };
    previousHash = chain.hashOf(entry);
    rows.push({ ...entry, hash: previousHash });
  }
  await testApp.sql.query(
    `insert into audit_entries (seq, event_id, at, action, actor_id, request_id, origin, details, previous_hash, hash)
     select * from unnest($1::bigint[], $2::uuid[], $3::timestamptz[], $4::text[], $5::uuid[], $6::text[], $7::text[],
       $8::jsonb[], $9::bytea[], $10::bytea[])`,
    [
      rows.map(({ seq }) => String(seq)),
      rows.map(({ eventId }) => eventId),
      rows.map(({ at }) => at),
      rows.map(({ action }) => action),
      rows.map(({ actorId }) => actorId),
      rows.map(({ requestId }) => requestId),
      rows.map(({ origin }) => origin),
      rows.map(({ details }) => JSON.stringify(details)),
      rows.map((row) => row.previousHash),
      rows.map(({ hash }) => hash),
    ],
  );
  return previousHash;
}
