import { Migration } from '@mikro-orm/migrations';

/**
 * Which address a one-time link was mailed to, as a hash. Null for links of the release before: those still confirm a
 * sign-up or set a password until they expire, but move no account to another address.
 */
export class LinksKnowTheirAddress extends Migration {
  override up(): void {
    this.addSql('alter table account_tokens add column address_hash bytea');
  }
}
