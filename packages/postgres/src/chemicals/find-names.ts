import { nameKey } from '@gosds/usecases/chemicals/name-key';
import { queryWords } from '@gosds/usecases/chemicals/query-kind';
import type { FoundChemical, MatchKind } from '@gosds/usecases/chemicals/chemical-store';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import type { Database } from '../database.ts';
import { householdWords, served, serving, tiersOf, wellKnown } from './chemical-tables.ts';

const names = served('name');

type NameRow = { readonly number: number; readonly matched: string; readonly rank: number };

/** What was found, with its rank: the lower, the better known. */
type Ranked = FoundChemical & { readonly rank: number };

/** Longer texts are no names; an edit distance of longer ones costs too much. */
const longestKey = 200;
const longestMisspelt = 60;

/** The last sign of Unicode: greater than what any key goes on with. */
const last = '\u{10FFFF}';

const marked = (rows: readonly NameRow[], match: MatchKind): readonly Ranked[] =>
  rows.map((row) => ({ ...row, match }));

/**
 * How much better known a chemical has to be to go before another of the same name, by the kind of the name: a preferred name, a synonym,
 * a name of one source.
 */
const exact = (key: string) => sql<NameRow>`
  select number, name as matched, rank from ${names} where len = ${key.length} and key = ${key}
  order by rank::bigint * case kind when 1 then 1 when 2 then 4 else 100 end limit 100`;

/** Those that many lists name, best known first. */
const knownBeginning = (key: string) => sql<NameRow>`
  select number, name as matched, rank from ${names}
  where rank <= ${sql.lit(wellKnown)} and key >= ${key} and key < ${key + last} order by kind, rank limit 20`;

/** The shortest names first: one probe of the index for each length, no sort. */
const beginning = (key: string, limit: number) => sql<NameRow>`
  select found.number, found.name as matched, found.rank
  from generate_series(${sql.lit(key.length)}::int, ${sql.lit(longestKey)}) as lengths (l)
  cross join lateral (
    select number, name, rank from ${names} where len = lengths.l and key >= ${key} and key < ${key + last} order by key limit ${limit}
  ) found limit ${limit}`;

/** Every sign of a pattern stands for itself; keys hold letters and digits alone. */
const holding = (words: readonly string[]) =>
  sql.join(
    words.map((word) => sql`key like ${`%${word}%`}`),
    sql` and `,
  );

/** The names of one tier that hold all words, by rank of the chemical. */
const part = (words: readonly string[], tier: number, limit: number) => sql<NameRow>`
  select number, matched, rank from (
    select number, name as matched, len, rank from ${names} where tier = ${sql.lit(tier)} and ${holding(words)} limit ${sql.lit(400)}
  ) found order by rank, len limit ${limit}`;

/** The pieces of which at least one survives `edits` edits. */
const piecesOf = (key: string, edits: number): readonly string[] => {
  const size = Math.floor(key.length / (edits + 1));
  return Array.from({ length: edits + 1 }, (_, at) =>
    key.slice(at * size, at === edits ? key.length : (at + 1) * size),
  );
};

const alike = (key: string, edits: number) => sql<NameRow>`
  select number, name as matched, rank from (
    select number, name, key, rank, len, kind from ${names}
    where tier in (${sql.join(tiersOf(key.length - edits, key.length + edits).map((tier) => sql.lit(tier)))})
      and len between ${sql.lit(key.length - edits)} and ${sql.lit(key.length + edits)}
      and (${sql.join(
        piecesOf(key, edits).map((piece) => sql`key like ${`%${piece}%`}`),
        sql` or `,
      )})
  ) found
  where levenshtein_less_equal(key, ${key}, ${sql.lit(edits)}) <= ${sql.lit(edits)}
  order by levenshtein_less_equal(key, ${key}, ${sql.lit(edits)}), kind, rank limit 50`;

/** Two letters in the wrong order: the commonest error, which counts as two edits. */
const swapped = (key: string): readonly string[] =>
  Array.from({ length: Math.max(key.length - 1, 0) }, (_, at) =>
    [key.slice(0, at), key.charAt(at + 1), key.charAt(at), key.slice(at + 2)].join(''),
  ).filter((each) => each !== key);

const withSwap = (key: string) => sql<NameRow>`
  select number, name as matched, rank from ${names}
  where len = ${sql.lit(key.length)} and key in (${sql.join(swapped(key))}) order by kind, rank limit 50`;

const sounds = sql.raw(`${serving}.sounds`);

/** Names of the best known that sound the same, or so but for one letter that is missing, too many, another or in another place. */
const soundingAlike = (key: string) => sql<NameRow>`
  with heard as (select ${sounds}(${key}::text) as sound),
    variants as (
      select hashtext(sound) as heard from heard
      union select hashtext(left(sound, at - 1) || substr(sound, at + 1)) from heard, generate_series(1, length(sound)) at
    ),
    places as (select distinct place from ${served('spelling')} spelling join variants using (heard))
  select number, name as matched, rank from places join ${served('known_name')} known using (place) cross join heard
  where levenshtein_less_equal(known.sound, heard.sound, 2) <= 2
  order by levenshtein(known.key, ${key}::text), rank limit 10`;

