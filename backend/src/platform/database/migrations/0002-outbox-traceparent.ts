import { Migration } from '@mikro-orm/migrations';

/**
 * Adds a column for the tracing span of an event to the outbox. Jobs caused by the event can then be part of the same
 * trace.
 */
export class OutboxTraceparent extends Migration {
  override up(): void {
    this.addSql('alter table outbox add column traceparent text');
  }
}
