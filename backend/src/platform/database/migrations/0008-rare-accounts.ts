import { Migration } from '@mikro-orm/migrations';

/** Few accounts among many are closed or not confirmed: found by an index of their own instead of a walk past all others. */
export class RareAccounts extends Migration {
  override up(): void {
    this.addSql('create index users_closed on users (created_at, id) where closed_at is not null');
    this.addSql('create index users_unconfirmed on users (created_at, id) where email_confirmed_at is null');
  }
}
