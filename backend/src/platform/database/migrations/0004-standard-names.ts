import { Migration } from '@mikro-orm/migrations';

export class StandardNames extends Migration {
  override up(): void {
    this.addSql('alter table sign_in_tries rename column told_at to notified_at');
    this.addSql('alter table cache_entries rename column looked_at to used_at');
    this.addSql('alter table cache_entries rename column refresh_asked_at to renewal_requested_at');
    this.addSql('alter index cache_entries_looked rename to cache_entries_used');
    this.addSql('alter table cache_marks rename to marketplace_releases');
  }
}
