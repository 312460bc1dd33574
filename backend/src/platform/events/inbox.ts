import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { RETENTION } from '#contract/limits/retention.js';
import { daysAgo, now } from '../database/time.js';

@Entity({ tableName: 'inbox' })
@Index({ name: 'inbox_age', properties: ['handledAt'] })
export class InboxEntry {
  @PrimaryKey({ type: 'text' })
  handler!: string;

  @PrimaryKey({ type: 'uuid' })
  eventId!: string;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  handledAt!: Date;
}

export const DISCARDED = 'discarded';

/**
 * Records which handler has handled which event, so that an event that is delivered several times is not handled again.
 */
@Injectable()
export class Inbox {
  constructor(private readonly em: EntityManager) {}

  /**
   * Runs `effect`, which handles an event, and records the event in the same transaction. If this handler has already
   * handled the event, returns false without running `effect`. The caller must have its own EntityManager.
   */
  async once(handler: string, eventId: string, effect: () => Promise<void>): Promise<boolean> {
    return this.em.transactional(async (em) => {
      if (!(await isNew(em, handler, eventId))) return false;
      await effect();
      return true;
    });
  }

  /**
   * Runs `effect`, which handles an event, outside any transaction and then records the event. If this handler has
   * already handled the event, returns false without running `effect`. The method is meant for slow effects outside the
   * database, such as emails, because slow effects must not keep a database connection open. If the process dies before
   * the event is recorded, the effect is repeated.
   */
  async atLeastOnce(handler: string, eventId: string, effect: () => Promise<void>): Promise<boolean> {
    const em = this.em.fork();
    if ((await em.count(InboxEntry, { handler, eventId })) > 0) return false;
    await effect();
    await isNew(em, handler, eventId);
    return true;
  }

  /**
   * Records that a queue will never handle this event, because staff discarded the event's job. The event then does not
   * count as lost.
   */
  async discard(queue: string, eventId: string): Promise<void> {
    await isNew(this.em, `${DISCARDED}:${queue}`, eventId);
  }
}

/**
 * Deletes old entries. Entries are kept longer than any queue keeps an event, so that an event that a queue delivers a
 * second time is always recognized.
 */
export const deleteOldInboxEntries = (em: EntityManager): Promise<number> =>
  em.nativeDelete(InboxEntry, { handledAt: { $lt: daysAgo(RETENTION.inboxEntriesDays) } });

async function isNew(em: EntityManager, handler: string, eventId: string): Promise<boolean> {
  const entries = em
    .createQueryBuilder(InboxEntry)
    .insert({ handler, eventId, handledAt: now() })
    .onConflict()
    .ignore();
  return (await entries.execute('run')).affectedRows > 0;
}
