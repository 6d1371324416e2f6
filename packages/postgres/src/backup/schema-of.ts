import type pg from 'pg';

/** The service loads this again from the data folder, with the tables of the schema `chemicals`. */
const loadedAgain = ['chemical_load'];

/** Written by the migrations. */
const ofMigrations = ['migration'];

export type TableColumns = { readonly name: string; readonly columns: readonly string[] };

/**
 * The tables whose rows a backup contains, each after the tables its foreign keys refer to. Leaves out generated
 * columns.
 */
export async function tablesOf(client: pg.ClientBase): Promise<readonly TableColumns[]> {
  const { rows: tables } = await client.query<{ name: string; columns: string[] }>(
    `select t.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class t join pg_attribute a on a.attrelid = t.oid
     where t.relnamespace = 'public'::regnamespace and t.relkind = 'r' and a.attnum > 0 and not a.attisdropped
       and a.attgenerated = '' and t.relname <> all($1::text[])
     group by t.relname order by t.relname`,
    [[...loadedAgain, ...ofMigrations]],
  );
  const { rows: keys } = await client.query<{ from: string; to: string }>(
    `select f.relname as from, t.relname as to from pg_constraint c
     join pg_class f on f.oid = c.conrelid join pg_class t on t.oid = c.confrelid
     where c.contype = 'f' and c.connamespace = 'public'::regnamespace and c.conrelid <> c.confrelid`,
  );
  return inOrderOfKeys(tables, keys);
}

function inOrderOfKeys(
  tables: readonly TableColumns[],
  keys: readonly { readonly from: string; readonly to: string }[],
): readonly TableColumns[] {
  const ordered: TableColumns[] = [];
  const placed = new Set<string>();
  const isReady = ({ name }: TableColumns) => keys.every(({ from, to }) => from !== name || placed.has(to));
  while (ordered.length < tables.length) {
    const ready = tables.filter((table) => !placed.has(table.name) && isReady(table));
    if (ready.length === 0) throw new Error('Foreign keys of the tables form a circle, so they have no order.');
    for (const table of ready) placed.add(table.name);
    ordered.push(...ready);
  }
  return ordered;
}

export type SequenceState = { readonly name: string; readonly value: number; readonly isCalled: boolean };

/** The state of the sequences for the numbers that customers quote. */
export async function sequencesOf(client: pg.ClientBase): Promise<readonly SequenceState[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`,
  );
  const states: SequenceState[] = [];
  for (const { name } of rows) {
    const state = await client.query<{ value: number; isCalled: boolean }>(
      `select last_value::float8 as value, is_called as "isCalled" from ${client.escapeIdentifier(name)}`,
    );
    states.push(...state.rows.map((row) => ({ name, ...row })));
  }
  return states;
}

/** `"table" ("one", "other")`, in the form for COPY. */
export const placeIn = (client: pg.ClientBase, { name, columns }: TableColumns): string =>
  `${client.escapeIdentifier(name)} (${columns.map((column) => client.escapeIdentifier(column)).join(', ')})`;
