import { Migration } from '@mikro-orm/migrations';

/**
 * Adds a column with the tracing span of each event to the outbox, so that jobs caused by the event belong to the same
 * trace.
 */
export class OutboxTraceparent extends Migration {
  override up(): void {
    this.addSql('alter table outbox add column traceparent text');
  }
}
