import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Module } from '@nestjs/common';
import type { Config } from '../config/config.js';
import { Outbox } from '../events/outbox.js';
import { AuditChain, type AuditHead, type ChainVerdict } from './audit-chain.js';
import { AuditCheckpoint, isHead, type Checkpoint } from './audit-checkpoint.js';

/** Number of hexadecimal digits of a hash in a mark. Without AUDIT_KEY, nobody can find another entry that has them. */
const DIGITS = 16;

/**
 * Returns the number and the beginning of the hash of an audit entry, such as "41:3f2a9c0b1d2e3f40". Marks leave the
 * machine in the log and in mails, so that a later check can show that an entry is gone.
 */
export const markOf = ({ seq, hash }: AuditHead): string => `${seq}:${hash.slice(0, DIGITS)}`;

/** Reads a mark. The hash may also be complete. Returns null if the text is no mark. */
export function readMark(text: string): AuditHead | null {
  const [, seq, hash] = /^(\d{1,18}):([\da-f]{16,64})$/.exec(text) ?? [];
  return seq && hash ? { seq, hash } : null;
}

/** Entry of an operator who accepted the trail, as after a restore. */
export const TRAIL_ACCEPTED = 'audit.trailAccepted';

export const ACCEPT_REASONS = ['restored', 'file-lost', 'key-changed'] as const;
export type AcceptReason = (typeof ACCEPT_REASONS)[number];

export interface AuditVerdict extends ChainVerdict {
  /** Events without an entry because their queue has not handled them. */
  unrecorded: number;
}

/** Each continues a sentence such as "Entry 17 …". */
export const UNCONFIRMED = {
  missing:
    'is the newest one, but nothing confirms it: a file outside the database is missing. ' +
    'Workers on several machines must share one file',
  forged: 'is the newest one, but nothing confirms it: this site did not write the file outside the database',
  forgotten: 'is missing: the database still shows elsewhere that it was written',
  noted: 'is missing or is not the one that was noted elsewhere',
} as const;

/** How often and how long, in milliseconds, a check waits for a checkpoint file that is about to be created. */
const CREATION = { turns: 10, pauseMs: 200 } as const;

/**
 * Compares the audit trail with the data that should agree with it: the checkpoint outside the database, the inbox (the
 * record of handled events), earlier checks and the published events. The class uses raw SQL, because the comparisons
 * concern whole tables.
 */
@Injectable()
export class AuditTrail {
  constructor(
    private readonly em: EntityManager,
    private readonly chain: AuditChain,
    private readonly checkpoint: AuditCheckpoint,
    private readonly outbox: Outbox,
  ) {}

  /** For a program that runs without the modules of the site. */
  static of(em: EntityManager, config: Config): AuditTrail {
    return new AuditTrail(em, new AuditChain(em, config), new AuditCheckpoint(config), new Outbox(em));
  }

  /** `noted` is an entry from the log or a mail, which alone can show that newer ones were deleted. */
  async verify(noted: AuditHead | null = null): Promise<AuditVerdict> {
    const before = await this.checkpoint.read();
    const verdict = await this.chain.verify(isHead(before) ? before : null);
    const unrecorded = await this.outbox.countUnhandled('audit-log');
    const { entries } = verdict;
    const saved = before === 'missing' && entries > 0 ? await this.firstCheckpoint() : before;
    const firstBad =
      verdict.firstBad ?? unconfirmed(saved, entries) ?? (await this.forgotten(entries)) ?? (await this.unlike(noted));
    return { entries, firstBad, unrecorded };
  }

  /** Returns the mark of the newest entry, or null if the trail is empty. */
  async newestMark(): Promise<string | null> {
    const head = await this.chain.head();
    return head && markOf(head);
  }

  /**
   * Saves the newest audit entry outside the database. If the trail no longer contains the entry that was saved before,
   * or if the file with that entry is missing or forged, nothing is saved and the problem is returned. Saving a newer
   * entry would hide the problem. Only the first entry of the trail may be saved without an earlier file.
   */
  async saveHead(): Promise<ChainVerdict['firstBad']> {
    const head = await this.chain.head();
    return head && this.save(head);
  }

