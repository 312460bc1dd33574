import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { BelongsToUser } from '../../users/index.js';

/**
 * A reminder of one last day that was begun for a person. The day itself is not stored: `key` is a keyed hash of the
 * person, the day, its name and how long before it the reminder is sent, so that each is begun once.
 */
@Entity({ tableName: 'deadline_reminders' })
export class DeadlineReminder {
  @BelongsToUser({ primary: true })
  userId!: string;

  @Property({ type: 'text', primary: true })
  key!: string;

  /** The mail that tells the person of the day, with any others that were due on the same morning. */
  @Property({ type: 'uuid' })
  mailId!: string;

  @Property({ type: 'timestamptz' })
  begunAt!: Date;
}
