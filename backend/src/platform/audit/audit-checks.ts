import { randomUUID } from 'node:crypto';
import { BigIntType } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { RETENTION } from '#contract/limits/retention.js';
import { now, yearsAgo } from '../database/time.js';
import type { AuditVerdict } from './audit-trail.js';

@Entity({ tableName: 'audit_checks' })
@Index({ name: 'audit_checks_asked', properties: ['askedAt'] })
export class AuditCheckRow {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  /** Id of the staff member who requested the audit check, or null if it was started on a schedule. */
  @Property({ type: 'uuid', nullable: true })
  askedBy!: string | null;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  askedAt!: Date;

  @Property({ type: 'timestamptz', nullable: true })
  endedAt: Date | null = null;

  @Property({ type: new BigIntType('number'), nullable: true })
  entries: number | null = null;

  /** Null if the trail is intact or the check has not finished. */
  @Property({ type: new BigIntType('string'), nullable: true })
  firstBadSeq: string | null = null;

  @Property({ type: 'text', nullable: true })
  reason: string | null = null;

  /** Events without an entry because their queue has not handled them; null while running. */
  @Property({ type: new BigIntType('number'), nullable: true })
  unrecorded: number | null = null;
}

@Injectable()
export class AuditChecks {
  constructor(private readonly em: EntityManager) {}

  /** `askedBy`: the staff member, or null for a scheduled check. Returns the check's id. */
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
