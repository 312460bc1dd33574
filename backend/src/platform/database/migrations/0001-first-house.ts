import { Migration } from '@mikro-orm/migrations';
import { AUDIT_TABLES } from '../../audit/audit.tables.js';
import { CACHE_TABLES } from '../../cache/cache.tables.js';
import { EVENTS_TABLES } from '../../events/events.tables.js';
import { HEALTH_TABLES } from '../../health/health.tables.js';

const ACCOUNT_TABLES = `
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
`;

export class FirstHouse extends Migration {
  override up(): void {
    for (const tables of [EVENTS_TABLES, AUDIT_TABLES, CACHE_TABLES, HEALTH_TABLES, ACCOUNT_TABLES]) this.addSql(tables);
  }
}
