import { Migration } from '@mikro-orm/migrations';

/**
 * Adds the time zone of the device on which a person agreed to calls, so that staff know at once when they may call.
 * Earlier consents have none.
 */
export class ConsentTimeZone extends Migration {
  override up(): void {
    this.addSql('alter table consent_records add column time_zone text');
  }
}
