import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { BelongsToUser } from '../../users/index.js';

/** A change of something that a person saved. */
@Entity({ tableName: 'found_changes' })
@Index({ name: 'found_changes_user', properties: ['userId', 'foundAt'] })
@Index({
  name: 'found_changes_waiting',
  expression: 'create index found_changes_waiting on found_changes (user_id) where mail_id is null',
})
export class FoundChange {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @BelongsToUser({ index: false })
  userId!: string;

  @Property({ type: 'timestamptz' })
  foundAt!: Date;

  @Property({ type: 'boolean' })
  isUrgent!: boolean;

  /** The change as encrypted JSON (`ChangeOfPlan`), because prices and medicines reveal income and health. */
  @Property({ type: 'blob' })
  content!: Buffer;

  /** Mail that tells of the change, or null as long as no mail was begun. */
  @Property({ type: 'uuid', nullable: true })
  mailId: string | null = null;
}
