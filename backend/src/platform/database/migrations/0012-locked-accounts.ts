import { Migration } from '@mikro-orm/migrations';

/** Lets staff lock accounts, and adds the table with the links to exports of accounts. */
export class LockedAccounts extends Migration {
  override up(): void {
    this.addSql('alter table users add column locked_at timestamptz');
    this.addSql('create index users_by_locked on users ((locked_at is null), id)');
    this.addSql('create index users_locked on users (created_at, id) where locked_at is not null');
    this.addSql(`
      create table export_links (
        id uuid primary key,
        token_hash bytea not null constraint export_links_token_hash unique,
        asked_by uuid not null references users (id) on delete cascade,
        content bytea not null,
        expires_at timestamptz not null
      )`);
    this.addSql('create index export_links_asked_by on export_links (asked_by)');
    this.addSql('create index export_links_end on export_links (expires_at)');
  }
}
