import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { now } from '../database/time.js';
import { ScheduleRun } from './schedule-run.entity.js';

/** Stores the time and the result of each scheduled job's last run, for the jobs page and the metrics. */
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
