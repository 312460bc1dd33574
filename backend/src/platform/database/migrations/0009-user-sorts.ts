import { Migration } from '@mikro-orm/migrations';

/** Indexes for sorting the list of accounts by confirmed email addresses and by closed accounts. */
export class UserSorts extends Migration {
  override up(): void {
    this.addSql('create index users_by_confirmed on users ((email_confirmed_at is not null), id)');
    this.addSql('create index users_by_closed on users ((closed_at is null), id)');
  }
}
