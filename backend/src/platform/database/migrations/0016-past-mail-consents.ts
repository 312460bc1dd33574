import { Migration } from '@mikro-orm/migrations';

/**
 * Adds the history of consents to mails. What a person agreed to last stays in `alert_settings`; what it replaces is
 * added here and then, like the other history of consents, never changed and only deleted together with its person.
 */
export class PastMailConsents extends Migration {
  override up(): void {
    this.addSql(`
      create table past_alert_settings (
        id uuid primary key,
        user_id uuid not null references users (id) on delete cascade,
        topic text not null,
        is_on boolean not null,
        changed_at timestamptz not null,
        changed_by text not null,
        wording text not null
      )`);
    this.addSql('create index past_alert_settings_of on past_alert_settings (user_id, changed_at desc)');
    this.addSql(`
      create trigger past_alert_settings_stay before update on past_alert_settings
        for each row execute function consent_stays()`);
    this.addSql(`
      create trigger past_alert_settings_no_delete before delete on past_alert_settings
        for each row execute function consent_goes_with_person()`);
  }
}
