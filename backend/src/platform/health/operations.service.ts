import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { HOUR_STEPS, type JobsOverview } from '#contract/api/jobs.contract.js';
import { QUEUES } from '#contract/queues.js';
import { secondsAgo } from '../database/time.js';
import type { EventFamily, FamilyEvent } from '../queue/job-admin.service.js';
import type { HandledCounts } from '../queue/queue-statistics.js';
import { ScheduleRun } from './schedule-runs.js';
import { WorkerHeartbeat } from './worker-heartbeat.entity.js';

const QUARTER_CACHED_FOR = 5 * 60_000;
const LISTED_FOR = 3_600;
/** Maximum number of events that are listed for one request. */
const LARGEST_FAMILY = 20;
const NOTHING_HANDLED = { hour: 0, steps: Array.from({ length: HOUR_STEPS }, () => 0), day: 0 };
/** Number of seconds without a heartbeat after which a worker counts as stopped. */
export const WORKER_SILENCE = 30;

/** From the database; raw SQL counts rows. */
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
   * Returns, for each queue, the numbers of events handled in the last hour, as a whole and in steps, the last day and
   * 90 days. They come from the inbox: BullMQ 6.7 has no such times if the queues are in PostgreSQL.
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
   * Returns the events that the same request caused as the given event, oldest first, with the time at which each queue
   * handled each of them. Workers pass the id of a request on to the events that they publish, within an hour. Returns
   * the given event alone if no request caused it, or if the outbox no longer has it.
   */
  async familyOf(own: Omit<FamilyEvent, 'effects'>): Promise<EventFamily> {
    const rows = await this.em.execute<{ id: string; name: string; at: string; request_id: string | null }[]>(
      `with own as (select request_id, published_at from outbox where id = ?::uuid)
       select id, name, to_json(created_at)#>>'{}' as at, request_id from outbox
       where id = ?::uuid or request_id = (select request_id from own) and published_at between
         (select published_at from own) - interval '1 hour' and (select published_at from own) + interval '1 hour'
       order by created_at, id limit ?`,
      [own.id, own.id, LARGEST_FAMILY],
    );
    const events = rows.length > 0 ? rows : [own];
    const effects = await this.effectsOf(events);
    return {
      requestId: rows[0]?.request_id ?? null,
      events: events.map(({ id, name, at }) => ({ id, name, at, effects: effects.get(id) ?? new Map() })),
    };
  }

  /** Returns, by event and queue, the times at which events were handled, as ISO strings. */
  private async effectsOf(
    events: readonly Pick<FamilyEvent, 'id' | 'name'>[],
  ): Promise<Map<string, Map<string, string>>> {
    const handlers = events.flatMap(({ name }) => QUEUES.map((queue) => `"${queue}:${name}"`));
    const rows = await this.em.execute<{ id: string; queue: string; at: string }[]>(
      `select event_id as id, split_part(handler, ':', 1) as queue, to_json(handled_at)#>>'{}' as at
       from inbox where handler = any(?::text[]) and event_id = any(?::uuid[])`,
      [`{${[...new Set(handlers)].join(',')}}`, `{${events.map(({ id }) => id).join(',')}}`],
    );
    const effects = new Map(events.map(({ id }) => [id, new Map<string, string>()]));
    for (const { id, queue, at } of rows) effects.get(id)?.set(queue, at);
    return effects;
  }

  /** By queue. Cached, because it reads many rows and changes slowly. */
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
