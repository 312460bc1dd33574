export const OPERATIONS = `
-- Services write events to the outbox, and a trigger wakes the relay, which reads them. For each event that
-- took effect, the inbox has one row per handler.
create table outbox (
  id uuid primary key,
  name text not null,
  payload jsonb not null,
  request_id text,
  origin text,
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

-- The audit trail is append-only. The app's role may only insert and select, and triggers refuse update, delete and
-- truncate for everyone. Changing the history therefore takes a deliberate act by the owner of the table, and the hash
-- chain reveals it.
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
  hash bytea not null,
  origin text
);
create index audit_entries_target on audit_entries (target_id, seq);
create index audit_entries_actor on audit_entries (actor_id, seq);
create index audit_entries_action on audit_entries (action, seq);
create index audit_entries_at on audit_entries (at, seq);
create function audit_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the audit trail is append-only';
end $$;
create trigger audit_no_change before update or delete on audit_entries
  for each row execute function audit_is_append_only();
create trigger audit_no_truncate before truncate on audit_entries
  for each statement execute function audit_is_append_only();
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

-- Cached answers of the marketplace. The key is a keyed hash that reveals nothing about the person. The question is
-- encrypted, and a worker needs it to renew the answer. The bytes column holds the JSON answer as browsers receive it,
-- compressed with Brotli, so PostgreSQL must not compress it again. The table cache_marks records which release of the
-- marketplace's data was last seen.
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

-- One row for each worker process: when it was last alive, and whether it can reach the queues and the mail server.
create table worker_heartbeats (
  id uuid primary key,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  queues_ok boolean not null,
  mail_ok boolean not null,
  mail_checked_at timestamptz,
  version text not null default ''
);
create table schedule_runs (
  name text primary key,
  every_ms bigint not null,
  started_at timestamptz not null,
  ended_at timestamptz,
  ok boolean,
  result text,
  worker_id uuid
);
`;
