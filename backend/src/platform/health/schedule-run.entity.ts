import { BigIntType } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

@Entity({ tableName: 'schedule_runs' })
export class ScheduleRun {
  @PrimaryKey({ type: 'text' })
  name!: string;

  @Property({ type: new BigIntType('number') })
  everyMs!: number;

  @Property({ type: 'timestamptz' })
  startedAt!: Date;

  @Property({ type: 'timestamptz', nullable: true })
  endedAt: Date | null = null;

  @Property({ type: 'boolean', nullable: true })
  ok: boolean | null = null;

  @Property({ type: 'text', nullable: true })
  result: string | null = null;

  @Property({ type: 'uuid', nullable: true })
  workerId: string | null = null;
}
