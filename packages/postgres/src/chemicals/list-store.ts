import type {
  DifferenceKind,
  Differing,
  EditionEntry,
  EditionKey,
  ListChange,
  ListEdition,
  ListRecord,
  ListStore,
  Named,
  Page,
  Said,
} from '@gosds/usecases/chemicals/list-store';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../database.ts';
import { literally } from '../literally.ts';
import { served } from './chemical-tables.ts';
import { groupChanges } from './group-changes.ts';
import { type ListRow, listColumns, thresholdOf, toFacts } from './list-queries.ts';

type Db = Kysely<Database>;

type RecordRow = ListRow & Omit<ListRecord, keyof ListRow>;

async function recordOf(db: Db, code: string): Promise<(ListRecord & { readonly id: number }) | undefined> {
  const { rows } = await sql<RecordRow & { readonly id: number }>`
    select ${listColumns}, valid_from as "validFrom", valid_until as "validUntil", read, source, scope, renewed
    from ${served('list')} list where code = ${code}`.execute(db);
  return rows[0] && { ...rows[0], ...toFacts(rows[0]) };
}

/** The entries in force on a day, for a list with its own history. */
const inForceOn = (day: RawBuilder<unknown>) => sql`from_day <= ${day} and (until_day is null or until_day > ${day})`;

const dayBefore = (day: string): string => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

type DatedRow = { readonly day: string; readonly entries: number; readonly groups: number };

/** The editions of a list with its own history: one for each day on which an entry begins or ends. */
async function datedEditions(db: Db, list: ListRecord & { readonly id: number }): Promise<readonly ListEdition[]> {
  const { rows } = await sql<DatedRow>`
    with days as (
      select from_day as day from ${served('dated_entry')} where list = ${list.id}
      union select until_day from ${served('dated_entry')} where list = ${list.id} and until_day is not null)
    select day, count(*)::int as entries, (count(*) filter (where cas is null))::int as groups
    from days join ${served('dated_entry')} dated on dated.list = ${list.id} and ${inForceOn(sql`days.day`)}
    group by day order by day desc`.execute(db);
  const servedDay = rows.find(({ day }) => day <= list.version)?.day;
  return rows.map(({ day, entries, groups }, at): ListEdition => {
    const next = rows[at - 1]?.day;
    return {
      version: day === servedDay ? list.version : day,
      state: day === servedDay ? 'served' : day > list.version ? 'coming' : 'earlier',
      validFrom: day,
      validUntil: next === undefined ? '' : dayBefore(next),
      completeness: list.completeness,
      entries,
      groups,
    };
  });
}

/** Editions that a load replaced. */
async function keptEditions(db: Db, code: string): Promise<readonly ListEdition[]> {
  const { rows } = await sql<Omit<ListEdition, 'state'>>`
    select version, completeness, valid_from as "validFrom", valid_until as "validUntil", entries, groups
    from list_edition where code = ${code} order by kept_at desc, version desc`.execute(db);
  return rows.map((row) => ({ ...row, state: 'earlier' }));
}

/**
 * A table of the entries of one edition: `number`, `cas`, `name`, `entry`, `from_ppb`, `above_ppb`. Undefined if there
 * is no such edition.
 */
async function rowsOf(db: Db, { code, version }: EditionKey): Promise<RawBuilder<unknown> | undefined> {
  const list = await recordOf(db, code);
  if (list === undefined) return undefined;
  if (list.version === version)
    return sql`(select number, cas, name, entry, from_ppb, above_ppb from ${served('entry')} where list = ${list.id})`;
  if ((await datedEditions(db, list)).some((edition) => edition.version === version))
    return sql`(select number, cas, dated.name, dated.entry, null::int as from_ppb, null::int as above_ppb
      from ${served('dated_entry')} dated left join ${served('chemical_cas')} using (cas)
      where dated.list = ${list.id} and ${inForceOn(sql.val(version))})`;
  const { rows } = await sql<{ id: string }>`
    select id from list_edition where code = ${code} and version = ${version}`.execute(db);
  return (
    rows[0] &&
    sql`(select number, cas, kept.name, kept.entry, from_ppb, above_ppb
      from list_edition_entry kept left join ${served('chemical_cas')} using (cas) where kept.edition = ${rows[0].id}::uuid)`
  );
}

