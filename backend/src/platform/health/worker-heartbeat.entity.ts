import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** State of a worker process: when it was last alive, and which services it could reach then. */
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

  /** Time at which the worker last checked whether the mail server answers. */
  @Property({ type: 'timestamptz', nullable: true })
  mailCheckedAt!: Date | null;

  /** Version of the program that the worker is running. */
  @Property({ type: 'text', default: '' })
  version!: string;
}
