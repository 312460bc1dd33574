import { Migration } from '@mikro-orm/migrations';

/** Medicines as last read from RxNorm and RxTerms, and what is needed to find them by a name that is spelled wrongly. */
const TABLES = `
create table medicines (
  rxcui text primary key,
  -- the name the product is known by: its brand, or its generic name
  name text not null,
  generic text not null,
  strength text not null,
  route text not null,
  full_name text not null,
  rxterms_dose_form text not null,
  rxnorm_dose_form text not null,
  name_id int not null
);
create index medicines_name on medicines (name_id);
create table medicine_names (
  id int primary key,
  label text not null,
  generic text not null,
  products int not null
);
create index medicine_names_generic on medicine_names (generic);
-- each word of a name, and the whole name without blanks
create table medicine_words (
  word text not null,
  sound text not null,
  name_id int not null,
  primary key (word, name_id)
);
create index medicine_words_start on medicine_words (word text_pattern_ops);
create index medicine_words_sound on medicine_words (sound);
create table medicine_stems (
  stem text not null,
  word text not null,
  primary key (stem, word)
);
-- the one list that is held
create table medicine_list (
  only_one boolean primary key default true check (only_one),
  list_date date not null,
  is_sample boolean not null
);
`;

export class Medicines extends Migration {
  override up(): void {
    this.addSql(TABLES);
  }
}
