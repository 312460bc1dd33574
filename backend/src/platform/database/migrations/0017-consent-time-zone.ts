import { Migration } from '@mikro-orm/migrations';

/** Adds the device's time zone to consents, so that staff know when they may call. Earlier consents have none. */
export class ConsentTimeZone extends Migration {
  override up(): void {
    this.addSql('alter table consent_records add column time_zone text');
  }
}
