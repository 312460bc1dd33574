import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { JobsOverview } from '../../contract/jobs.contract.js';
import { QUEUES } from '../../contract/queues.js';
import type { Handled } from '../queue/queue-figures.js';

/** Milliseconds a count over 90 days is kept. */
const QUARTER_KEPT = 5 * 60_000;
/** Seconds after which a silent worker counts as gone. */
export const WORKER_SILENCE = 30;

/** What the database knows of the workers: who lives, what the clocks did, how far the outbox is behind. */
@Injectable()
export class Operations {
  private counted: { at: number; byQueue: ReadonlyMap<string, number> } = { at: 0, byQueue: new Map() };

  constructor(private readonly em: EntityManager) {}

  async workers(): Promise<JobsOverview['workers']> {
    return this.em.execute<JobsOverview['workers']>(
      `select id, to_json(started_at)#>>'{}' as started_at, to_json(seen_at)#>>'{}' as seen_at, version, queues_ok as reaches_queues, mail_ok as reaches_mail,
         seen_at > now() - make_interval(secs => ?) as is_alive
       from worker_heartbeats where seen_at > now() - interval '1 hour' order by started_at desc`, [WORKER_SILENCE]);
  }

  async schedules(): Promise<JobsOverview['schedules']> {
    const rows = await this.em.execute<(Omit<JobsOverview['schedules'][number], 'every_ms'> & { every_ms: string })[]>(
      `select name, every_ms, to_json(started_at)#>>'{}' as last_started_at, to_json(ended_at)#>>'{}' as last_ended_at, ok, result,
         to_json(started_at + every_ms * interval '1 millisecond')#>>'{}' as next_at
       from schedule_runs order by name`);
    return rows.map((row) => ({ ...row, every_ms: Number(row.every_ms) }));
  }

  async outbox(): Promise<JobsOverview['outbox']> {
    const [row] = await this.em.execute<{ waiting: string; oldest_ms: string | null }[]>(
      'select count(*) as waiting, extract(epoch from now() - min(created_at)) * 1000 as oldest_ms from outbox where published_at is null');
    return { waiting: Number(row?.waiting ?? 0), oldest_ms: row?.oldest_ms == null ? null : Number(row.oldest_ms) };
  }

  /** Events handled in the last hour, day and 90 days, by queue. */
  async handled(): Promise<Map<string, Handled>> {
    const quarter = await this.quarter();
    const rows = await this.em.execute<{ queue: string; hour: string; day: string }[]>(
      `select split_part(handler, ':', 1) as queue, count(*) filter (where handled_at > now() - interval '1 hour') as hour, count(*) as day
       from inbox where handled_at > now() - interval '1 day' group by 1`);
    const recent = new Map(rows.map(({ queue, hour, day }) => [queue, { hour: Number(hour), day: Number(day) }]));
    return new Map([...quarter].map(([queue, counted]) => [queue, { hour: 0, day: 0, ...recent.get(queue), quarter: Math.max(counted, recent.get(queue)?.day ?? 0) }]));
  }

  /** When an event took effect, by queue. */
  async effectsOf(event: string, eventId: string): Promise<Map<string, string>> {
    const rows = await this.em.execute<{ queue: string; at: string }[]>(
      `select split_part(handler, ':', 1) as queue, to_json(handled_at)#>>'{}' as at from inbox where handler = any(?::text[]) and event_id = ?::uuid`,
      [`{${QUEUES.map((queue) => `"${queue}:${event}"`).join(',')}}`, eventId]);
    return new Map(rows.map(({ queue, at }) => [queue, at]));
  }

  /** A long look back reads many rows and changes slowly: it is kept for a while. */
  private async quarter(): Promise<ReadonlyMap<string, number>> {
    if (Date.now() - this.counted.at < QUARTER_KEPT) return this.counted.byQueue;
    const rows = await this.em.execute<{ queue: string; n: string }[]>("select split_part(handler, ':', 1) as queue, count(*) as n from inbox where handled_at > now() - interval '90 days' group by 1");
    this.counted = { at: Date.now(), byQueue: new Map([...QUEUES.map((queue) => [queue, 0] as const), ...rows.map(({ queue, n }) => [queue, Number(n)] as const)]) };
    return this.counted.byQueue;
  }
}
