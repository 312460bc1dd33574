import type { EventEnvelope } from '../../backend/src/contract/events.js';
import type { EventsOn, QueueName } from '../../backend/src/contract/queues.js';

/** A queue's table: one handler for each event routed to it. A missing or stray handler does not compile. */
export type HandlersFor<Q extends QueueName> = { readonly [N in EventsOn<Q>]: (event: EventEnvelope<N>) => Promise<void> };

/** What binds a table to its queue at run time. */
export interface QueueHandlers<Q extends QueueName = QueueName> {
  readonly queue: Q;
  readonly table: HandlersFor<Q>;
}
