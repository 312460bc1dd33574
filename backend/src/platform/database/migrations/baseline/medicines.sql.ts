/** SQL schema of the public lists of medicines, and of the indexes that find medicines despite misspelled names. */
export const MEDICINES = `
-- Products as last read from RxNorm and RxTerms; the name is the brand, or else the generic name.
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
-- Each word of a name, and the whole name without blanks.
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
-- The one list that is held.
create table medicine_list (
  only_one boolean primary key default true check (only_one),
  list_date date not null,
  is_sample boolean not null
);
-- The VA National Formulary as last read from VA's own extract, one row for each product. In words each word has a
-- blank before it, so that the start of a word can be looked for.
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
