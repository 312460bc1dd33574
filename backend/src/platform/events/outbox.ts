import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { daysAgo } from '../database/time.js';
import { OutboxEvent } from './outbox.entity.js';

/**
 * Stores events until they have been passed on to the queues, and for some days afterwards. `Publisher` adds the
 * events, and a worker passes them on.
 */
@Injectable()
export class Outbox {
  constructor(private readonly em: EntityManager) {}

  /**
   * Deletes events that were passed on to the queues more than `days` days ago. Returns the number of deleted events.
   */
  async deletePublished(days: number): Promise<number> {
    return this.em.nativeDelete(OutboxEvent, { publishedAt: { $lt: daysAgo(days) } });
  }
}
