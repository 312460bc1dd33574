import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { HOUR_STEPS, type JobsOverview } from '#contract/api/jobs.contract.js';
import { QUEUES } from '#contract/queues.js';
import { secondsAgo } from '../database/time.js';
import type { HandledCounts } from '../queue/queue-statistics.js';
import { ScheduleRun } from './schedule-run.entity.js';
import { WorkerHeartbeat } from './worker-heartbeat.entity.js';

const QUARTER_CACHED_FOR = 5 * 60_000;
const LISTED_FOR = 3_600;
const NOTHING_HANDLED = { hour: 0, steps: Array.from({ length: HOUR_STEPS }, () => 0), day: 0 };
/** Number of seconds without a heartbeat after which a worker counts as stopped. */
export const WORKER_SILENCE = 30;

/**
 * Reports on background work, from the database: which workers are alive, what the scheduled jobs did, how many events
 * still have to be sent to the queues, and how many events were handled. The class uses raw SQL to count rows.
 */
@Injectable()
export class OperationsService {
  private counted: { at: number; byQueue: ReadonlyMap<string, number> } = { at: 0, byQueue: new Map() };

  constructor(private readonly em: EntityManager) {}

  async workers(): Promise<JobsOverview['workers']> {
    const workers = await this.em.find(
      WorkerHeartbeat,
      { seenAt: { $gt: secondsAgo(LISTED_FOR) } },
      { orderBy: { startedAt: 'desc' }, disableIdentityMap: true },
    );
    return workers.map(({ id, startedAt, seenAt, version, queuesOk, mailOk }) => ({
      id,
      started_at: startedAt.toISOString(),
      seen_at: seenAt.toISOString(),
      version,
      reaches_queues: queuesOk,
      reaches_mail: mailOk,
      is_alive: Date.now() - seenAt.getTime() < WORKER_SILENCE * 1_000,
    }));
  }

  async schedules(): Promise<JobsOverview['schedules']> {
    const runs = await this.em.find(ScheduleRun, {}, { orderBy: { name: 'asc' }, disableIdentityMap: true });
    return runs.map(({ name, everyMs, startedAt, endedAt, ok, result }) => ({
      name,
      every_ms: everyMs,
      last_started_at: startedAt.toISOString(),
      last_ended_at: endedAt?.toISOString() ?? null,
      ok,
      result,
      next_at: new Date(startedAt.getTime() + everyMs).toISOString(),
    }));
  }

  async outbox(): Promise<JobsOverview['outbox']> {
    const [row] = await this.em.execute<{ waiting: string; oldest_ms: string | null }[]>(
      `select count(*) as waiting, extract(epoch from now() - min(created_at)) * 1000 as oldest_ms
       from outbox where published_at is null`,
    );
    return { waiting: Number(row?.waiting ?? 0), oldest_ms: row?.oldest_ms == null ? null : Number(row.oldest_ms) };
  }

  /**
   * Returns, for each queue, the numbers of events that were handled in the last hour, as a whole and in steps, and in
   * the last day and 90 days. The counts come from the inbox, because the metrics of BullMQ 6.7 have no times if the
   * queues are in PostgreSQL.
   */
  async handled(): Promise<Map<string, HandledCounts>> {
    const quarter = await this.quarter();
    const rows = await this.em.execute<{ queue: string; step: number; handled: string }[]>(
      `select split_part(handler, ':', 1) as queue, count(*) as handled,
         greatest(-1,
           least(?::int, ?::int - floor(extract(epoch from now() - handled_at) * ?::int / 3600)) - 1
         )::int as step
       from inbox where handled_at > now() - interval '1 day' group by 1, 3`,
      [HOUR_STEPS, HOUR_STEPS, HOUR_STEPS],
    );
    const recent = new Map<string, Omit<HandledCounts, 'quarter'>>();
    for (const { queue, step, handled } of rows) {
      const counts = recent.get(queue) ?? NOTHING_HANDLED;
      const number = Number(handled);
      recent.set(queue, {
        hour: counts.hour + (step < 0 ? 0 : number),
        steps: counts.steps.map((before, index) => (index === step ? before + number : before)),
        day: counts.day + number,
      });
    }
    return new Map(
      [...quarter].map(([queue, counted]) => [
        queue,
        { ...NOTHING_HANDLED, ...recent.get(queue), quarter: Math.max(counted, recent.get(queue)?.day ?? 0) },
      ]),
    );
  }

  /**
   * Returns, for each queue that has handled the given event, the time at which the queue handled it, as an ISO string.
   */
  async effectsOf(event: string, eventId: string): Promise<Map<string, string>> {
    const rows = await this.em.execute<{ queue: string; at: string }[]>(
      `select split_part(handler, ':', 1) as queue, to_json(handled_at)#>>'{}' as at
       from inbox where handler = any(?::text[]) and event_id = ?::uuid`,
      [`{${QUEUES.map((queue) => `"${queue}:${event}"`).join(',')}}`, eventId],
    );
    return new Map(rows.map(({ queue, at }) => [queue, at]));
  }

  /**
   * Counts the events handled in the last 90 days, by queue. The counts are cached, because they change slowly and
   * require reading many rows.
   */
  private async quarter(): Promise<ReadonlyMap<string, number>> {
    if (Date.now() - this.counted.at < QUARTER_CACHED_FOR) return this.counted.byQueue;
    const rows = await this.em.execute<{ queue: string; n: string }[]>(
      `select split_part(handler, ':', 1) as queue, count(*) as n
       from inbox where handled_at > now() - interval '90 days' group by 1`,
    );
    this.counted = {
      at: Date.now(),
      byQueue: new Map([
        ...QUEUES.map((queue) => [queue, 0] as const),
        ...rows.map(({ queue, n }) => [queue, Number(n)] as const),
      ]),
    };
    return this.counted.byQueue;
  }
}
