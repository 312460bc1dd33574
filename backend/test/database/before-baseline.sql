-- Migration 0001-first-house
create table outbox (
  id uuid primary key,
  name text not null,
  payload jsonb not null,
  request_id text,
  created_at timestamptz not null,
  published_at timestamptz
);
create index outbox_waiting on outbox (created_at) where published_at is null;
create index outbox_published on outbox (published_at) where published_at is not null;
create function outbox_tell() returns trigger language plpgsql as $$
begin
  notify outbox;
  return null;
end $$;
create trigger outbox_added after insert on outbox for each statement execute function outbox_tell();
create table inbox (
  handler text not null,
  event_id uuid not null,
  handled_at timestamptz not null default now(),
  primary key (handler, event_id)
);
create index inbox_age on inbox (handled_at);
create table audit_entries (
  seq bigint primary key,
  event_id uuid not null unique,
  at timestamptz not null,
  action text not null,
  actor_id uuid,
  target_id uuid,
  request_id text,
  details jsonb not null,
  previous_hash bytea not null,
  hash bytea not null
);
create index audit_entries_target on audit_entries (target_id, seq);
create index audit_entries_actor on audit_entries (actor_id, seq);
create index audit_entries_action on audit_entries (action, seq);
create function audit_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the audit trail is append-only';
end $$;
create trigger audit_no_change before update or delete on audit_entries for each row execute function audit_is_append_only();
create trigger audit_no_truncate before truncate on audit_entries for each statement execute function audit_is_append_only();
create table cache_entries (
  key text primary key,
  kind text not null,
  bytes bytea not null,
  question bytea,
  source text not null,
  fetched_at timestamptz not null,
  fresh_until timestamptz not null,
  looked_at timestamptz not null,
  refresh_asked_at timestamptz,
  constraint cache_entries_source check (source in ('marketplace', 'imported', 'sample'))
);
alter table cache_entries alter column bytes set storage external;
create index cache_entries_looked on cache_entries (looked_at);
create index cache_entries_fresh on cache_entries (fresh_until);
create table cache_marks (
  name text primary key,
  value text not null,
  noted_at timestamptz not null
);
create table worker_heartbeats (
  id uuid primary key,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  queues_ok boolean not null,
  mail_ok boolean not null
);
create table users (
  id uuid primary key,
  email text not null,
  password_hash text,
  first_name text not null default '',
  last_name text not null default '',
  phone text,
  gender text,
  role text not null default 'patient',
  age_range text,
  date_of_birth date,
  health_answers bytea,
  consent_to_contact boolean not null default false,
  contact_window text,
  terms_version text,
  terms_accepted_at timestamptz,
  onboarded boolean not null default false,
  email_confirmed_at timestamptz,
  closed_at timestamptz,
  last_seen_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1,
  constraint users_role check (role in ('patient', 'admin', 'superadmin'))
);
create unique index users_email on users (email);
create table account_tokens (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  purpose text not null,
  hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create unique index account_tokens_hash on account_tokens (hash);
create index account_tokens_user on account_tokens (user_id, purpose);
create table sessions (
  id uuid primary key,
  token_hash bytea not null,
  user_id uuid not null references users (id) on delete cascade,
  signed_in_at timestamptz not null,
  seen_at timestamptz not null,
  ends_at timestamptz not null,
  device text not null,
  device_hash bytea not null
);
create unique index sessions_token on sessions (token_hash);
create index sessions_user on sessions (user_id);
create index sessions_end on sessions (ends_at);
create table known_devices (
  user_id uuid not null references users (id) on delete cascade,
  device_hash bytea not null,
  seen_at timestamptz not null,
  primary key (user_id, device_hash)
);
create table identities (
  issuer text not null,
  subject text not null,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  primary key (issuer, subject)
);
create index identities_user on identities (user_id);

-- Migration 0002-data-exports
create table data_exports (
  user_id uuid primary key references users (id) on delete cascade,
  asked_at timestamptz not null default now(),
  body bytea,
  ends_at timestamptz
);

-- Migration 0003-administration
alter table users drop constraint users_role;
alter table users add constraint users_role check (role in ('patient', 'operations', 'admin', 'superadmin'));
create extension if not exists pg_trgm;
create index users_search on users using gin ((lower(' ' || first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(phone, ''))) gin_trgm_ops);

create index users_by_email on users ((email), id);
create index users_by_name on users ((lower(last_name || ' ' || first_name)), id);
create index users_by_phone on users ((coalesce(phone, '')), id);
create index users_by_role on users ((role), id);
create index users_by_created on users ((created_at), id);
create index users_by_seen on users ((coalesce(last_seen_at, '-infinity')), id);

alter table outbox add column origin text;
alter table audit_entries add column origin text;
create index audit_entries_at on audit_entries (at, seq);
alter table worker_heartbeats add column version text not null default '';
create table schedule_runs (
  name text primary key,
  every_ms bigint not null,
  started_at timestamptz not null,
  ended_at timestamptz,
  ok boolean,
  result text,
  worker_id uuid
);
create table audit_checks (
  id uuid primary key,
  asked_by uuid,
  asked_at timestamptz not null default now(),
  ended_at timestamptz,
  entries bigint,
  first_bad_seq bigint,
  reason text
);
create index audit_checks_asked on audit_checks (asked_at);

-- Migration 0004-va-formulary
create table va_formulary (
  id text primary key,
  brand text not null,
  generic text not null,
  form text not null,
  class_name text not null,
  supply text not null,
  list_date date not null,
  -- Each word has a space before it, so that a LIKE pattern can match the beginning of a word.
  words text generated always as (' ' || lower(regexp_replace(brand || ' ' || generic || ' ' || id, '[^a-zA-Z0-9.]+', ' ', 'g'))) stored
);

-- Migration 0005-consent-and-contact
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

-- Migration 0008-rare-accounts
create index users_closed on users (created_at, id) where closed_at is not null;
create index users_unconfirmed on users (created_at, id) where email_confirmed_at is null;

-- Migration 0009-erasure-requests
create table erasure_requests (
  user_id uuid primary key references users (id) on delete cascade,
  asked_at timestamptz not null default now()
);
create index erasure_requests_age on erasure_requests (asked_at);

-- Migration 0010-sign-in-tries
create table sign_in_tries (
  account bytea primary key,
  tries int not null,
  last_at timestamptz not null,
  told_at timestamptz
);
create index sign_in_tries_last on sign_in_tries (last_at);

-- Migration 0011-email-changes
create table email_changes (
  user_id uuid primary key references users (id) on delete cascade,
  email text not null,
  asked_at timestamptz not null default now()
);

-- Migration 0012-saved-items
create table saved_items (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('search', 'plan')),
  fingerprint text not null,
  content bytea not null,
  saved_at timestamptz not null default now(),
  unique (user_id, fingerprint)
);

