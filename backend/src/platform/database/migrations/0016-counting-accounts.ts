import { Migration } from '@mikro-orm/migrations';

/** Counting up to a bound reads the index alone: the list leaves closed accounts out unless asked for them. */
export class CountingAccounts extends Migration {
  override up(): void {
    this.addSql('drop index users_unconfirmed');
    this.addSql('create index users_unconfirmed on users (created_at, id) include (closed_at) where email_confirmed_at is null');
    this.addSql('drop index users_by_role');
    this.addSql('create index users_by_role on users ((role), id) include (closed_at)');
  }
}
