import type { EventEnvelope } from '#contract/events.js';
import type { EventsOn, QueueName } from '#contract/queues.js';

/** The compiler reports a missing handler, and one for an event of another queue. */
export type HandlersFor<Q extends QueueName> = {
  readonly [N in EventsOn<Q>]: (event: EventEnvelope<N>) => Promise<void>;
};

export interface QueueHandlers<Q extends QueueName = QueueName> {
  readonly queue: Q;
  /**
   * How often a handler may run for one event. `once` is for handlers that change only the database: the change and the
   * record that the event was handled are committed in the same transaction. `atLeastOnce` is for handlers whose effect
   * is outside the database, such as an email, or is safe to repeat. No transaction is open while such a handler runs.
   */
  readonly delivery: 'once' | 'atLeastOnce';
  readonly table: HandlersFor<Q>;
  /** If it fails, the job is retried, but the effect of the event is not repeated. */
  afterCommit?(): Promise<void>;
}
