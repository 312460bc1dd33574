import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

/** The clocks' shared memory: of all workers exactly one gets a run that is due. */
@Injectable()
export class ScheduleRuns {
  constructor(private readonly em: EntityManager) {}

  /** True for the one caller that is to run it now. `everyMs` is counted from the last start. */
  async claim(name: string, everyMs: number, workerId: string): Promise<boolean> {
    const claimed = await this.em.execute(
      `insert into schedule_runs (name, every_ms, started_at, worker_id) values (?, ?, now(), ?)
       on conflict (name) do update set every_ms = excluded.every_ms, started_at = now(), ended_at = null, ok = null, result = null, worker_id = excluded.worker_id
         where schedule_runs.started_at <= now() - excluded.every_ms * interval '1 millisecond' returning 1`,
      [name, everyMs, workerId],
    );
    return claimed.length > 0;
  }

  async end(name: string, ok: boolean, result: string): Promise<void> {
    await this.em.execute('update schedule_runs set ended_at = now(), ok = ?, result = ? where name = ?', [ok, result.slice(0, 300), name]);
  }
}
