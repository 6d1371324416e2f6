import { elementCounts } from '@gosds/catalogue/search/formula';
import { type ElementNames, elementsOfGroup } from '@gosds/usecases/chemicals/element-group';
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