-- Migration 0013-consent-append-only
create function consent_goes_with_person() returns trigger language plpgsql as $$
begin
  if exists (select 1 from users where id = old.user_id) then
    raise exception 'consent history is never deleted while the account exists';
  end if;
  return old;
end $$;
create trigger consent_no_delete before delete on consent_records for each row execute function consent_goes_with_person();
create trigger consent_no_truncate before truncate on consent_records for each statement execute function consent_stays();

-- Migration 0014-medicines
create table medicines (
  rxcui text primary key,
  -- The brand or, if there is none, the generic name of the product.
  name text not null,
  generic text not null,
  strength text not null,
  route text not null,
  full_name text not null,
  rxterms_dose_form text not null,
  rxnorm_dose_form text not null,
  name_id int not null
);
create index medicines_name on medicines (name_id);
create table medicine_names (
  id int primary key,
  label text not null,
  generic text not null,
  products int not null
);
create index medicine_names_generic on medicine_names (generic);
-- Contains each word of a medicine's name, and the whole name without spaces.
create table medicine_words (
  word text not null,
  sound text not null,
  name_id int not null,
  primary key (word, name_id)
);
create index medicine_words_start on medicine_words (word text_pattern_ops);
create index medicine_words_sound on medicine_words (sound);
create table medicine_stems (
  stem text not null,
  word text not null,
  primary key (stem, word)
);
-- Describes the imported list of medicines. There is only one list, so the table has at most one row.
create table medicine_list (
  only_one boolean primary key default true check (only_one),
  list_date date not null,
  is_sample boolean not null
);

-- Migration 0015-my-medicines
create table my_medicines (
  user_id uuid primary key references users (id) on delete cascade,
  content bytea not null,
  saved_at timestamptz not null default now()
);

-- Migration 0016-counting-accounts
drop index users_unconfirmed;
create index users_unconfirmed on users (created_at, id) include (closed_at) where email_confirmed_at is null;
drop index users_by_role;
create index users_by_role on users ((role), id) include (closed_at);

-- Migration 0017-links-know-their-address
alter table account_tokens add column address_hash bytea;

-- Migration 0018-standing-consent
alter table users add column sign_up_consent boolean;
update users set sign_up_consent = consent_to_contact, consent_to_contact = newest.contact_consent
      from (select distinct on (user_id) user_id, contact_consent from consent_records order by user_id, recorded_at desc, id) newest
      where newest.user_id = users.id;

-- Migration 0019-former-addresses
create table former_addresses (user_id uuid not null references users (id) on delete cascade, email text not null, primary key (user_id, email));

-- Migration 0020-consent-names-plan
alter table consent_records add column plan_id text;

