import { Migration } from '@mikro-orm/migrations';

/**
 * Searches and plans people saved. A search tells income, ages and pregnancy, so its content lies encrypted; the
 * fingerprint is a keyed hash by which the same thing saved twice is known without reading it.
 */
const TABLES = `
create table saved_items (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('search', 'plan')),
  fingerprint text not null,
  content bytea not null,
  saved_at timestamptz not null default now(),
  unique (user_id, fingerprint)
);
`;

export class SavedItemsTable extends Migration {
  override up(): void {
    this.addSql(TABLES);
  }
}
