import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

@Entity({ tableName: 'worker_heartbeats' })
export class WorkerHeartbeat {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'timestamptz' })
  startedAt!: Date;

  @Property({ type: 'timestamptz' })
  seenAt!: Date;

  @Property({ type: 'boolean' })
  queuesOk!: boolean;

  @Property({ type: 'boolean' })
  mailOk!: boolean;

  @Property({ type: 'timestamptz', nullable: true })
  mailCheckedAt!: Date | null;

  @Property({ type: 'text', default: '' })
  version!: string;
}
