import { Migration } from '@mikro-orm/migrations';

/** Addresses that staff took off an account, until word of it was mailed there: events carry no addresses. */
export class FormerAddresses extends Migration {
  override up(): void {
    this.addSql('create table former_addresses (user_id uuid not null references users (id) on delete cascade, email text not null, primary key (user_id, email))');
  }
}
