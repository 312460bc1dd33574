import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Outbox } from '#platform/events/outbox.js';
import { LOGGER } from '#platform/logging/logger.js';

/**
 * Sends events to a queue again if the queue accepted but never handled them, because Redis can lose its data.
 * Repeating this is safe. A queue ignores an event whose job it still has, and the inbox ignores an event that was
 * handled.
 */
@Injectable()
export class LostEvents {
  /**
   * All events that were sent to the queues before this time have been checked. A worker's first run checks all events.
   */
  private checkedUntil: Date | null = null;

  constructor(
    private readonly outbox: Outbox,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async republish(): Promise<string> {
    const { events, nextFrom } = await this.outbox.republishLost(this.checkedUntil);
    this.checkedUntil = nextFrom;
    if (events > 0) this.logger.info({ events }, 'events that no queue had handled were handed over again');
    return `${events} unhandled events handed over again`;
  }
}
