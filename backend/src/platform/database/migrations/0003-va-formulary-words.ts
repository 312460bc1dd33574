import { Migration } from '@mikro-orm/migrations';

/** Drops the search words of products on the VA formulary, which is now searched in memory. */
export class VaFormularyWords extends Migration {
  override up(): void {
    this.addSql('alter table va_formulary drop column words');
  }
}
