import { Migration } from '@mikro-orm/migrations';
import { USER_SEARCH_TEXT, USER_SORT_KEYS } from '../user-list.sql.js';

/** One index for each column the users table can be sorted by, and one that finds any three letters. */
const LIST_INDEXES = Object.entries(USER_SORT_KEYS)
  .filter(([name]) => name !== 'id')
  .map(([name, { key }]) => `create index users_by_${name} on users ((${key}), id);`)
  .join('\n');

const ADMINISTRATION_TABLES = `
alter table users drop constraint users_role;
alter table users add constraint users_role check (role in ('patient', 'operations', 'admin', 'superadmin'));
create extension if not exists pg_trgm;
create index users_search on users using gin ((${USER_SEARCH_TEXT}) gin_trgm_ops);
${LIST_INDEXES}
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
`;

export class Administration extends Migration {
  override up(): void {
    this.addSql(ADMINISTRATION_TABLES);
  }
}
