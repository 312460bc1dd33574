import { Migration } from '@mikro-orm/migrations';

/**
 * Lets the words of medicine names be imported without their sound. An index in memory finds similar spellings, so a
 * later version may drop this column and the table `medicine_stems`.
 */
export class MedicineSpellings extends Migration {
  override up(): void {
    this.addSql("alter table medicine_words alter column sound set default ''");
  }
}
