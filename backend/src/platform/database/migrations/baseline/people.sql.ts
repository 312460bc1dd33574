export const PEOPLE = `
-- The history of consents. Rows are added and never changed, and triggers enforce this even for the owner of the table.
-- A row can be deleted only together with its person: when an account is erased, the cascading delete runs after the
-- row in users is gone, so the trigger allows it.
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
  contact_phone bytea,
  plan_id text
);
create index consent_records_of on consent_records (user_id, recorded_at desc, id);
create function consent_stays() returns trigger language plpgsql as $$
begin
  raise exception 'consent history is never changed';
end $$;
create function consent_goes_with_person() returns trigger language plpgsql as $$
begin
  if exists (select 1 from users where id = old.user_id) then
    raise exception 'consent history is never deleted while the account exists';
  end if;
  return old;
end $$;
create trigger consent_stays before update on consent_records
  for each row execute function consent_stays();
create trigger consent_no_delete before delete on consent_records
  for each row execute function consent_goes_with_person();
create trigger consent_no_truncate before truncate on consent_records
  for each statement execute function consent_stays();

create table contact_messages (
  id uuid primary key,
  created_at timestamptz not null default now(),
  body bytea not null,
  sent_at timestamptz
);
create index contact_messages_created on contact_messages (created_at);

-- The fingerprint is a keyed hash that identifies items saved twice without decrypting them.
create table saved_items (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('search', 'plan')),
  fingerprint text not null,
  content bytea not null,
  saved_at timestamptz not null default now(),
  unique (user_id, fingerprint)
);
create table my_medicines (
  user_id uuid primary key references users (id) on delete cascade,
  content bytea not null,
  saved_at timestamptz not null default now()
);
`;
