import { elementCounts } from '@gosds/catalogue/search/formula';
import { compoundWords, type ElementNames, elementsOfGroup } from '@gosds/usecases/chemicals/element-group';
import type { Differing, GroupChange } from '@gosds/usecases/chemicals/list-store';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database.ts';
import { served } from './chemical-tables.ts';

type Db = Kysely<Database>;

/** The elements in each chemical whose formula is known. */
async function elementsIn(db: Db, casNumbers: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ cas: string; formula: string }>`
    select cas, formula from ${served('chemical')} where cas = any(${sql.val(casNumbers)}::text[]) and formula is not null`.execute(
    db,
  );
  return new Map(rows.map(({ cas, formula }) => [cas, [...elementCounts(formula).keys()]]));
}

/** What the catalogue calls these elements. */
async function namesOfElements(db: Db, symbols: readonly string[]): Promise<ElementNames> {
  const { rows } = await sql<{ symbol: string; names: readonly string[] }>`
    select formula as symbol, array_agg(name.name) as names
    from ${served('chemical')} chemical join ${served('name')} name using (number)
    where formula = any(${sql.val(symbols)}::text[]) and kind <= 2 group by 1`.execute(db);
  return new Map(rows.map(({ symbol, names }) => [symbol, names]));
}

/** The groups without numbers, by list, that name the compounds of an element in the formula. */
export async function groupsNaming(db: Db, formula: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const names = await namesOfElements(db, [...elementCounts(formula).keys()]);
  const written = compoundWords.map((word) => `%${word}%`);
  const { rows } = await sql<{ code: string; name: string }>`
    select distinct list.code, entry.name from ${served('entry')} entry join ${served('list')} list on list.id = entry.list
    where cas is null and lower(entry.name) like any(${sql.val(written)}::text[]) order by 1, 2`.execute(db);
  const groups = new Map<string, readonly string[]>();
  for (const { code, name } of rows)
    if (elementsOfGroup(name, names).length > 0) groups.set(code, [...(groups.get(code) ?? []), name]);
  return groups;
}

/** The changed groups that name the compounds of an element, with those of the chemicals that contain it. */
export async function groupChanges(
  db: Db,
  groups: readonly Differing[],
  casNumbers: readonly string[],
): Promise<readonly GroupChange[]> {
  if (groups.length === 0) return [];
  const elements = await elementsIn(db, casNumbers);
  const names = await namesOfElements(db, [...new Set([...elements.values()].flat())]);
  return groups.flatMap((group) => {
    const symbols = elementsOfGroup(group.name ?? '', names);
    const mayName = [...elements].filter(([, own]) => symbols.some((symbol) => own.includes(symbol)));
    return mayName.length === 0 ? [] : [{ ...group, mayName: mayName.map(([cas]) => cas) }];
  });
}
