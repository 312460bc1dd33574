import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { RETENTION } from '#contract/limits/retention.js';
import { daysAgo } from '../database/time.js';
import { DISCARDED } from './inbox.js';
import { OutboxEvent } from './outbox.entity.js';

/**
 * Minutes within which a queue should handle an event. After that, the event counts as lost and is sent to the queue
 * again, which changes nothing if its job is still waiting there.
 */
export const HANDLED_WITHIN = 10;
/** Seconds. An entry should be missing for two minutes at most after Redis has lost its data. */
export const AUDITED_WITHIN = 30;
const BATCH = 5_000;
/** SQL condition for an event `o` that has been neither handled nor discarded in the queue `q`. */
const IS_UNHANDLED = `not exists (
  select 1 from inbox i where i.event_id = o.id and i.handler in (q || ':' || o.name, '${DISCARDED}:' || q)
)`;

/** Added by `Publisher`, passed on by a worker, and kept for some days. */
@Injectable()
export class Outbox {
  constructor(private readonly em: EntityManager) {}

  /**
   * Finds events that a queue accepted more than ten minutes ago (the queue of the audit trail: half a minute) but no
   * worker handled, and marks them, so that a worker sends them to the queues again. If `from` is given, the search
   * covers only events that were sent at this time or later. Returns the number of events and the time from which the
   * next search must begin. A single SQL statement compares the published events with the record of handled events.
   */
  async republishLost(from: Date | null): Promise<{ events: number; nextFrom: Date | null }> {
    // The next search for lost events begins ten minutes before the end of the current one, so that the two overlap.
    // The start time comes from the clock of the database, because the times of the events come from the same clock.
    const [clock] = await this.em.execute<{ next: Date }[]>('select now() - make_interval(mins => ?::int) as next', [
      2 * HANDLED_WITHIN,
    ]);
    const rows = await this.em.execute<{ id: string }[]>(
      `update outbox set published_at = null where id in (
         select distinct o.id from outbox o, unnest(o.queues) as q
         where o.published_at < now() - make_interval(secs => case q when 'audit-log' then ?::int else ?::int end)
           and o.published_at >= coalesce(?::timestamptz, '-infinity')
           and ${IS_UNHANDLED} limit ?)
       returning id`,
      [AUDITED_WITHIN, HANDLED_WITHIN * 60, from, BATCH],
    );
    if (rows.length > 0) await this.em.execute('notify outbox');
    return { events: rows.length, nextFrom: rows.length === BATCH ? from : new Date(clock?.next ?? 0) };
  }

  /** Of more than ten minutes ago. Raw SQL compares them in one statement. */
  async countUnhandled(queue: string): Promise<number> {
    const [row] = await this.em.execute<{ n: string }[]>(
      `select count(*) as n from outbox o, unnest(o.queues) as q
       where q = ? and o.created_at < now() - make_interval(mins => ?::int) and ${IS_UNHANDLED}`,
      [queue, HANDLED_WITHIN],
    );
    return Number(row?.n ?? 0);
  }
}

export const deletePublishedEvents = (em: EntityManager): Promise<number> =>
  em.nativeDelete(OutboxEvent, { publishedAt: { $lt: daysAgo(RETENTION.publishedEventsDays) } });
