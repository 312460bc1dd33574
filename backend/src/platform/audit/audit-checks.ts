import { randomUUID } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { RETENTION } from '#contract/limits/retention.js';
import { now, yearsAgo } from '../database/time.js';
import { AuditCheckRow } from './audit-check.entity.js';
import type { AuditVerdict } from './audit-trail.js';

@Injectable()
export class AuditChecks {
  constructor(private readonly em: EntityManager) {}

  /**
   * Records the start of an audit check and returns the id of the check. `askedBy` is the staff member who requested
   * the check, or null if it was started on a schedule.
   */
  async start(askedBy: string | null): Promise<string> {
    const id = randomUUID();
    await this.em.insert(AuditCheckRow, { id, askedBy, askedAt: new Date() });
    return id;
  }

  async finish(id: string, { entries, firstBad, unrecorded }: AuditVerdict): Promise<void> {
    const found = { entries, unrecorded, firstBadSeq: firstBad?.seq ?? null, reason: firstBad?.reason ?? null };
    await this.em.nativeUpdate(AuditCheckRow, { id }, { ...found, endedAt: now() });
  }

  async latest(limit: number): Promise<AuditCheckRow[]> {
    return this.em.find(AuditCheckRow, {}, { orderBy: { askedAt: 'desc' }, limit, disableIdentityMap: true });
  }
}

/** Deletes the results of old checks of the audit trail. The audit trail itself is never deleted. */
export const deleteOldAuditChecks = (em: EntityManager): Promise<number> =>
  em.nativeDelete(AuditCheckRow, { askedAt: { $lt: yearsAgo(RETENTION.auditChecksYears) } });
