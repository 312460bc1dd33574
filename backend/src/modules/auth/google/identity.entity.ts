import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../../users/index.js';

/** A Google account that can sign in to one of our accounts. */
@Entity({ tableName: 'identities' })
@Index({ name: 'identities_user', properties: ['userId'] })
export class Identity {
  @PrimaryKey({ type: 'text' })
  issuer!: string;

  @PrimaryKey({ type: 'text' })
  subject!: string;

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade' })
  userId!: string;

  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();
}
