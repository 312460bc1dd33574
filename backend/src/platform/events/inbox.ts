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

/** So that an event that is delivered several times is handled once. */
@Injectable()
export class Inbox {
  constructor(private readonly em: EntityManager) {}

  /** In one transaction. False if it was handled before. The caller needs its own EntityManager. */
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

  /** For a job that staff discarded, so that its event does not count as lost. */
  async discard(queue: string, eventId: string): Promise<void> {
    await isNew(this.em, `${DISCARDED}:${queue}`, eventId);
  }
}

/** Kept longer than any queue keeps an event, so that a second delivery is recognized. */
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
