import { compoundWords } from '@gosds/usecases/chemicals/element-group';
import { type RawBuilder, sql } from 'kysely';

/** The longest keys of each tier of names. Almost every search ends in the first tiers, which have small indexes. */
export const tierEnds = [7, 8, 9, 10, 11, 12, 14, 17, 23, 30, 36, 42, 48, 54, 62] as const;

/** All tiers; the last takes all longer keys. */
const tiers: readonly number[] = Array.from({ length: tierEnds.length + 1 }, (_, tier) => tier);

/** The tier of a key of `length`, in SQL. */
const tierInSql = `case ${tierEnds.map((end, tier) => `when len <= ${end} then ${tier}`).join(' ')} else ${tierEnds.length} end`;

/** The schema that a load writes to, and the schema in use. */
export const staged = 'chemicals_next';
export const serving = 'chemicals';

/** A table of the schema in use. */
export const served = (name: string): RawBuilder<unknown> => sql.table(`${serving}.${name}`);

/** True in SQL for a key with letters other than a to z, such as those of Chinese or Russian names. */
export const hasOtherLetters = (key: string): string => `octet_length(${key}) > length(${key})`;

/** True in SQL for the formula of an element: its symbol. */
export const isElement = (formula: string): string => `length(${formula}) <= 2`;

/** True in SQL for an entry without a number whose name has a word such as “compounds”. */
export const isCompoundGroup = (entry: string): string =>
  `${entry}.cas is null and lower(${entry}.name) like any ('{${compoundWords.map((word) => `%${word}%`).join(',')}}'::text[])`;

/** Number of chemicals so well known that a few letters should find them first. */
export const wellKnown = 20_000;

/** Number of chemicals so well known that their misspelt names rank before names of little-known ones. */
export const householdWords = 4_000;

/**
 * Names of the best-known chemicals, stored in order of their first letters, so that a search for a few letters reads
 * one place.
 */
export const wellKnownNames = (schema: string): string =>
  `create table ${schema}.well_known as
     select key, kind, rank, number, name from ${schema}.name where rank <= ${wellKnown} order by key;
   create index on ${schema}.well_known (key)`;

/** The tables that a load copies rows into. */
export const stagingTables = `
  drop schema if exists ${staged} cascade;
  create schema ${staged};
  set local search_path to ${staged}, public;
  create table chemical (
    number integer not null, cas text collate "C", name text, ec text collate "C", formula text, composition text collate "C",
    molar_mass text, smiles text, inchikey text collate "C", is_inchikey_computed boolean not null, dtxsid text collate "C"
  );
  create table written_name (number integer not null, kind smallint not null, position smallint not null, key text collate "C" not null, name text not null);
  create table list (
    id integer primary key, code text not null unique, country text not null, topic text not null, title text not null,
    authority text not null, act text not null, version text not null, completeness text not null, licence text not null,
    industries text[] not null, threshold_act text, groups integer not null, valid_from text not null, valid_until text not null,
    read text not null, source text not null, scope text not null, renewed text not null
  );
  create table dated_entry (
    list integer not null, cas text collate "C", name text not null, entry text not null, from_day text not null, until_day text
  );
  create table written_entry (list integer not null, cas text collate "C", name text not null, entry text not null, from_ppb integer, above_ppb integer);
  -- Of imports: other CAS numbers of a chemical, and entries whose chemical is known by another number than CAS.
  create table other_cas (cas text collate "C" not null, number integer not null);
  create table known_entry (list integer not null, number integer, cas text collate "C", name text not null, entry text not null, from_ppb integer, above_ppb integer);
  -- An entry of the list of goods, and what the chemical is known by: a name, our own number or a CAS number.
  create table written_good (un text not null, class text not null, key text collate "C", number integer, cas text collate "C");
`;

