import { Migration } from '@mikro-orm/migrations';

/** The VA National Formulary as last read from VA's own extract; one row per product. */
const TABLES = `
create table va_formulary (
  id text primary key,
  brand text not null,
  generic text not null,
  form text not null,
  class_name text not null,
  supply text not null,
  list_date date not null,
  -- each word with a blank before it, so that the start of a word can be looked for
  words text generated always as (' ' || lower(regexp_replace(brand || ' ' || generic || ' ' || id, '[^a-zA-Z0-9.]+', ' ', 'g'))) stored
);
`;

export class VaFormularyTable extends Migration {
  override up(): void {
    this.addSql(TABLES);
  }
}
