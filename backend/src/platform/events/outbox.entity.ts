import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** An event that was committed together with the change it tells of. The relay reads it; nobody else does. */
@Entity({ tableName: 'outbox' })
export class OutboxRow {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'json' })
  payload!: object;

  @Property({ type: 'text', nullable: true })
  requestId!: string | null;

  /** The network of the request that caused it. */
  @Property({ type: 'text', nullable: true })
  origin!: string | null;

  @Property({ type: 'timestamptz' })
  createdAt!: Date;
}
