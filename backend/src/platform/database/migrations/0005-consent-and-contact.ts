import { Migration } from '@mikro-orm/migrations';

/**
 * Consent is a history: rows are added and never changed, by a trigger that stops even the owner. They go only with
 * the person (the cascade runs while the account is being erased). Phone numbers and messages are encrypted.
 */
const TABLES = `
create table consent_records (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  recorded_at timestamptz not null default now(),
  stated_at timestamptz not null,
  is_interested boolean not null,
  contact_consent boolean not null,
  channel text not null,
  purpose text not null,
  privacy_version text not null,
  contact_window text,
  contact_phone bytea
);
create index consent_records_of on consent_records (user_id, recorded_at desc, id);
create function consent_stays() returns trigger language plpgsql as $$ begin raise exception 'consent history is never changed'; end $$;
create trigger consent_stays before update on consent_records for each row execute function consent_stays();

create table contact_messages (
  id uuid primary key,
  created_at timestamptz not null default now(),
  body bytea not null,
  sent_at timestamptz
);
create index contact_messages_created on contact_messages (created_at);
`;

export class ConsentAndContact extends Migration {
  override up(): void {
    this.addSql(TABLES);
  }
}
