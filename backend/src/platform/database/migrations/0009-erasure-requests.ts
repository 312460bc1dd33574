import { Migration } from '@mikro-orm/migrations';

/** People who asked to have everything deleted: the account is closed at once and erased before the promised time is up. */
export class ErasureRequests extends Migration {
  override up(): void {
    this.addSql(`create table erasure_requests (
  user_id uuid primary key references users (id) on delete cascade,
  asked_at timestamptz not null default now()
)`);
    this.addSql('create index erasure_requests_age on erasure_requests (asked_at)');
  }
}
