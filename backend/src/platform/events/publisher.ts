import { randomUUID } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import * as z from 'zod/mini';
import { EVENTS, type EventName, type EventPayload } from '#contract/events.js';
import { currentOrigin, currentRequestId } from '../logging/request-context.js';
import { currentTraceparent } from '../tracing/tracing.js';
import { OutboxEvent } from './outbox.entity.js';

/**
 * Publishes events. Each event becomes a row of the outbox table in the caller's unit of work, so that the event is
 * stored if and only if the caller's change is committed.
 */
@Injectable()
export class Publisher {
  constructor(private readonly em: EntityManager) {}

  /**
   * Adds an event to the caller's unit of work. The caller must flush the unit of work. Throws if the payload does not
   * match the event's schema.
   */
  publish<N extends EventName>(name: N, payload: EventPayload<N>): void {
    this.em.persist(
      Object.assign(new OutboxEvent(), {
        id: randomUUID(),
        name,
        payload: z.parse(EVENTS[name] as z.ZodMiniType<object>, payload),
        requestId: currentRequestId(),
        origin: currentOrigin(),
        traceparent: currentTraceparent(),
        createdAt: new Date(),
      }),
    );
  }
}
