import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** Committed with the change that it describes, then passed on by a worker. */
@Entity({ tableName: 'outbox' })
@Index({ name: 'outbox_waiting', properties: ['createdAt'], where: 'published_at is null' })
@Index({ name: 'outbox_published', properties: ['publishedAt'], where: 'published_at is not null' })
export class OutboxEvent {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'json' })
  payload!: object;

  @Property({ type: 'text', nullable: true })
  requestId!: string | null;

  @Property({ type: 'text', nullable: true })
  origin!: string | null;

  @Property({ type: 'text', nullable: true })
  traceparent!: string | null;

  @Property({ type: 'timestamptz' })
  createdAt!: Date;

  /** Time at which the queues accepted the event. The value is null if the event still has to be sent to the queues. */
  @Property({ type: 'timestamptz', nullable: true })
  publishedAt: Date | null = null;

  /** Queues that accepted the event, or null if no queue has accepted the event yet. */
  @Property({ type: 'text[]', nullable: true })
  queues: string[] | null = null;
}
