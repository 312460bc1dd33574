import { Migration } from '@mikro-orm/migrations';

/** Counts the passwords that are tried from browsers in which the owner of an account has signed in before. */
export class KnownBrowserTries extends Migration {
  override up(): void {
    this.addSql('alter table users add column known_browser_tries integer not null default 0');
  }
}
