import { createHmac } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';

export interface AuditEntry {
  eventId: string;
  at: Date;
  action: string;
  actorId: string | null;
  targetId: string | null;
  requestId: string | null;
  /** IP address without its last part, or null if no request caused the action. */
  origin: string | null;
  /** Ids, counts, field names: never names, addresses, secrets or anything about health. */
  details: Record<string, unknown>;
}
export interface StoredEntry extends AuditEntry {
  seq: bigint;
  previousHash: Buffer;
  hash: Buffer;
}
interface Row {
  seq: string;
  event_id: string;
  at: string | Date;
  action: string;
  actor_id: string | null;
  target_id: string | null;
  request_id: string | null;
  origin: string | null;
  details: Record<string, unknown>;
  previous_hash: Buffer;
  hash: Buffer;
}

export interface AuditHead {
  seq: string;
  hash: string;
}
export interface ChainVerdict {
  entries: number;
  /** Null if intact. The reason continues a sentence such as "Entry 17 …". */
  firstBad: { seq: string; reason: string } | null;
}
/** Each continues a sentence such as "Entry 17 …". */
export const FAULTS = {
  changed: 'was changed after it was written, or this site did not write it',
  missing: 'is missing: a later entry stands in its place',
  number: 'has a number that this site does not use: somebody inserted it',
  order: 'does not continue the entry before it',
  cut: 'is missing: the trail ends before the newest entry named outside the database',
  rewritten: 'is not the entry that is named outside the database',
} as const;

/** Key of the PostgreSQL advisory lock that lets only one process at a time write to the audit trail. */
const WRITER_LOCK = 814_211;
const GENESIS = Buffer.alloc(32);
const PAGE = 5_000;
const SMALLEST = -(2n ** 63n);

/**
 * The tamper-evident audit trail. The hash of each entry is `HMAC(key, previous hash + canonical entry)`, and only one
 * process at a time can append. The class uses raw SQL, because entries are only appended and read, and appending needs
 * an advisory lock.
 */
@Injectable()
export class AuditChain {
  private readonly key: Buffer;

  constructor(
    private readonly em: EntityManager,
    @Inject(CONFIG) config: Pick<Config, 'auditKey'>,
  ) {
    if (config.auditKey === null) throw new Error('this process may not write or check the audit trail');
    this.key = Buffer.from(config.auditKey, 'utf8');
  }

  /** In the caller's transaction. Null if the event already has an entry. */
  async append(entry: AuditEntry): Promise<AuditHead | null> {
    await this.em.execute('select pg_advisory_xact_lock(?)', [WRITER_LOCK]);
    const last = await this.newest();
    const seq = BigInt(last?.seq ?? 0) + 1n;
    const previousHash = last?.hash ?? GENESIS;
    const hash = this.hashOf({ ...entry, seq, previousHash });
    const appended = await this.em.execute<unknown[]>(
      `insert into audit_entries
         (seq, event_id, at, action, actor_id, target_id, request_id, origin, details, previous_hash, hash)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?::jsonb, ?, ?)
       on conflict (event_id) do nothing returning 1`,
      [
        seq.toString(),
        entry.eventId,
        entry.at,
        entry.action,
        entry.actorId,
        entry.targetId,
        entry.requestId,
        entry.origin,
        JSON.stringify(entry.details),
        previousHash,
        hash,
      ],
    );
    if (appended.length === 0) return null;
    return { seq: seq.toString(), hash: hash.toString('hex') };
  }

  /** Saved outside the database, so that a later check can detect missing entries. Null without entries. */
  async head(): Promise<AuditHead | null> {
    const last = await this.newest();
    return last ? { seq: String(last.seq), hash: last.hash.toString('hex') } : null;
  }

  private async newest(): Promise<{ seq: string; hash: Buffer } | undefined> {
    const [last] = await this.em.execute<{ seq: string; hash: Buffer }[]>(
      'select seq, hash from audit_entries order by seq desc limit 1',
    );
    return last;
  }

