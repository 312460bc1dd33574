import { Migration } from '@mikro-orm/migrations';

/**
 * Drops the database column with the search words of each product on the VA formulary. The formulary is now searched in
 * memory.
 */
export class VaFormularyWords extends Migration {
  override up(): void {
    this.addSql('alter table va_formulary drop column words');
  }
}
