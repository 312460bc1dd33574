import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { BelongsToUser } from '../../users/index.js';

@Entity({ tableName: 'email_changes' })
export class RequestedEmail {
  @BelongsToUser({ primary: true })
  userId!: string;

  @Property({ type: 'text' })
  email!: string;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  askedAt: Date = new Date();
}
