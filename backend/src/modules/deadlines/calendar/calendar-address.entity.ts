import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { BelongsToUser } from '../../users/index.js';

/** The secret address from which a calendar program fetches a person's dates. Only the hash of the secret is stored. */
@Entity({ tableName: 'deadline_calendars' })
export class CalendarAddress {
  @BelongsToUser({ primary: true })
  userId!: string;

  @Property({ type: 'blob', unique: 'deadline_calendars_hash' })
  hash!: Buffer;

  @Property({ type: 'timestamptz' })
  madeAt!: Date;
}
