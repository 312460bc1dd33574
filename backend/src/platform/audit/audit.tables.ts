/**
 * The audit trail: append-only. The app's role may insert and select; the trigger refuses update, delete and truncate
 * to everyone, the owner included, so that changing history takes a deliberate act that the hash chain then shows.
 */
export const AUDIT_TABLES = `
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
`;
