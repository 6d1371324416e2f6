import type pg from 'pg';
import { canKeep } from './keep-editions.ts';
import { serving, staged } from './chemical-tables.ts';

/**
 * The changes of a load to the searchable data. An entry of a list counts as changed if its words for the same
 * substance differ.
 */
export type LoadDiff = {
  readonly chemicals: { readonly added: number; readonly gone: number; readonly changed: number };
  readonly names: { readonly added: number; readonly gone: number };
  readonly lists: readonly {
    readonly code: string;
    readonly earlier: string | null;
    readonly later: string;
    readonly added: number;
    readonly gone: number;
    readonly changed: number;
  }[];
  /** Examples of added chemicals. */
  readonly examples: readonly string[];
};

const facts = (table: string): string =>
  ['cas', 'name', 'ec', 'formula', 'molar_mass', 'smiles', 'inchikey', 'dtxsid']
    .map((column) => `${table}.${column}`)
    .join(', ');

const chemicals = `
  select count(*) filter (where old.number is null)::int as added, count(*) filter (where new.number is null)::int as gone,
    count(*) filter (where old.number is not null and new.number is not null and (${facts('old')}) is distinct from (${facts('new')}))::int as changed
  from ${staged}.chemical new full join ${serving}.chemical old using (number)`;

const names = `
  select count(*) filter (where old.number is null)::int as added, count(*) filter (where new.number is null)::int as gone
  from ${staged}.written_name new full join (select number, key from ${serving}.name) old using (number, key)`;

const examples = `
  select coalesce(new.name, new.cas, new.dtxsid, new.ec, new.inchikey) as name from ${staged}.chemical new
  where not exists (select from ${serving}.chemical old where old.number = new.number) order by number limit 10`;

/** The entries of a list by substance, with all their words joined. */
const entriesOf = (table: string, lists: string): string => `
  select code, coalesce(each.cas, lower(each.name)) as substance, string_agg(said, '; ' order by said) as words
  from (select *, concat_ws(' ', entry, from_ppb, above_ppb) as said from ${table} written) each join ${lists} list on list.id = each.list where code = any($1) group by code, substance`;

const lists = `
  with old as (${entriesOf(`${serving}.entry`, `${serving}.list`)}),
    new as (${entriesOf(`(select list, cas, name, entry, from_ppb, above_ppb from ${staged}.written_entry union all select list, cas, name, entry, from_ppb, above_ppb from ${staged}.known_entry)`, `${staged}.list`)}),
    counted as (
      select code, count(*) filter (where old.words is null)::int as added, count(*) filter (where new.words is null)::int as gone,
        count(*) filter (where old.words <> new.words)::int as changed from old full join new using (code, substance) group by code
    )
  select list.code, earlier.version as earlier, list.version as later, coalesce(added, 0) as added, coalesce(gone, 0) as gone, coalesce(changed, 0) as changed
  from ${staged}.list left join counted using (code) left join ${serving}.list earlier using (code) where list.code = any($1) order by list.code`;

async function oneOf<Row extends pg.QueryResultRow>(client: pg.Client, text: string): Promise<Row> {
  const { rows } = await client.query<Row>(text);
  const [row] = rows;
  if (row === undefined) throw new Error('The database counted nothing.');
  return row;
}

/**
 * Compares the staged data with the data in use, for the lists with these codes. Undefined if no data is in use yet.
 */
export async function diffOfLoad(client: pg.Client, codes: readonly string[]): Promise<LoadDiff | undefined> {
  if (!(await canKeep(client))) return undefined;
  const { rows } = await client.query<LoadDiff['lists'][number]>(lists, [codes]);
  const added = await client.query<{ name: string }>(examples);
  return {
    chemicals: await oneOf<LoadDiff['chemicals']>(client, chemicals),
    names: await oneOf<LoadDiff['names']>(client, names),
    lists: rows,
    examples: added.rows.map(({ name }) => name),
  };
}
