import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

@Entity({ tableName: 'contact_messages' })
@Index({ name: 'contact_messages_created', properties: ['createdAt'] })
export class ContactMessageRow {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  /** Name, contact details and message of the sender, stored as JSON and encrypted by `Cipher`. */
  @Property({ type: 'blob' })
  body!: Buffer;

  /** Time at which the message was emailed to the firm, or null if it has not been emailed yet. */
  @Property({ type: 'timestamptz', nullable: true })
  sentAt: Date | null = null;
}
