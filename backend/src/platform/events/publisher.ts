import { randomUUID } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import * as z from 'zod/mini';
import { EVENTS, type EventName, type EventPayload } from '#contract/events.js';
import { currentOrigin, currentRequestId } from '../logging/request-context.js';
import { currentTraceparent } from '../tracing/tracing.js';
import { OutboxEvent } from './outbox.entity.js';

/** A row in the caller's unit of work: stored if and only if the change is committed. */
@Injectable()
export class Publisher {
  constructor(private readonly em: EntityManager) {}

  /** The caller must flush. Throws if the payload does not match the event's schema. */
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