  /**
   * Accepts the trail as it is in the database, for instance after an older backup was restored. Adds an audit entry
   * that records the acceptance, and saves this new entry outside the database. If an entry of the trail is invalid,
   * the method changes nothing and returns the invalid entry.
   */
  async accept(reason: AcceptReason): Promise<ChainVerdict & { recordedAs: string | null }> {
    const verdict = await this.chain.verify(null);
    if (verdict.firstBad) return { ...verdict, recordedAs: null };
    const saved = await this.checkpoint.read();
    const details = { reason, entries: verdict.entries, savedBefore: isHead(saved) ? saved.seq : saved };
    const nobody = { actorId: null, targetId: null, requestId: null, origin: null };
    const entry = { eventId: randomUUID(), at: new Date(), action: TRAIL_ACCEPTED, ...nobody, details };
    const appended = await this.em.transactional(async () => this.chain.append(entry));
    if (appended) await this.checkpoint.write(appended);
    return { ...verdict, recordedAs: appended?.seq ?? null };
  }

  private async save(head: AuditHead): Promise<ChainVerdict['firstBad']> {
    const saved = await this.checkpoint.read();
    if (isHead(saved)) {
      if (!(await this.chain.contains(saved))) return { seq: saved.seq, reason: UNCONFIRMED.forgotten };
      if (BigInt(saved.seq) >= BigInt(head.seq)) return null;
    } else if (saved === 'forged' || head.seq !== '1') return unconfirmed(saved, Number(head.seq));
    await this.checkpoint.write(head);
    return null;
  }

  /** The file is created just after the first entry, perhaps while the check is running. */
  private async firstCheckpoint(): Promise<Checkpoint> {
    for (let turn = 0; turn < CREATION.turns; turn++) {
      const saved = await this.checkpoint.read();
      if (saved !== 'missing') return saved;
      await setTimeout(CREATION.pauseMs);
    }
    return 'missing';
  }

  /** Null without such signs, which remain even if the checkpoint file was deleted too. */
  private async forgotten(entries: number): Promise<ChainVerdict['firstBad']> {
    const [accepted] = await this.em.execute<{ at: string | Date }[]>(
      'select at from audit_entries where action = ? order by seq desc limit 1',
      [TRAIL_ACCEPTED],
    );
    const since = new Date(accepted?.at ?? 0);
    const isGone = (await this.countedBefore(since)) > entries || (await this.isHandledWithoutEntry(since));
    return isGone ? { seq: String(entries + 1), reason: UNCONFIRMED.forgotten } : null;
  }

  private async unlike(noted: AuditHead | null): Promise<ChainVerdict['firstBad']> {
    if (noted === null || (await this.chain.contains(noted))) return null;
    return { seq: noted.seq, reason: UNCONFIRMED.noted };
  }

  private async countedBefore(since: Date): Promise<number> {
    const [row] = await this.em.execute<{ most: string | null }[]>(
      'select max(entries) as most from audit_checks where first_bad_seq is null and asked_at > ?',
      [since],
    );
    return Number(row?.most ?? 0);
  }

  private async isHandledWithoutEntry(since: Date): Promise<boolean> {
    const days = await this.em.execute<{ day: string }[]>(
      `select generate_series(date_trunc('day', greatest(oldest, ?::timestamptz)), now(), interval '1 day')::text as day
       from (select min(handled_at) as oldest from inbox) i where oldest is not null`,
      [since],
    );
    // The inbox, which is the record of handled events, is checked one day at a time, because a single SQL statement
    // for all days could exceed the time limit for statements.
    for (const { day } of days) {
      const rows = await this.em.execute(
        `select 1 from inbox i where handled_at >= ?::timestamptz and handled_at < ?::timestamptz + interval '1 day'
           and handled_at > ? and handler like 'audit-log:%'
           and not exists (select 1 from audit_entries e where e.event_id = i.event_id) limit 1`,
        [day, day, since],
      );
      if (rows.length > 0) return true;
    }
    return false;
  }
}

function unconfirmed(saved: Checkpoint, entries: number): ChainVerdict['firstBad'] {
  if (isHead(saved) || (saved === 'missing' && entries === 0)) return null;
  return { seq: String(Math.max(entries, 1)), reason: UNCONFIRMED[saved] };
}

/** Only for workers, because the web process does not have AUDIT_KEY. */
@Module({ providers: [AuditChain, AuditCheckpoint, AuditTrail], exports: [AuditChain, AuditTrail] })
export class AuditTrailModule {}
