import type { EventEnvelope } from '#contract/events.js';
import type { EventsOn, QueueName } from '#contract/queues.js';

/**
 * Object type with one handler for each event of a queue. The compiler reports an error if an object of this type lacks
 * a handler or has a handler for an event that does not belong to the queue.
 */
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
  /**
   * Method that is called after the effect of each event was committed. If the method fails, the job is retried, but
   * the effect of the event is not repeated.
   */
  afterCommit?(): Promise<void>;
}
