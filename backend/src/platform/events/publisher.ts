import { randomUUID } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import * as z from 'zod/mini';
import { EVENTS, type EventName, type EventPayload } from '../../contract/events.js';
import { currentOrigin, currentRequestId } from '../logging/request-context.js';
import { OutboxRow } from './outbox.entity.js';

/** Tells what happened. The event is an outbox row in the caller's unit of work: it exists exactly if the change does. */
@Injectable()
export class Publisher {
  constructor(private readonly em: EntityManager) {}

  /** Adds the event; the caller's `flush` commits it. Throws when the payload does not fit the event's schema. */
  publish<N extends EventName>(name: N, payload: EventPayload<N>): void {
    this.em.persist(
      Object.assign(new OutboxRow(), {
        id: randomUUID(),
        name,
        payload: z.parse(EVENTS[name] as z.ZodMiniType<object>, payload),
        requestId: currentRequestId(),
        origin: currentOrigin(),
        createdAt: new Date(),
      }),
    );
  }
}
