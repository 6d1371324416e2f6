import type pg from 'pg';
import { serving, staged } from './chemical-tables.ts';

/** True where what serves has the tables that an edition is kept from; before the first load, and in an older form, it has not. */
export async function canKeep(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    `select from information_schema.columns where table_schema = $1 and table_name = 'entry' and column_name = 'cas'`,
    [serving],
  );
  return rows.length > 0;
}

/**
 * Keeps each served list whose edition the staged load replaces or leaves out. A list that tells its own history is not kept beside it.
 * What is staged is no earlier edition any more, where an operator goes back to one.
 */
const keep = `
  with kept as (
    insert into public.list_edition (code, version, completeness, valid_from, valid_until, entries, groups, kept_at)
    select code, version, completeness, valid_from, valid_until, entries, groups, now() from ${serving}.list old
    where not exists (select from ${staged}.list new where new.code = old.code and new.version = old.version)
      and not exists (select from ${serving}.dated_entry where dated_entry.list = old.id)
    on conflict (code, version) do nothing
    returning id, code
  )
  insert into public.list_edition_entry (edition, cas, name, entry, from_ppb, above_ppb)
  select kept.id, entry.cas, entry.name, entry.entry, entry.from_ppb, entry.above_ppb
  from kept join ${serving}.list using (code) join ${serving}.entry on entry.list = list.id;
  delete from public.list_edition old using ${staged}.list new where new.code = old.code and new.version = old.version;
`;

/** Keeps the editions that a load is about to replace, in its transaction. */
export async function keepEditions(client: pg.Client): Promise<void> {
  if (await canKeep(client)) await client.query(keep);
}

/**
 * Notes each list whose edition becomes another, to be held against the sheets of the accounts. A list that tells its own history is
 * left out: what it says from a day on is law that the sheets know before.
 */
const note = `
  insert into public.watch_cause (kind, list, earlier, later, since)
  select 'list', code, old.version, new.version, now() from ${serving}.list old join ${staged}.list new using (code)
  where old.version <> new.version and not exists (select from ${staged}.dated_entry where dated_entry.list = new.id);
`;

/** Notes which editions a load is about to replace, in its transaction. */
export async function noteChanges(client: pg.Client): Promise<void> {
  if (await canKeep(client)) await client.query(note);
}
