import { hydrateKeys } from '@gosds/usecases/chemicals/hydrate-keys';
import { nameKey } from '@gosds/usecases/chemicals/name-key';
import { withoutShare } from '@gosds/usecases/chemicals/plainer-texts';
import { type QueryKind, queryKinds } from '@gosds/usecases/chemicals/query-kind';
import { saltKeys } from '@gosds/usecases/chemicals/salt-keys';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database.ts';
import { served } from './chemical-tables.ts';

/** The columns that identify one chemical. Many chemicals share a UN number or a formula, so these do not count. */
type Asked = { readonly column: 'cas' | 'ec' | 'number' | 'inchikey' | 'dtxsid'; readonly value: string };

function askedOf(query: QueryKind): Asked | undefined {
  if (query.kind === 'cas') return { column: 'cas', value: query.cas };
  if (query.kind === 'ec') return { column: 'ec', value: query.ec };
  if (query.kind === 'number') return { column: 'number', value: String(query.number) };
  if (query.kind === 'inchikey') return { column: 'inchikey', value: query.inchikey };
  return query.kind === 'dtxsid' ? { column: 'dtxsid', value: query.dtxsid } : undefined;
}

type Met = { readonly value: string; readonly number: number };

/** Chemicals by the values of one column, best known first. A retired CAS number leads to its chemical. */
async function byColumn(
  db: Kysely<Database>,
  column: Asked['column'],
  values: readonly string[],
): Promise<readonly Met[]> {
  if (values.length === 0) return [];
  const { rows } = await sql<Met>`
    select chemical.${sql.id(column)}::text as value, number from ${served(column === 'cas' ? 'chemical_cas' : 'chemical')} chemical
    join ${served('standing')} standing using (number)
    where chemical.${sql.id(column)}::text = any(${sql.val(values)}::text[]) order by rank`.execute(db);
  return rows;
}

/**
 * Finds chemicals by name keys: preferred names and synonyms, and names of a single source if nothing else has the key.
 */
async function byKey(db: Kysely<Database>, keys: readonly string[]): Promise<readonly Met[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<Met>`
    select key as value, number from (
      select key, number, kind, rank, min(kind) over (partition by key) as best from ${served('name')}
      where (len, key) in (select length(asked), asked from unnest(${sql.val(keys)}::text[]) asked)
    ) met where kind = best order by rank`.execute(db);
  return rows;
}

const inOrder = (met: readonly Met[]): ReadonlyMap<string, readonly number[]> => {
  const numbers = new Map<string, number[]>();
  for (const { value, number } of met) {
    const known = numbers.get(value) ?? [];
    if (!known.includes(number)) numbers.set(value, [...known, number]);
  }
  return numbers;
};

/** What else a text that is no name as a whole names for certain: without a share, and a salt or hydrate by its English name. */
function otherKeys(text: string): readonly string[] {
  const bare = nameKey(withoutShare(text));
  return [bare, ...hydrateKeys(bare), ...saltKeys(bare)];
}

/** Chemicals by the keys of texts; by the other keys for those that nothing has as a whole. */
async function byNames(
  db: Kysely<Database>,
  texts: readonly string[],
): Promise<ReadonlyMap<string, readonly number[]>> {
  const whole = inOrder(
    await byKey(
      db,
      [...new Set(texts.map(nameKey))].filter((key) => key !== ''),
    ),
  );
  const rest = texts.filter((text) => !whole.has(nameKey(text))).map((text) => ({ text, keys: otherKeys(text) }));
  const others = inOrder(await byKey(db, [...new Set(rest.flatMap(({ keys }) => keys))]));
  const named = new Map(whole);
  for (const { text, keys } of rest) {
    const [met] = keys.flatMap((key) => [others.get(key) ?? []]).filter((numbers) => numbers.length > 0);
    if (met !== undefined) named.set(nameKey(text), met);
  }
  return named;
}

const columns = ['cas', 'ec', 'number', 'inchikey', 'dtxsid'] as const;

/**
 * The chemicals that each text names by a number or its exact name, also beside a share and as a salt in another language,
 * best known first. Uses few queries for many texts.
 */
export async function resolveTexts(
  db: Kysely<Database>,
  texts: readonly string[],
): Promise<readonly (readonly number[])[]> {
  const asked = texts.map((text) => queryKinds(text).flatMap((query) => askedOf(query) ?? []));
  const found = new Map<string, ReadonlyMap<string, readonly number[]>>();
  for (const column of columns) {
    const values = asked.flat().filter((each) => each.column === column);
    found.set(column, inOrder(await byColumn(db, column, [...new Set(values.map(({ value }) => value))])));
  }
  const isNumbered = (at: number) => (asked[at] ?? []).length > 0;
  const named = await byNames(
    db,
    texts.filter((_, at) => !isNumbered(at)),
  );
  return texts.map((text, at) => {
    const own = asked[at] ?? [];
    if (own.length > 0) return own.flatMap(({ column, value }) => found.get(column)?.get(value) ?? []);
    return named.get(nameKey(text)) ?? [];
  });
}
