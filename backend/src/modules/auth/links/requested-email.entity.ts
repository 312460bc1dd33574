import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../../users/index.js';

@Entity({ tableName: 'email_changes' })
export class RequestedEmail {
  @ManyToOne(() => User, {
    primary: true,
    mapToPk: true,
    fieldName: 'user_id',
    deleteRule: 'cascade',
    updateRule: 'no action',
  })
  userId!: string;

  @Property({ type: 'text' })
  email!: string;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  askedAt: Date = new Date();
}
