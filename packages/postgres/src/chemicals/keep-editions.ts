import type pg from 'pg';
import { serving, staged } from './chemical-tables.ts';

/**
 * True if the schema in use has the tables from which an edition is kept. Before the first load, and in an older form,
 * it lacks them.
 */
export async function canKeep(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    `select from information_schema.columns where table_schema = $1 and table_name = 'entry' and column_name = 'cas'`,
    [serving],
  );
  return rows.length > 0;
}

/**
 * Keeps each served list whose edition the staged load replaces or drops. Skips a list with its own history. If an
 * operator goes back to an earlier edition, removes that edition from the kept ones.
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

/** Keeps the editions that a load is about to replace, in the load's transaction. */
export async function keepEditions(client: pg.Client): Promise<void> {
  if (await canKeep(client)) await client.query(keep);
}

/**
 * Records each list with a new edition, to be checked against the accounts' sheets. Skips a list with its own history:
 * the sheets already know its future entries as coming law.
 */
const note = `
  insert into public.watch_cause (kind, list, earlier, later, since)
  select 'list', code, old.version, new.version, now() from ${serving}.list old join ${staged}.list new using (code)
  where old.version <> new.version and not exists (select from ${staged}.dated_entry where dated_entry.list = new.id);
`;

/** Records which editions a load is about to replace, in the load's transaction. */
export async function noteChanges(client: pg.Client): Promise<void> {
  if (await canKeep(client)) await client.query(note);
}
