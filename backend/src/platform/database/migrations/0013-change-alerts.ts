import { Migration } from '@mikro-orm/migrations';

/** Adds tables for mails about changes of saved plans. Consent to mails is given for each topic separately. */
export class ChangeAlerts extends Migration {
  override up(): void {
    this.addSql(`
      create table alert_settings (
        user_id uuid not null references users (id) on delete cascade,
        topic text not null,
        stop_id uuid not null,
        is_on boolean not null,
        changed_at timestamptz not null,
        changed_by text not null,
        wording text not null,
        known_year int,
        last_mail_at timestamptz,
        primary key (user_id, topic),
        constraint alert_settings_topic check (topic in ('savedPlans', 'deadlines')),
        constraint alert_settings_by check (changed_by in ('person', 'stopLink', 'bounce', 'newAddress'))
      )`);
    this.addSql('create unique index alert_settings_stop on alert_settings (stop_id)');
    this.addSql(`
      create table plan_snapshots (
        saved_item_id uuid primary key references saved_items (id) on delete cascade,
        user_id uuid not null references users (id) on delete cascade,
        saved_at timestamptz not null,
        area text not null,
        release text,
        priced_with text,
        content bytea
      )`);
    this.addSql('create index plan_snapshots_area on plan_snapshots (area, user_id, saved_item_id)');
    this.addSql('create index plan_snapshots_user on plan_snapshots (user_id)');
    this.addSql(`
      create table found_changes (
        id uuid primary key,
        user_id uuid not null references users (id) on delete cascade,
        found_at timestamptz not null,
        is_urgent boolean not null,
        content bytea not null,
        mail_id uuid
      )`);
    this.addSql('create index found_changes_user on found_changes (user_id, found_at)');
    this.addSql('create index found_changes_waiting on found_changes (user_id) where mail_id is null');
  }
}
