import { Migration } from '@mikro-orm/migrations';

/** Adds the tracing span of each event to the outbox, so that jobs caused by an event belong to its trace. */
export class OutboxTraceparent extends Migration {
  override up(): void {
    this.addSql('alter table outbox add column traceparent text');
  }
}
