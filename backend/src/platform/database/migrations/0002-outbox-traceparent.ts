import { Migration } from '@mikro-orm/migrations';

/**
 * Adds the tracing span in which an event happened to the outbox, so that the jobs it causes belong to the same trace.
 */
export class OutboxTraceparent extends Migration {
  override up(): void {
    this.addSql('alter table outbox add column traceparent text');
  }
}