type SaidRow = { readonly entry: string; readonly from: number | null; readonly above: number | null };

const toSaid = (row: SaidRow): Said => ({ entry: row.entry, threshold: thresholdOf(row) });

/** The chemical's name, else the name in the list. */
const shownName = sql`coalesce(chemical.name, nullif(said.name, ''))`;
const byName = sql`lower(coalesce(${shownName}, said.cas, '')) collate "C", said.cas`;

type Sought = Page & { readonly text: string };
type EntryRow = Named & SaidRow;

const toEntries = (rows: readonly EntryRow[]): readonly EditionEntry[] =>
  rows.map(({ number, cas, name, ...said }) => ({ number, cas, name, ...toSaid(said) }));

/** A page of the served edition. Uses the stored order of the entries, and the word index if a text filters them. */
async function servedEntries(db: Db, list: ListRecord & { readonly id: number }, { text, page, size }: Sought) {
  const columns = sql`number, said.cas, ${shownName} as name, said.entry, from_ppb as "from", above_ppb as above`;
  const [first, pattern] = [page * size, `%${literally(text.toLowerCase())}%`];
  const found = await sql<EntryRow>`
    select ${columns} from (
      select * from ${served('entry')} entry where list = ${list.id}
        and ${text === '' ? sql`place > ${first} and place <= ${first + size}` : sql`words like ${pattern}`}
      order by place limit ${size} offset ${text === '' ? 0 : first}
    ) said left join ${served('chemical')} chemical using (number) order by place`.execute(db);
  if (text === '') return { entries: toEntries(found.rows), total: list.entries };
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from ${served('entry')} where list = ${list.id} and words like ${pattern}`.execute(
    db,
  );
  return { entries: toEntries(found.rows), total: counted.rows[0]?.total ?? 0 };
}

/** A page of an earlier or coming edition, which is read as a whole. */
async function entriesOf(db: Db, rows: RawBuilder<unknown>, { text, page, size }: Sought) {
  const wanted = sql`from ${rows} said left join ${served('chemical')} chemical using (number)
    where ${sql.val(text)} = '' or strpos(lower(concat_ws(chr(10), chemical.name, said.name, said.cas, said.entry)), lower(${sql.val(text)})) > 0`;
  const counted = await sql<{ total: number }>`select count(*)::int as total ${wanted}`.execute(db);
  const found = await sql<EntryRow>`
    select said.number, said.cas, ${shownName} as name, said.entry, from_ppb as "from", above_ppb as above
    ${wanted} order by ${byName}, said.entry limit ${size} offset ${page * size}`.execute(db);
  return { entries: toEntries(found.rows), total: counted.rows[0]?.total ?? 0 };
}

/** The key for comparing editions: the chemical, else its CAS number, else the name of the group. */
const key = sql`coalesce('#' || number, cas, lower(name))`;

const grouped = (rows: RawBuilder<unknown>) => sql`
  select ${key} as key, min(number) as number, min(cas) as cas, min(name) as name,
    string_agg(concat_ws(chr(9), entry, from_ppb, above_ppb), chr(10) order by entry, from_ppb, above_ppb) as said
  from ${rows} edition group by 1`;

type MetRow = Named & { readonly key: string };
type CountRow = { readonly kind: DifferenceKind; readonly count: number };
type Compared = { readonly counts: readonly CountRow[] | null; readonly rows: readonly MetRow[] | null };

type Both = { readonly first: RawBuilder<unknown>; readonly second: RawBuilder<unknown> };
type Asked = Page & { readonly kinds: readonly DifferenceKind[] };

async function compare(db: Db, { first, second }: Both, { kinds, page, size }: Asked): Promise<Compared> {
  const { rows } = await sql<Compared>`
    with first as materialized (${grouped(first)}), second as materialized (${grouped(second)}),
    met as materialized (
      select key, coalesce(first.number, second.number) as number, coalesce(first.cas, second.cas) as cas,
        coalesce(nullif(first.name, ''), second.name) as name,
        case when second.key is null then 'removed' when first.key is null then 'added'
          when first.said = second.said then 'same' else 'changed' end as kind
      from first full join second using (key)),
    shown as (
      select key, said.number, said.cas, ${shownName} as name, row_number() over (order by ${byName}, key) as place
      from met said left join ${served('chemical')} chemical using (number)
      where kind = any(${sql.val(kinds)}::text[]) order by place limit ${size} offset ${page * size})
    select (select json_agg(json_build_object('kind', kind, 'count', count))
        from (select kind, count(*)::int from met group by kind) counted) as counts,
      (select json_agg(json_build_object('key', key, 'number', number, 'cas', cas, 'name', name) order by place) from shown) as rows`.execute(
    db,
  );
  return rows[0] ?? { counts: null, rows: null };
}

type KeyedSaid = SaidRow & { readonly key: string };

/** An edition's entries for some of its chemicals. */
async function saidOf(db: Db, rows: RawBuilder<unknown>, keys: readonly string[]) {
  const found = await sql<KeyedSaid>`
    select key, entry, from_ppb as "from", above_ppb as above
    from (select ${key} as key, entry, from_ppb, above_ppb from ${rows} edition) keyed
    where key = any(${sql.val(keys)}::text[]) group by 1, 2, 3, 4 order by entry`.execute(db);
  return (wanted: string): readonly Said[] => found.rows.filter((row) => row.key === wanted).map(toSaid);
}

async function differenceOf(db: Db, both: Both, question: Asked) {
  const { counts, rows } = await compare(db, both, question);
  const met = rows ?? [];
  const keys = met.map((row) => row.key);
  const before = await saidOf(db, both.first, keys);
  const after = await saidOf(db, both.second, keys);
  const count = (kind: DifferenceKind) => counts?.find((each) => each.kind === kind)?.count ?? 0;
  return {
    counts: { removed: count('removed'), added: count('added'), changed: count('changed'), same: count('same') },
    rows: met.map(({ key: own, ...named }): Differing => ({ ...named, before: before(own), after: after(own) })),
  };
}

/** More groups than any edition changes. */
const mostGroups = 10_000;

/** What the later edition changes among some of the entries. Undefined if an edition no longer exists. */
async function changedWhere(
  db: Db,
  { list: code, earlier, later }: ListChange,
  { where, size }: { readonly where: RawBuilder<unknown>; readonly size: number },
): Promise<readonly Differing[] | undefined> {
  const first = await rowsOf(db, { code, version: earlier });
  const second = await rowsOf(db, { code, version: later });
  if (first === undefined || second === undefined) return undefined;
  const of = (rows: RawBuilder<unknown>) => sql`(select * from ${rows} said where ${where})`;
  const question = { page: 0, size, kinds: ['removed', 'added', 'changed'] } as const;
  return (await differenceOf(db, { first: of(first), second: of(second) }, question)).rows;
}

/** The lists in PostgreSQL, with their kept editions. */
export function postgresListStore(db: Db): ListStore {
  return {
    record: (code) => recordOf(db, code),
    async editions(code) {
      const list = await recordOf(db, code);
      if (list === undefined) return [];
      const dated = await datedEditions(db, list);
      if (dated.length > 0) return dated;
      const { version, completeness, validFrom, validUntil, entries, groups } = list;
      const own: ListEdition = { version, completeness, validFrom, validUntil, entries, groups, state: 'served' };
      return [own, ...(await keptEditions(db, code))];
    },
    async entries(edition, question) {
      const list = await recordOf(db, edition.code);
      if (list?.version === edition.version) return servedEntries(db, list, question);
      const rows = await rowsOf(db, edition);
      return rows && entriesOf(db, rows, question);
    },
    async difference(one, other, question) {
      const first = await rowsOf(db, one);
      const second = await rowsOf(db, other);
      return first && second && differenceOf(db, { first, second }, question);
    },
    changesOf: (change, casNumbers) =>
      changedWhere(db, change, { where: sql`cas = any(${sql.val([...casNumbers])}::text[])`, size: casNumbers.length }),
    async groupChangesOf(change, casNumbers) {
      const groups = await changedWhere(db, change, { where: sql`cas is null`, size: mostGroups });
      return groupChanges(db, groups ?? [], casNumbers);
    },
  };
}
