import type { EventEnvelope } from '#contract/events.js';
import type { EventsOn, QueueName } from '#contract/queues.js';

/**
 * Type with one handler for each event that is routed to a queue. A missing or superfluous handler does not compile.
 */
export type HandlersFor<Q extends QueueName> = {
  readonly [N in EventsOn<Q>]: (event: EventEnvelope<N>) => Promise<void>;
};

/** Handlers for all events that one queue receives. */
export interface QueueHandlers<Q extends QueueName = QueueName> {
  readonly queue: Q;
  /**
   * How often a handler may take effect. `once`: it changes only the database and commits together with the inbox row.
   * `atLeastOnce`: its effect is outside the database (an email, a call) or safe to repeat; no transaction is open
   * while it runs.
   */
  readonly delivery: 'once' | 'atLeastOnce';
  readonly table: HandlersFor<Q>;
}
