import { BigIntType } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

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

  /**
   * Sequence number of the first invalid audit entry. The value is null if the trail is intact or the check has not
   * finished.
   */
  @Property({ type: new BigIntType('string'), nullable: true })
  firstBadSeq: string | null = null;

  @Property({ type: 'text', nullable: true })
  reason: string | null = null;

  /**
   * Number of events that should have an audit entry but have none, because their queue has not handled them. The value
   * is null while the check is running.
   */
  @Property({ type: new BigIntType('number'), nullable: true })
  unrecorded: number | null = null;
}
