import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { BelongsToUser } from '../users/index.js';

/** Shows plans to everyone who has the link, of whose secret only a hash is stored. */
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

  /** Encrypted `SharedContent`; null once the link was ended, or has expired and was emptied. */
  @Property({ type: 'blob', nullable: true })
  content: Buffer | null = null;

  @Property({ type: 'timestamptz' })
  madeAt!: Date;

  @Property({ type: 'timestamptz' })
  expiresAt!: Date;

  @Property({ type: 'timestamptz', nullable: true })
  endedAt: Date | null = null;

  /** Number of times that someone other than the owner has opened the shared link. */
  @Property({ type: 'integer', default: 0 })
  opened: number = 0;

  @Property({ type: 'timestamptz', nullable: true })
  lastOpenedAt: Date | null = null;
}
