import { Migration } from '@mikro-orm/migrations';

/**
 * `consent_to_contact` becomes what somebody says now; what they said at sign-up is kept beside it once the two differ.
 * Consents of before are carried over.
 */
export class StandingConsent extends Migration {
  override up(): void {
    this.addSql('alter table users add column sign_up_consent boolean');
    this.addSql(`update users set sign_up_consent = consent_to_contact, consent_to_contact = newest.contact_consent
      from (select distinct on (user_id) user_id, contact_consent from consent_records order by user_id, recorded_at desc, id) newest
      where newest.user_id = users.id`);
  }
}
