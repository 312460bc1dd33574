import { Migration } from '@mikro-orm/migrations';

export class LostEvents extends Migration {
  override up(): void {
    this.addSql('alter table outbox add column queues text[]');
    this.addSql('alter table audit_checks add column unrecorded bigint');
  }
}