/** Turns the loaded rows into search tables, in order of rank, with every index. */
export const searchTables: readonly string[] = [
  // A retired number leads to its chemical, unless another chemical has the number today.
  `create table chemical_cas as
     select cas, number from chemical where cas is not null
     union select cas, number from other_cas where not exists (select from chemical where chemical.cas = other_cas.cas);
   drop table other_cas;
   create unique index on chemical_cas (cas, number);
   create index on chemical_cas (number)`,
  `create table entry as
     select list, chemical.number, written.cas, written.name, entry, from_ppb, above_ppb,
       -- Its place on the pages of the list, from 1, and all its words, to be looked through.
       (row_number() over (partition by list
         order by lower(coalesce(chemical.name, nullif(written.name, ''), written.cas, '')) collate "C", written.cas, entry))::int as place,
       lower(concat_ws(chr(10), chemical.name, written.name, written.cas, entry)) as words
     from (
       select list, null::integer as known, cas, name, entry, from_ppb, above_ppb from written_entry
       union all select list, number, cas, name, entry, from_ppb, above_ppb from known_entry
     ) written
     left join chemical_cas on known is null and chemical_cas.cas = written.cas
     left join chemical on chemical.number = coalesce(known, chemical_cas.number)
     order by chemical.number, list;
   create index on entry (number, list);
   create unique index on entry (list, place);
   create index entry_words on entry using gin (words gin_trgm_ops);
   create index on entry (list) where ${isCompoundGroup('entry')};
   create index on dated_entry (list);
   drop table written_entry, known_entry;
   alter table list add column entries integer not null default 0;
   update list set entries = counted.entries, groups = list.groups + counted.groups
     from (select list, count(*)::int as entries, count(*) filter (where number is null)::int as groups from entry group by list) counted
     where counted.list = list.id`,
  // Our own records first, then the chemicals on most lists.
  `create table standing as
     select chemical.number, row_number() over (
       order by (chemical.number < 100000)::int * 20 + coalesce(lists, 0) desc, chemical.number) as rank, coalesce(lists, 0) as lists
     from chemical left join (select number, count(distinct list) as lists from entry where number is not null group by number) named using (number);
   create unique index on standing (number)`,
  `create table name as
     select number, kind, position, ${tierInSql} as tier, len, rank::int, key, name
     from (select *, length(key) as len from written_name) written join standing using (number) order by len, key, rank;
   drop table written_name;
   create index name_by_key on name (key);
   create index name_by_length on name (len, key, kind, rank);
   create index on name (number);
   create index name_other_letters on name using gin (string_to_array(key, null)) where ${hasOtherLetters('key')};
   create index name_other_lengths on name (len) where ${hasOtherLetters('key')}`,
  wellKnownNames(staged),
  // Finds misspelt names of the best known by sound: the whole key and the key without each letter. So a missing,
  // extra, wrong or misplaced letter leads to the same place.
  `create function sounds(text) returns text language sql immutable strict parallel safe as
     $$ select regexp_replace(replace(replace(replace(replace(replace($1, 'ph', 'f'), 'y', 'i'), 'th', 't'), 'ks', 'x'), 'z', 's'), '(.)\\1', '\\1', 'g') $$;
   create table known_name as
     select row_number() over ()::int as place, number, kind, rank, key, name, sounds(key) as sound
     from name where rank <= ${householdWords} and kind <= 2 and len between 5 and 40;
   create unique index on known_name (place);
   create table spelling as
     select hashtext(sound) as heard, place from known_name
     union select hashtext(left(sound, at - 1) || substr(sound, at + 1)), place from known_name, generate_series(1, length(sound)) at;
   create index on spelling (heard) include (place)`,
  ...tiers.map((tier) => `create index name_tier_${tier} on name using gin (key gin_trgm_ops) where tier = ${tier}`),
  `create table good as
     select un, class, number from (
       select distinct on (un, class) un, class, name.number from written_good join name using (key) where kind <= 2 order by un, class, kind, rank
     ) named
     union select un, class, chemical.number from written_good join chemical using (number)
     union select un, class, chemical_cas.number from written_good join chemical_cas using (cas);
   drop table written_good;
   create index on good (number);
   create index on good (un)`,
  `alter table chemical add primary key (number);
   create index on chemical (ec);
   create index on chemical (inchikey);
   create index on chemical (dtxsid);
   create index on chemical (composition);
   create index on chemical (formula) where ${isElement('formula')}`,
  `analyze chemical, chemical_cas, standing, name, well_known, known_name, spelling, good, list, entry, dated_entry`,
];
