import { Migration } from '@mikro-orm/migrations';

/** Adds the table with the answers about deadlines that people save in their accounts. */
export class MyDeadlines extends Migration {
  override up(): void {
    this.addSql(`
      create table my_deadlines (
        user_id uuid primary key references users (id) on delete cascade,
        content bytea not null,
        saved_at timestamptz not null default now()
      )`);
  }
}
