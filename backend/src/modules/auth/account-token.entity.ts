import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { TokenPurpose } from '../../contract/limits.js';

/** A one-time link that was mailed: only the hash of its secret, bound to one purpose and one address. */
@Entity({ tableName: 'account_tokens' })
export class AccountToken {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  userId!: string;

  @Property({ type: 'text' })
  purpose!: TokenPurpose;

  @Property({ type: 'blob' })
  hash!: Buffer;

  @Property({ type: 'blob', nullable: true })
  addressHash: Buffer | null = null;

  @Property({ type: 'timestamptz' })
  createdAt!: Date;

  @Property({ type: 'timestamptz' })
  expiresAt!: Date;

  @Property({ type: 'timestamptz', nullable: true })
  usedAt: Date | null = null;
}
