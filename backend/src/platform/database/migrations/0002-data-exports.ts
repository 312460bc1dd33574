import { Migration } from '@mikro-orm/migrations';

/** The newest export of each person's data, encrypted; an older one is replaced, an expired one swept. */
const TABLES = `
create table data_exports (
  user_id uuid primary key references users (id) on delete cascade,
  asked_at timestamptz not null default now(),
  body bytea,
  ends_at timestamptz
);
`;

export class DataExports extends Migration {
  override up(): void {
    this.addSql(TABLES);
  }
}
