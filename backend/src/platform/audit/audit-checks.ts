import { randomUUID } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Verdict } from './audit-chain.js';

export interface CheckRow {
  id: string; asked_by: string | null; asked_at: string; ended_at: string | null; entries: string | null; first_bad_seq: string | null; reason: string | null;
}

/** What checks of the trail were asked for and what each found. */
@Injectable()
export class AuditChecks {
  constructor(private readonly em: EntityManager) {}

  /** Null when nobody asked: the clock did. */
  async ask(askedBy: string | null): Promise<string> {
    const id = randomUUID();
    await this.em.execute('insert into audit_checks (id, asked_by) values (?, ?)', [id, askedBy]);
    return id;
  }

  async end(id: string, { entries, firstBad }: Verdict): Promise<void> {
    await this.em.execute('update audit_checks set ended_at = now(), entries = ?, first_bad_seq = ?, reason = ? where id = ?', [entries, firstBad?.seq ?? null, firstBad?.reason ?? null, id]);
  }

  async latest(limit: number): Promise<CheckRow[]> {
    return this.em.execute<CheckRow[]>(
      "select id, asked_by, to_json(asked_at)#>>'{}' as asked_at, to_json(ended_at)#>>'{}' as ended_at, entries, first_bad_seq, reason from audit_checks order by asked_at desc limit ?", [limit]);
  }
}
