export const ACCOUNTS = `
create extension if not exists pg_trgm;
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
  sign_up_consent boolean,
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
  constraint users_role check (role in ('patient', 'operations', 'admin', 'superadmin'))
);
create unique index users_email on users (email);
-- There is one index for each column that staff can sort the accounts by, and one that finds three or more letters
-- anywhere in an account's names, email address or phone number. PostgreSQL uses such an index only for a query with
-- exactly the same expression, so queries take the expressions from users/user-list.sql.ts.
create index users_by_email on users ((email), id);
create index users_by_name on users ((lower(last_name || ' ' || first_name)), id);
create index users_by_phone on users ((coalesce(phone, '')), id);
create index users_by_role on users ((role), id) include (closed_at);
create index users_by_created on users ((created_at), id);
create index users_by_seen on users ((coalesce(last_seen_at, '-infinity')), id);
create index users_search on users using gin
  ((lower(' ' || first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(phone, ''))) gin_trgm_ops);
-- Few accounts are closed or unconfirmed, so partial indexes find them quickly among many others.
create index users_closed on users (created_at, id) where closed_at is not null;
create index users_unconfirmed on users (created_at, id) include (closed_at) where email_confirmed_at is null;

create table former_addresses (
  user_id uuid not null references users (id) on delete cascade,
  email text not null,
  primary key (user_id, email)
);
create table erasure_requests (
  user_id uuid primary key references users (id) on delete cascade,
  asked_at timestamptz not null default now()
);
create index erasure_requests_age on erasure_requests (asked_at);

create table account_tokens (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  purpose text not null,
  hash bytea not null,
  address_hash bytea,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create unique index account_tokens_hash on account_tokens (hash);
create index account_tokens_user on account_tokens (user_id, purpose);
create table email_changes (
  user_id uuid primary key references users (id) on delete cascade,
  email text not null,
  asked_at timestamptz not null default now()
);
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
create table data_exports (
  user_id uuid primary key references users (id) on delete cascade,
  asked_at timestamptz not null default now(),
  body bytea,
  ends_at timestamptz
);
-- Counts attempts to sign in since the last correct password. The account column is a keyed hash of the email address,
-- whether or not an account with that address exists.
create table sign_in_tries (
  account bytea primary key,
  tries int not null,
  last_at timestamptz not null,
  told_at timestamptz
);
create index sign_in_tries_last on sign_in_tries (last_at);
`;
