import { Migration } from '@mikro-orm/migrations';

/** The medicines somebody takes tell of their health, so the list lies encrypted. One row per person, gone with them. */
const TABLES = `
create table my_medicines (
  user_id uuid primary key references users (id) on delete cascade,
  content bytea not null,
  saved_at timestamptz not null default now()
);
`;

export class MyMedicinesTable extends Migration {
  override up(): void {
    this.addSql(TABLES);
  }
}