  /** Returns whether the trail has an entry with this number and hash. Of the hash, the beginning is enough. */
  async contains({ seq, hash }: AuditHead): Promise<boolean> {
    const [entry] = await this.em.execute<{ hash: Buffer }[]>('select hash from audit_entries where seq = ?', [seq]);
    return entry?.hash.toString('hex').startsWith(hash) ?? false;
  }

  /**
   * Reads the whole audit trail and checks that no entry was changed, removed, inserted or moved. The result names the
   * first invalid entry. `savedHead` is the newest entry that was saved outside the database. The comparison with this
   * entry shows whether the end of the trail was cut off or rewritten.
   */
  async verify(savedHead: AuditHead | null): Promise<ChainVerdict> {
    let expected = 1n;
    let previous: Buffer = GENESIS;
    let isSavedHeadSeen = savedHead === null;
    for (;;) {
      // Audit entries with a number below 1 are read too. The site never writes such entries, so they are signs of
      // tampering.
      const rows = await this.em.execute<Row[]>('select * from audit_entries where seq >= ? order by seq limit ?', [
        (expected === 1n ? SMALLEST : expected).toString(),
        PAGE,
      ]);
      for (const row of rows) {
        const entry = fromRow(row);
        const firstBad = this.faultOf(entry, expected, previous) ?? differenceFrom(savedHead, entry);
        if (firstBad) return { entries: Number(expected) - 1, firstBad };
        isSavedHeadSeen ||= savedHead?.seq === entry.seq.toString();
        previous = entry.hash;
        expected += 1n;
      }
      if (rows.length < PAGE) break;
    }
    const cut = { seq: expected.toString(), reason: FAULTS.cut };
    return { entries: Number(expected) - 1, firstBad: isSavedHeadSeen ? null : cut };
  }

  private faultOf(entry: StoredEntry, expected: bigint, previous: Buffer): ChainVerdict['firstBad'] {
    if (entry.seq < expected) return { seq: entry.seq.toString(), reason: FAULTS.number };
    const seq = expected.toString();
    if (entry.seq > expected) return { seq, reason: FAULTS.missing };
    if (!entry.previousHash.equals(previous)) return { seq, reason: FAULTS.order };
    return this.hashOf(entry).equals(entry.hash) ? null : { seq, reason: FAULTS.changed };
  }

  /** Returns the hash of an audit entry. The hash covers all fields of the entry and the hash of the previous entry. */
  hashOf(entry: Omit<StoredEntry, 'hash'>): Buffer {
    const canonical = canonicalJson([
      entry.seq.toString(),
      entry.eventId,
      entry.at.toISOString(),
      entry.action,
      entry.actorId,
      entry.targetId,
      entry.requestId,
      entry.details,
      // The oldest audit entries have no field `origin`. If the origin is null, it is left out of the hash, so that the
      // hashes of those entries remain valid.
      ...(entry.origin === null ? [] : [entry.origin]),
    ]);
    return createHmac('sha256', this.key).update(entry.previousHash).update(canonical).digest();
  }
}

function differenceFrom(savedHead: AuditHead | null, { seq, hash }: StoredEntry): ChainVerdict['firstBad'] {
  if (savedHead?.seq !== seq.toString() || savedHead.hash === hash.toString('hex')) return null;
  return { seq: savedHead.seq, reason: FAULTS.rewritten };
}

function fromRow(row: Row): StoredEntry {
  return {
    seq: BigInt(row.seq),
    eventId: row.event_id,
    at: new Date(row.at),
    action: row.action,
    actorId: row.actor_id,
    targetId: row.target_id,
    requestId: row.request_id,
    origin: row.origin,
    details: row.details,
    previousHash: row.previous_hash,
    hash: row.hash,
  };
}

/** Serializes a value as JSON with sorted keys, because PostgreSQL's jsonb does not preserve the order of keys. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value ?? null);
  const entries = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, part]) => `${JSON.stringify(key)}:${canonicalJson(part)}`).join(',')}}`;
}
