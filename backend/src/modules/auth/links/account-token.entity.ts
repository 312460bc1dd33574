import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { TokenPurpose } from '#contract/limits/sessions.js';
import { BelongsToUser } from '../../users/index.js';

/** Only a hash of the link's secret is stored. A link is for one purpose and one email address. */
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

@Entity({ tableName: 'email_changes' })
export class RequestedEmail {
  @BelongsToUser({ primary: true })
  userId!: string;

  @Property({ type: 'text' })
  email!: string;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  askedAt: Date = new Date();
}
