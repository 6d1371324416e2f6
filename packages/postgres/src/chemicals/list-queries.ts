import type { ChemicalStore, ListFacts, ListMatch, Listing } from '@gosds/usecases/chemicals/chemical-store';
import type { Threshold } from '@gosds/usecases/chemicals/judge-share';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database.ts';
import { plannedOnce } from '../prepared.ts';
import { served } from './chemical-tables.ts';
import { groupsNaming } from './group-changes.ts';

/** The columns of a list that every response about it contains. */
export const listColumns = sql`
  list.id, list.code, list.country, list.topic, list.title, list.authority, list.act, list.version, list.completeness, list.licence,
  list.industries, list.entries as "entryCount", list.groups, list.threshold_act as "thresholdAct"`;

export type ListRow = Omit<ListFacts, 'entries'> & { readonly entryCount: number };
type ListingRow = ListRow & { readonly name: string; readonly entry: string };

export const toFacts = ({ entryCount: entries, ...list }: ListRow): ListFacts => ({ ...list, entries });

/** Groups the rows by list. */
function inLists(rows: readonly ListingRow[]): readonly Listing[] {
  const byCode = new Map<string, { list: ListFacts; entries: { name: string; entry: string }[] }>();
  for (const { name, entry, ...list } of rows) {
    const known = byCode.get(list.code) ?? { list: toFacts(list), entries: [] };
    known.entries.push({ name, entry });
    byCode.set(list.code, known);
  }
  return [...byCode.values()];
}

type Thresholds = { readonly from: number | null; readonly above: number | null };
type EntryRow = Thresholds & { readonly entry: string };
type MatchRow = ListRow & { readonly number: number; readonly said: readonly EntryRow[] };

/** The threshold of an entry; undefined if it has none. */
export function thresholdOf({ from, above }: Thresholds): Threshold | undefined {
  if (from !== null) return { at: from, isAbove: false };
  return above === null ? undefined : { at: above, isAbove: true };
}

const toNamed = ({ number, said }: Pick<MatchRow, 'number' | 'said'>) => ({
  number,
  entries: said.map((row) => ({ entry: row.entry, threshold: thresholdOf(row) })),
});

/** Groups the chemicals by list. */
function inMatches(rows: readonly MatchRow[]): readonly ListMatch[] {
  const byCode = new Map<string, { list: ListFacts; chemicals: ReturnType<typeof toNamed>[] }>();
  for (const { number, said, ...list } of rows) {
    const known = byCode.get(list.code) ?? { list: toFacts(list), chemicals: [] };
    known.chemicals.push(toNamed({ number, said }));
    byCode.set(list.code, known);
  }
  return [...byCode.values()];
}

/** The regulatory lists and their entries for chemicals. */
export function listQueries(
  db: Kysely<Database>,
): Pick<ChemicalStore, 'lists' | 'matchesOf' | 'codesNaming' | 'listingsOf' | 'groupsNaming'> {
  const lists = async (): Promise<readonly ListFacts[]> => {
    const { rows } = await sql<ListRow>`
      select ${listColumns} from ${served('list')} list order by country, topic, title`.execute(db);
    return rows.map(toFacts);
  };
  return {
    lists,
    async matchesOf(numbers) {
      const { rows } = await sql<MatchRow>`${plannedOnce}
        select ${listColumns}, named.number, named.said from (
          select list, number, json_agg(json_build_object('entry', entry, 'from', from_ppb, 'above', above_ppb) order by entry) as said
          from (select distinct list, number, entry, from_ppb, above_ppb from ${served('entry')}
            where number = any(${sql.val(numbers)}::int[])) entry
          group by list, number
        ) named join ${served('list')} list on list.id = named.list
        order by list.country, list.topic, list.title, named.number`.execute(db);
      return inMatches(rows);
    },
    async codesNaming(number) {
      const { rows } = await sql<{ code: string }>`
        select code from ${served('list')} list
        where id in (select entry.list from ${served('entry')} entry where entry.number = ${number}) order by code`.execute(
        db,
      );
      return rows.map(({ code }) => code);
    },
    async listingsOf(number) {
      const { rows } = await sql<ListingRow>`
        select ${listColumns}, entry.name, entry.entry from ${served('entry')} entry join ${served('list')} list on list.id = entry.list
        where entry.number = ${number} order by country, topic, title`.execute(db);
      return inLists(rows);
    },
    groupsNaming: (numbers) => groupsNaming(db, numbers),
  };
}
