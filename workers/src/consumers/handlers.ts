import type { EventEnvelope } from '#contract/events.js';
import type { EventsOn, QueueName } from '#contract/queues.js';

/**
 * Object type with one handler for each event of a queue. If a handler is missing or unneeded, the compiler reports an
 * error.
 */
export type HandlersFor<Q extends QueueName> = {
  readonly [N in EventsOn<Q>]: (event: EventEnvelope<N>) => Promise<void>;
};

export interface QueueHandlers<Q extends QueueName = QueueName> {
  readonly queue: Q;
  /**
   * How often a handler may run for one event. `once` is for handlers that change only the database. The change is then
   * part of the same transaction as the inbox entry. `atLeastOnce` is for handlers whose effect is outside the
   * database, such as an email, or is safe to repeat. No transaction is open while such a handler runs.
   */
  readonly delivery: 'once' | 'atLeastOnce';
  readonly table: HandlersFor<Q>;
  /**
   * Method that is called after the effect of each event was committed. If this call fails, the job is retried, but the
   * effect of the event is not repeated.
   */
  afterCommit?(): Promise<void>;
}
