import { Migration } from '@mikro-orm/migrations';

/** The new address somebody has asked for, until they confirm it from there. */
const TABLES = `
create table email_changes (
  user_id uuid primary key references users (id) on delete cascade,
  email text not null,
  asked_at timestamptz not null default now()
);
`;

export class EmailChanges extends Migration {
  override up(): void {
    this.addSql(TABLES);
  }
}
