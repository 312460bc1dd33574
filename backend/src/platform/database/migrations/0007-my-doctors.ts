import { Migration } from '@mikro-orm/migrations';

/** Adds the table with the lists of doctors that people save in their accounts. */
export class MyDoctors extends Migration {
  override up(): void {
    this.addSql(`
      create table my_doctors (
        user_id uuid primary key references users (id) on delete cascade,
        content bytea not null,
        saved_at timestamptz not null default now()
      )`);
  }
}
