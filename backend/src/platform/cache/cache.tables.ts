/**
 * Saved answers of the marketplace. `key` is a keyed hash and tells nothing about the person; `question` is encrypted
 * and lets a worker ask again; `bytes` is the JSON answer, Brotli-compressed as it goes over the wire (hence no
 * second compression by the database). Marks remember which release of the marketplace's data was last seen.
 */
export const CACHE_TABLES = `
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
`;
