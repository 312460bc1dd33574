import { Migration } from '@mikro-orm/migrations';

/** Tries to sign in to each account since the last right password; the account is a keyed hash, known or not. */
const TABLES = `
create table sign_in_tries (
  account bytea primary key,
  tries int not null,
  last_at timestamptz not null,
  told_at timestamptz
);
create index sign_in_tries_last on sign_in_tries (last_at);
`;

export class SignInTries extends Migration {
  override up(): void {
    this.addSql(TABLES);
  }
}
