/** Outbox (written by services, read by the relay) and inbox (one row per handler and event that took effect). */
export const EVENTS_TABLES = `
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
`;
