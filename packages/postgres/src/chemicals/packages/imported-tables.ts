/** Temporary tables for one package, while a load merges it into the staged schema. */
export const importedTables = `
  drop table if exists imported, imported_name, imported_cas;
  -- One row of the package: \`at\` is its place. \`names\`: its names may be the preferred ones of the chemical.
  create table imported (
    at integer not null, number integer, gives_names boolean not null default false, is_further boolean not null default false, identity text collate "C",
    cas text collate "C", name text, ec text collate "C", formula text, composition text collate "C", molar_mass text, smiles text,
    inchikey text collate "C", dtxsid text collate "C", entry text not null, from_ppb integer, above_ppb integer
  );
  create table imported_name (at integer not null, kind smallint not null, position smallint not null, key text collate "C" not null, name text not null);
  create table imported_cas (at integer not null, cas text collate "C" not null);
`;

/**
 * Finds the rows of further substances: a publisher gives each substance a DTXSID, and may give several the same CAS
 * number. The one that the catalogue has, else one that did not go by its DTXSID before, goes by the CAS number; the
 * others go by their DTXSID.
 */
const tellFurther = `
  -- Without figures of what was just copied, the names of each row would be looked for among all names.
  analyze imported, imported_name, imported_cas, chemical, written_name;
  with several as (
      select cas, (array_agg(dtxsid order by is_known desc, was_further, dtxsid))[1] as main from (
        select cas, dtxsid, exists (select from chemical where chemical.cas = imported.cas and chemical.dtxsid = imported.dtxsid) as is_known,
          exists (select from public.chemical_number given where given.identity = 'dtxsid:' || dtxsid) as was_further
        from imported where cas is not null and dtxsid is not null
          and cas in (select cas from imported where cas is not null group by cas having count(distinct dtxsid) > 1)) told
      group by cas)
  update imported set is_further = true, identity = 'dtxsid:' || imported.dtxsid from several
    where several.cas = imported.cas and imported.dtxsid <> several.main;
`;

/** Finds the chemical of each row: by CAS number, by retired CAS number, by DTXSID, EC number and structure. */
const match = `
  update imported set number = known.number from
    (select distinct on (cas) cas, number from chemical where cas is not null order by cas, number) known where not is_further and known.cas = imported.cas;
  update imported set number = known.number from
    (select distinct on (cas) cas, number from other_cas order by cas, number) known
    where imported.number is null and not is_further and known.cas = imported.cas;
  update imported set number = known.number from
    (select dtxsid, min(number) as number from chemical where dtxsid is not null group by dtxsid having count(*) = 1) known
    where imported.number is null and known.dtxsid = imported.dtxsid;
  update imported set number = known.number from
    (select ec, min(number) as number from chemical where ec is not null group by ec having count(*) = 1) known
    where imported.number is null and imported.cas is null and known.ec = imported.ec;
  update imported set number = known.number from
    (select inchikey, min(number) as number from chemical where inchikey is not null group by inchikey having count(*) = 1) known
    where imported.number is null and imported.cas is null and known.inchikey = imported.inchikey;
`;

/**
 * Gives new chemicals numbers that stay the same in every load. Then adds the chemicals, and the package's additions to
 * known ones.
 */
const add = `
  insert into public.chemical_number (identity)
    select identity from imported where number is null and identity is not null group by identity order by min(at)
    on conflict (identity) do nothing;
  analyze public.chemical_number;
  update imported set number = given.number from public.chemical_number given
    where imported.number is null and given.identity = imported.identity;
  insert into chemical
    select distinct on (number) number, cas, name, ec, formula, composition, molar_mass, smiles, inchikey, false, dtxsid
    from imported where number is not null and not exists (select from chemical where chemical.number = imported.number)
    order by number, at;
  update imported set gives_names = true from chemical
    where chemical.number = imported.number and (chemical.name is null or chemical.name = imported.name and chemical.number >= 10000000);
  insert into other_cas
    select distinct imported.cas, number from imported join chemical using (number) where imported.cas is not null and imported.cas <> chemical.cas
    union select imported_cas.cas, number from imported_cas join imported using (at) where number is not null;
  update chemical set
      cas = coalesce(chemical.cas, imported_facts.cas), name = coalesce(chemical.name, imported_facts.name), ec = coalesce(chemical.ec, imported_facts.ec),
      formula = coalesce(chemical.formula, imported_facts.formula),
      composition = case when chemical.formula is null then imported_facts.composition else chemical.composition end,
      molar_mass = coalesce(chemical.molar_mass, imported_facts.molar_mass), smiles = coalesce(chemical.smiles, imported_facts.smiles),
      inchikey = coalesce(chemical.inchikey, imported_facts.inchikey), dtxsid = coalesce(chemical.dtxsid, imported_facts.dtxsid)
    from (select distinct on (number) * from imported where number is not null order by number, at) imported_facts
    where imported_facts.number = chemical.number and
      (chemical.cas is null and imported_facts.cas is not null or chemical.name is null and imported_facts.name is not null
        or chemical.ec is null and imported_facts.ec is not null or chemical.formula is null and imported_facts.formula is not null
        or chemical.molar_mass is null and imported_facts.molar_mass is not null or chemical.smiles is null and imported_facts.smiles is not null
        or chemical.inchikey is null and imported_facts.inchikey is not null or chemical.dtxsid is null and imported_facts.dtxsid is not null);
`;

/**
 * Adds new names of chemicals. A name that a better source gives to another chemical, and a name of a chemical with its
 * own names, ranks last as a name of a single source.
 */
const addNames = `
  insert into written_name
    select distinct on (number, key) number, case when gives_names and taken.key is null then kind else 3 end, position, key, each.name
    from imported_name each join imported using (at)
    left join (select distinct key from written_name where kind <= 2) taken using (key)
    where number is not null and not exists (select from written_name known where known.number = imported.number and known.key = each.key)
    order by number, key, kind, at, position;
`;

export const mergeImported: readonly string[] = [tellFurther, match, add, addNames];

/**
 * Adds the list of a package ($1: its facts, $2: its edition, $3: its licence), or replaces the list with the same
 * code. It is whole only if the operator said so, whatever the list that it replaces was.
 */
export const placeList = `
  with facts as (select * from jsonb_to_record($1::jsonb) as fact (id text, country text, topic text, title text, authority text, act text))
  insert into list
    select coalesce((select max(id) from list), 0) + 1, id, country, topic, title, authority, act, $2, 'partial', $3, '{}', null, 0, '', '', '', '', '', ''
    from facts where not exists (select from list where code = facts.id)
`;

export const placeEdition = `
  update list set version = $2, completeness = $4, valid_from = '', valid_until = '', read = '', source = $3, groups = 0 where code = $1
`;

export const clearEntries = `
  with meant as (select id from list where code = $1), dated as (delete from dated_entry where list in (select id from meant))
  delete from written_entry where list in (select id from meant)
`;

/** Counts two equal rows as one entry. An entry that tells no more than a CAS number names each substance of that number. */
export const placeEntries = `
  insert into known_entry
    select distinct (select id from list where code = $1), chemical.number, imported.cas,
      case when chemical.number is null or chemical.name is distinct from imported.name then coalesce(imported.name, '') else '' end, entry, from_ppb, above_ppb
    from imported left join chemical same on imported.dtxsid is null and same.cas = imported.cas
    left join chemical on chemical.number = coalesce(same.number, imported.number)
`;
