import { Migration } from '@mikro-orm/migrations';

/** Adds what people may ask for about their dates: a calendar with a secret address, and mails before a last day. */
export class DeadlineNotices extends Migration {
  override up(): void {
    this.addSql(`
      create table deadline_calendars (
        user_id uuid primary key references users (id) on delete cascade,
        hash bytea not null,
        made_at timestamptz not null
      )`);
    this.addSql('create unique index deadline_calendars_hash on deadline_calendars (hash)');
    this.addSql(`
      create table deadline_reminders (
        user_id uuid not null references users (id) on delete cascade,
        key text not null,
        mail_id uuid not null,
        begun_at timestamptz not null,
        primary key (user_id, key)
      )`);
  }
}
