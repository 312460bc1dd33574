import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** A database with another version is emptied, because the official files can be imported again. */
const VERSION = 6;
const SCHEMA = `
create table source_file (id integer primary key, kind text not null, name text not null, imported_at text not null);
create table scope (
  kind text not null, scope text not null, file integer not null, primary key (kind, scope)) without rowid;
create table plan (
  year integer not null, state text not null, id text not null, issuer_id text not null, service_area text not null,
  network_id text not null, ehb_share real not null, coinsurance real not null,
  facts text not null, primary key (year, state, id)) without rowid;
create table variant (
  year integer not null, state text not null, plan_id text not null, csr text not null, data text not null,
  primary key (year, state, plan_id, csr)) without rowid;
create table benefit (
  year integer not null, state text not null, plan_id text not null, name text not null, csr text not null,
  data text not null, primary key (year, state, plan_id, name, csr)) without rowid;
create table rate (
  year integer not null, state text not null, plan_id text not null, area integer not null, age integer not null,
  rate real not null, tobacco_rate real not null, primary key (year, state, plan_id, area, age)) without rowid;
create table service_area (
  year integer not null, state text not null, issuer_id text not null, area_id text not null, county text not null,
  zips text not null, primary key (year, state, issuer_id, area_id, county)) without rowid;
create table crosswalk (
  year integer not null, state text not null, plan_id text not null, county text not null, zip text not null,
  new_plan_id text not null, level text not null, reason text not null,
  primary key (year, state, plan_id, county, zip)) without rowid;
create table network (
  year integer not null, state text not null, issuer_id text not null, network_id text not null, url text not null,
  primary key (year, state, issuer_id, network_id)) without rowid;
create table quality (
  year integer not null, state text not null, issuer_id text not null, plan_type text not null, stars text not null,
  primary key (year, state, issuer_id, plan_type)) without rowid;
create table zip_county (zip text not null, fips text not null, primary key (zip, fips)) without rowid;
create table county (
  fips text primary key, name text not null default '', state text not null, rating_area integer) without rowid;
create table formulary_tier (
  plan_id text not null, year integer not null, tier text not null, data text not null, source text not null,
  primary key (plan_id, year, tier, source)) without rowid;
create table formulary_drug (
  plan_id text not null, year integer not null, rxcui text not null, tier text not null,
  prior_authorization integer, step_therapy integer, quantity_limit integer, source text not null,
  primary key (plan_id, year, rxcui, source)) without rowid;
create table drug_name (rxcui text primary key, name text not null) without rowid;
create table provider (
  npi text not null, issuer text not null, name text not null, data text not null, source text not null,
  primary key (npi, issuer, source)) without rowid;
create table provider_plan (
  plan_id text not null, year integer not null, npi text not null, network_tier text not null, source text not null,
  primary key (plan_id, year, npi, network_tier, source)) without rowid;
create index provider_plan_by_npi on provider_plan (npi, year);
`;

function databasePath(dataDir: string): string {
  return join(dataDir, 'marketplace', 'imported.sqlite');
}

/** Creates the database if it does not exist, and empties it if it has another version. */
export function openForImport(dataDir: string): DatabaseSync {
  mkdirSync(join(dataDir, 'marketplace'), { recursive: true });
  const database = new DatabaseSync(databasePath(dataDir));
  database.exec('pragma journal_mode = wal; pragma synchronous = normal; pragma busy_timeout = 5000');
  if (versionOf(database) !== VERSION) recreate(database);
  return database;
}

/** Undefined if nothing was imported yet, or only by another version. */
export function openForReading(dataDir: string): DatabaseSync | undefined {
  const path = databasePath(dataDir);
  if (!existsSync(path)) return undefined;
  const database = new DatabaseSync(path);
  database.exec('pragma busy_timeout = 5000');
  if (versionOf(database) === VERSION) return database;
  database.close();
  return undefined;
}

function versionOf(database: DatabaseSync): number {
  return numberIn(database.prepare('pragma user_version').get() ?? {}, 'user_version');
}

function recreate(database: DatabaseSync): void {
  const tables = database.prepare("select name from sqlite_master where type = 'table'").all();
  const drops = tables.map((row) => `drop table "${textIn(row, 'name')}";`).join('');
  database.exec(`begin; ${drops} ${SCHEMA} pragma user_version = ${VERSION}; commit`);
}

type SqlRow = Readonly<Record<string, unknown>>;

export function textIn(row: SqlRow, column: string): string {
  return String(row[column] ?? '');
}

export function numberIn(row: SqlRow, column: string): number {
  return Number(row[column] ?? 0);
}
