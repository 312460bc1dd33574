import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { BelongsToUser } from '../../users/index.js';

/** A Google account with which a person can sign in to an account of this site. */
@Entity({ tableName: 'identities' })
@Index({ name: 'identities_user', properties: ['userId'] })
export class Identity {
  @PrimaryKey({ type: 'text' })
  issuer!: string;

  @PrimaryKey({ type: 'text' })
  subject!: string;

  @BelongsToUser()
  userId!: string;

  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();
}
