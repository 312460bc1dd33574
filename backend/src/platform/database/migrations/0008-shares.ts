import { Migration } from '@mikro-orm/migrations';

export class Shares extends Migration {
  override up(): void {
    this.addSql(`create table shares (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      hash bytea not null,
      content bytea,
      made_at timestamptz not null,
      expires_at timestamptz not null,
      ended_at timestamptz,
      opened int not null default 0,
      last_opened_at timestamptz
    )`);
    this.addSql('create unique index shares_hash on shares (hash)');
    this.addSql('create index shares_user on shares (user_id, made_at)');
    this.addSql('create index shares_expires on shares (expires_at)');
  }
}
