import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const SCHEMA = `
create table if not exists source_file (
  fingerprint text primary key, kind text not null, name text not null, rows_read integer not null,
  rows_kept integer not null, is_finished integer not null, changed_at text not null);
create table if not exists skipped_row (
  fingerprint text not null, reason text not null, rows integer not null, primary key (fingerprint, reason));
create table if not exists plan (
  year integer not null, id text not null, state text not null, issuer_id text not null, service_area text not null,
  network_id text not null, ehb_share real not null, coinsurance real not null,
  facts text not null, primary key (year, id)) without rowid;
create index if not exists plan_by_state on plan (year, state);
create table if not exists variant (
  year integer not null, plan_id text not null, csr text not null, data text not null,
  primary key (year, plan_id, csr)) without rowid;
create table if not exists benefit (
  year integer not null, plan_id text not null, name text not null, csr text not null, data text not null,
  primary key (year, plan_id, name, csr)) without rowid;
create table if not exists rate (
  year integer not null, plan_id text not null, area integer not null, age integer not null,
  rate real not null, tobacco_rate real not null, primary key (year, plan_id, area, age)) without rowid;
create table if not exists service_area (
  year integer not null, issuer_id text not null, area_id text not null, county text not null, zips text not null,
  primary key (year, issuer_id, area_id, county)) without rowid;
create table if not exists network (
  year integer not null, issuer_id text not null, network_id text not null, url text not null,
  primary key (year, issuer_id, network_id)) without rowid;
create table if not exists quality (
  year integer not null, issuer_id text not null, plan_type text not null, stars text not null,
  primary key (year, issuer_id, plan_type)) without rowid;
create table if not exists zip_county (zip text not null, fips text not null, primary key (zip, fips)) without rowid;
create table if not exists county (
  fips text primary key, name text not null default '', state text not null, rating_area integer) without rowid;
`;

function databasePath(dataDir: string): string {
  return join(dataDir, 'marketplace', 'imported.sqlite');
}

/** Opens the database of imported marketplace files for writing, creating it if it does not exist. */
export function openForImport(dataDir: string): DatabaseSync {
  mkdirSync(join(dataDir, 'marketplace'), { recursive: true });
  const database = new DatabaseSync(databasePath(dataDir));
  // An import can be repeated, so losing the last batch in a crash is harmless and commits do not need to wait for the
  // disk.
  database.exec('pragma journal_mode = wal; pragma synchronous = off; pragma busy_timeout = 5000');
  database.exec(SCHEMA);
  return database;
}

/**
 * Opens the database of imported marketplace files for the server. Returns undefined if nothing has been imported yet.
 */
export function openForReading(dataDir: string): DatabaseSync | undefined {
  const path = databasePath(dataDir);
  if (!existsSync(path)) return undefined;
  const database = new DatabaseSync(path);
  database.exec('pragma busy_timeout = 5000');
  database.exec(SCHEMA);
  return database;
}

type SqlRow = Readonly<Record<string, unknown>>;

export function textIn(row: SqlRow, column: string): string {
  return String(row[column] ?? '');
}

export function numberIn(row: SqlRow, column: string): number {
  return Number(row[column] ?? 0);
}
