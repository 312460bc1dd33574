import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Outbox } from '#platform/events/outbox.js';
import { LOGGER } from '#platform/logging/logger.js';

/**
 * Sends events to a queue again if the queue accepted them but no worker has handled them. Such events exist because
 * Redis can lose its data. Sending an event again is safe: a queue that still has the event's job ignores the event,
 * and the inbox ignores an event that was already handled.
 */
@Injectable()
export class LostEvents {
  /** Losses are checked up to here; null first, so that a worker checks all. */
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
