import { BigIntType } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { now } from '../database/time.js';

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

@Injectable()
export class ScheduleRuns {
  constructor(private readonly em: EntityManager) {}

  /** Records the start of a scheduled run. `everyMs` is the number of milliseconds until the next run is due. */
  async start(name: string, everyMs: number, workerId: string): Promise<void> {
    const run = { name, everyMs, startedAt: new Date(), workerId };
    await this.em.upsert(ScheduleRun, { ...run, endedAt: null, ok: null, result: null });
  }

  async keepOnly(names: readonly string[]): Promise<void> {
    await this.em.fork().nativeDelete(ScheduleRun, { name: { $nin: [...names] } });
  }

  /** Records how a scheduled run ended. `result` is cut off after 300 characters. */
  async end(name: string, ok: boolean, result: string): Promise<void> {
    await this.em.nativeUpdate(ScheduleRun, { name }, { endedAt: now(), ok, result: result.slice(0, 300) });
  }
}
