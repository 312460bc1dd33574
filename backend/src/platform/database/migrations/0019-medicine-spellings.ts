import { Migration } from '@mikro-orm/migrations';

/** Drops what the database kept for searches with misspelled names, because an index in memory answers them. */
export class MedicineSpellings extends Migration {
  override up(): void {
    this.addSql('drop table medicine_stems');
    this.addSql('alter table medicine_words drop column sound');
  }
}