/** What PostgreSQL says where a table or a function is not there. */
const notThere: ReadonlySet<string> = new Set(['42P01', '42883']);

/** None where what serves was loaded by an earlier version, until the load of this one has ended. */
async function findSoundingAlike(db: Kysely<Database>, key: string): Promise<readonly Ranked[]> {
  try {
    return marked((await soundingAlike(key).execute(db)).rows, 'alike');
  } catch (fault) {
    if (fault instanceof pg.DatabaseError && notThere.has(fault.code ?? '')) return [];
    throw fault;
  }
}

/** How many errors of typing a name of so many letters may have. */
const editsOf = (length: number): readonly number[] => {
  if (length < 4 || length > longestMisspelt) return [];
  return length < 9 ? [1] : [1, 2];
};

const keysIn = (pattern: string): readonly string[] => [
  ...new Set(
    queryWords(pattern)
      .map(nameKey)
      .filter((word) => word !== ''),
  ),
];

/** Names that hold every word somewhere, from the shortest tiers on, until there are enough. */
async function findParts(db: Kysely<Database>, words: readonly string[], limit: number): Promise<readonly Ranked[]> {
  const shortest = Math.max(...words.map((word) => word.length));
  // Shorter words are in nearly every name, and have no three letters that an index knows.
  if (words.every((word) => word.length < 3)) return [];
  const found: NameRow[] = [];
  for (const tier of tiersOf(shortest, Infinity)) {
    const { rows } = await part(words, tier, limit).execute(db);
    found.push(...rows);
    if (new Set(found.map(({ number }) => number)).size >= limit) break;
  }
  return marked(found, 'part');
}

async function findAlike(db: Kysely<Database>, key: string): Promise<readonly Ranked[]> {
  if (editsOf(key.length).length === 0) return [];
  // All letters of the key are the same: nothing can be swapped.
  const found = swapped(key).length === 0 ? [] : [...(await withSwap(key).execute(db)).rows];
  for (const edits of editsOf(key.length)) {
    if (found.length > 0) break;
    found.push(...(await alike(key, edits).execute(db)).rows);
  }
  return marked(found, 'alike');
}

const isWordStart = (name: string, word: string): boolean =>
  queryWords(name).some((each) => nameKey(each).startsWith(word));

/** Names in which a later word begins as typed come before those that hold it in the middle of a word. */
const wordsFirst = (found: readonly Ranked[], words: readonly string[]): readonly Ranked[] => {
  const told = found.map((each): Ranked =>
    words.every((word) => isWordStart(each.matched, word)) ? { ...each, match: 'word' } : each,
  );
  return [...told.filter(({ match }) => match === 'word'), ...told.filter(({ match }) => match !== 'word')];
};

/** Each chemical once, where it was met best. */
export function firstOfEach(found: readonly FoundChemical[], limit: number): readonly FoundChemical[] {
  const first = new Map<number, FoundChemical>();
  for (const each of found) if (!first.has(each.number)) first.set(each.number, each);
  return [...first.values()].slice(0, limit);
}

/** Names that hold what was typed: those that begin so, the best known before the shortest, then those with its words. */
async function findHolding(
  db: Kysely<Database>,
  { key, pattern }: { readonly key: string; readonly pattern: string },
  limit: number,
): Promise<readonly Ranked[]> {
  const found: Ranked[] = [];
  const isEnough = () => new Set(found.map(({ number }) => number)).size >= limit;
  if (key.length > 1) found.push(...marked((await knownBeginning(key).execute(db)).rows, 'beginning'));
  if (!isEnough()) found.push(...marked((await beginning(key, limit).execute(db)).rows, 'beginning'));
  const words = keysIn(pattern);
  if (!isEnough() && words.length > 0) found.push(...wordsFirst(await findParts(db, words, limit), words));
  return found;
}

/** Shorter texts are beginnings; longer ones are no name of what everybody knows. */
const soundsLikeAName = (key: string): boolean => key.length >= 5 && key.length <= longestMisspelt;

/**
 * Chemicals by name: exact (the best known first), then names that hold what was typed, then names that are spelled alike. Where only what
 * is hardly known holds what was typed, a misspelt name of what everybody knows goes before it.
 */
export async function findByName(
  db: Kysely<Database>,
  pattern: string,
  limit: number,
): Promise<readonly FoundChemical[]> {
  const key = nameKey(pattern).slice(0, longestKey);
  if (key === '') return [];
  const found = marked((await exact(key).execute(db)).rows, 'exact');
  const holding = found.length < limit ? await findHolding(db, { key, pattern }, limit) : [];
  const isKnown = [...found, ...holding].some(({ match, rank }) => match === 'exact' || rank <= householdWords);
  const misspelt = !isKnown && soundsLikeAName(key) ? await findSoundingAlike(db, key) : [];
  const held = [...found, ...misspelt, ...holding];
  const met = found.length + holding.length === 0 ? [...held, ...(await findAlike(db, key))] : held;
  return firstOfEach(met, limit).map(({ number, match, matched }) => ({ number, match, matched }));
}
