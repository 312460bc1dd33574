import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** An event that is committed together with the change it describes. The relay passes it on to the queues. */
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

  /** The network part of the address that sent the request which caused the event. */
  @Property({ type: 'text', nullable: true })
  origin!: string | null;

  /** The tracing span in which the event happened (W3C Trace Context); null when tracing is off. */
  @Property({ type: 'text', nullable: true })
  traceparent!: string | null;

  @Property({ type: 'timestamptz' })
  createdAt!: Date;

  /** When the queues accepted the event; null until then. */
  @Property({ type: 'timestamptz', nullable: true })
  publishedAt: Date | null = null;
}
