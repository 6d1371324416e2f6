import { elementCounts } from '@gosds/catalogue/search/formula';
import type { GroupMatch } from '@gosds/usecases/chemicals/chemical-store';
import {
  elementsByKey,
  type ElementsByKey,
  elementsOfGroup,
  groupMayName,
} from '@gosds/usecases/chemicals/element-group';
import type { Differing, GroupChange } from '@gosds/usecases/chemicals/list-store';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database.ts';
import { plannedOnce } from '../prepared.ts';
import { isCompoundGroup, isElement, served } from './chemical-tables.ts';

type Db = Kysely<Database>;

/** The elements in each chemical whose formula is known, by CAS number. */
async function elementsIn(db: Db, casNumbers: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ cas: string; formula: string }>`
    select cas, formula from ${served('chemical')} where cas = any(${sql.val(casNumbers)}::text[]) and formula is not null`.execute(
    db,
  );
  return new Map(rows.map(({ cas, formula }) => [cas, [...elementCounts(formula).keys()]]));
}

/** What the catalogue calls these elements. */
async function elementsNamed(db: Db, symbols: readonly string[]): Promise<ElementsByKey> {
  const { rows } = await sql<{ symbol: string; names: readonly string[] }>`${plannedOnce}
    select formula as symbol, array_agg(name.name) as names
    from ${served('chemical')} chemical join ${served('name')} name using (number)
    where ${sql.raw(isElement('formula'))} and formula = any(${sql.val(symbols)}::text[]) and kind <= 2 group by 1`.execute(
    db,
  );
  return elementsByKey(new Map(rows.map(({ symbol, names }) => [symbol, names])));
}

type GroupRow = { readonly list: number; readonly code: string; readonly name: string };

/** The names with a word such as “compounds” of entries without numbers. */
async function groupsOfCompounds(db: Db): Promise<readonly GroupRow[]> {
  const { rows } = await sql<GroupRow>`${plannedOnce}
    select distinct list.id as list, list.code, entry.name
    from ${served('entry')} entry join ${served('list')} list on list.id = entry.list
    where ${sql.raw(isCompoundGroup('entry'))} order by list.code, entry.name`.execute(db);
  return rows;
}

/** The chemicals whose formula is known, their elements, and the names that each list gives them. */
async function listedChemicals(db: Db, numbers: readonly number[]) {
  const { rows } = await sql<{
    number: number;
    formula: string;
    said: readonly { list: number; name: string }[];
  }>`${plannedOnce}
    select number, formula, coalesce((
      select json_agg(json_build_object('list', list, 'name', entry.name)) from ${served('entry')} entry
      where entry.number = chemical.number), '[]') as said
    from ${served('chemical')} chemical where number = any(${sql.val(numbers)}::int[]) and formula is not null`.execute(
    db,
  );
  return rows.map(({ formula, ...row }) => ({ ...row, elements: [...elementCounts(formula).keys()] }));
}

/**
 * The groups without numbers that name the compounds of an element in one of the chemicals, by list. A name by which
 * the list itself names the chemical is left out.
 */
export async function groupsNaming(db: Db, numbers: readonly number[]): Promise<readonly GroupMatch[]> {
  const chemicals = await listedChemicals(db, numbers);
  const elements = await elementsNamed(db, [...new Set(chemicals.flatMap((each) => each.elements))]);
  if (elements.size === 0) return [];
  const matches = new Map<string, GroupMatch>();
  for (const { list, code, name } of await groupsOfCompounds(db)) {
    const symbols = elementsOfGroup(name, elements);
    if (symbols.length === 0) continue;
    for (const { number, said, elements: own } of chemicals) {
      if (!groupMayName(name, symbols, own)) continue;
      if (said.some((each) => each.list === list && each.name === name)) continue;
      const known = matches.get(`${code}/${number}`);
      matches.set(`${code}/${number}`, { number, code, groups: [...(known?.groups ?? []), name] });
    }
  }
  return [...matches.values()];
}

/** The changed groups that name the compounds of an element, with those of the chemicals that contain it. */
export async function groupChanges(
  db: Db,
  groups: readonly Differing[],
  casNumbers: readonly string[],
): Promise<readonly GroupChange[]> {
  if (groups.length === 0) return [];
  const elements = await elementsIn(db, casNumbers);
  const names = await elementsNamed(db, [...new Set([...elements.values()].flat())]);
  return groups.flatMap((group) => {
    const symbols = elementsOfGroup(group.name ?? '', names);
    const mayName = [...elements].filter(([, own]) => groupMayName(group.name ?? '', symbols, own));
    return mayName.length === 0 ? [] : [{ ...group, mayName: mayName.map(([cas]) => cas) }];
  });
}
