/** One row per worker process: that it lives, and whether queues and mail answer it. */
export const HEALTH_TABLES = `
create table worker_heartbeats (
  id uuid primary key,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  queues_ok boolean not null,
  mail_ok boolean not null
);
`;
