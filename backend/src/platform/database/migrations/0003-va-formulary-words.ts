import { Migration } from '@mikro-orm/migrations';

/** Drops the words of the products on VA's list, which is searched in memory now. */
export class VaFormularyWords extends Migration {
  override up(): void {
    this.addSql('alter table va_formulary drop column words');
  }
}
