import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { TokenPurpose } from '#contract/limits/sessions.js';
import { BelongsToUser } from '../../users/index.js';

/**
 * A one-time link that is sent by email. The database contains only a hash of the link's secret. A link is valid for
 * one purpose and one email address.
 */
@Entity({ tableName: 'account_tokens' })
@Index({ name: 'account_tokens_user', properties: ['userId', 'purpose'] })
export class AccountToken {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @BelongsToUser()
  userId!: string;

  @Property({ type: 'text' })
  purpose!: TokenPurpose;

  @Property({ type: 'blob', unique: 'account_tokens_hash' })
  hash!: Buffer;

  /** Hash of the email address to which the one-time link was sent, or null if the address was not recorded. */
  @Property({ type: 'blob', nullable: true })
  addressHash: Buffer | null = null;

  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();

  @Property({ type: 'timestamptz' })
  expiresAt!: Date;

  @Property({ type: 'timestamptz', nullable: true })
  usedAt: Date | null = null;
}
