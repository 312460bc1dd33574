import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

@Entity({ tableName: 'inbox' })
@Index({ name: 'inbox_age', properties: ['handledAt'] })
export class InboxEntry {
  @PrimaryKey({ type: 'text' })
  handler!: string;

  @PrimaryKey({ type: 'uuid' })
  eventId!: string;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  handledAt!: Date;
}
