import type { EventEnvelope } from '#contract/events.js';
import type { EventsOn, QueueName } from '#contract/queues.js';

/** Type with one handler for each event of a queue. A missing or unneeded handler is a compile error. */
export type HandlersFor<Q extends QueueName> = {
  readonly [N in EventsOn<Q>]: (event: EventEnvelope<N>) => Promise<void>;
};

export interface QueueHandlers<Q extends QueueName = QueueName> {
  readonly queue: Q;
  /**
   * How often a handler may run for one event. `once`: it changes only the database, in one transaction with the inbox
   * entry. `atLeastOnce`: its effect is outside the database, such as an email, or is safe to repeat. No transaction is
   * open while it runs.
   */
  readonly delivery: 'once' | 'atLeastOnce';
  readonly table: HandlersFor<Q>;
  /**
   * Called after the effect of each event was committed. If this call fails, the job is retried without repeating the
   * effect.
   */
  afterCommit?(): Promise<void>;
}
