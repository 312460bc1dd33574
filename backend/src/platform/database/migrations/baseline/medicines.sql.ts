export const MEDICINES = `
-- Medicine products from the latest import of RxNorm and RxTerms. The name is the brand or, if there is none, the
-- generic name.
create table medicines (
  rxcui text primary key,
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
-- Contains each word of a medicine's name, and the whole name without spaces.
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
-- Describes the imported list of medicines. There is only one list, so the table has at most one row.
create table medicine_list (
  only_one boolean primary key default true check (only_one),
  list_date date not null,
  is_sample boolean not null
);
-- The VA National Formulary from the latest import of VA's own extract, with one row for each product. The words column
-- has a space before each word, so that a LIKE pattern can match the beginning of a word.
create table va_formulary (
  id text primary key,
  brand text not null,
  generic text not null,
  form text not null,
  class_name text not null,
  supply text not null,
  list_date date not null,
  words text generated always as
    (' ' || lower(regexp_replace(brand || ' ' || generic || ' ' || id, '[^a-zA-Z0-9.]+', ' ', 'g'))) stored
);
`;
