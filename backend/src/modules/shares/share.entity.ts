import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { BelongsToUser } from '../users/index.js';

/** A link that shows some plans to whoever has it. Only a hash of the link's secret is stored. */
@Entity({ tableName: 'shares' })
@Index({ name: 'shares_user', properties: ['userId', 'madeAt'] })
@Index({ name: 'shares_expires', properties: ['expiresAt'] })
export class Share {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @BelongsToUser({ index: false })
  userId!: string;

  @Property({ type: 'blob', unique: 'shares_hash' })
  hash!: Buffer;

  /**
   * What the link shows, as encrypted JSON (see `SharedContent`). Null once the link has been ended, because nobody
   * needs the content any more.
   */
  @Property({ type: 'blob', nullable: true })
  content: Buffer | null = null;

  @Property({ type: 'timestamptz' })
  madeAt!: Date;

  @Property({ type: 'timestamptz' })
  expiresAt!: Date;

  @Property({ type: 'timestamptz', nullable: true })
  endedAt: Date | null = null;

  /** How often somebody other than the owner has opened the link. */
  @Property({ type: 'integer', default: 0 })
  opened: number = 0;

  @Property({ type: 'timestamptz', nullable: true })
  lastOpenedAt: Date | null = null;
}
