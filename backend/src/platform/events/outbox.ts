import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { daysAgo } from '../database/time.js';
import { OutboxEvent } from './outbox.entity.js';

/**
 * Holds the events that wait for the queues or have been passed on to them. `Publisher` adds events, and the workers'
 * relay passes them on.
 */
@Injectable()
export class Outbox {
  constructor(private readonly em: EntityManager) {}

  /** Deletes events that were passed on to the queues more than `days` days ago. Returns how many were deleted. */
  async deletePublished(days: number): Promise<number> {
    return this.em.nativeDelete(OutboxEvent, { publishedAt: { $lt: daysAgo(days) } });
  }
}
