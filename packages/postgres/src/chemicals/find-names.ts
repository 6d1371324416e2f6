import { acidKeys } from '@gosds/usecases/chemicals/acid-keys';
import { nameKey, writtenKey } from '@gosds/usecases/chemicals/name-key';
import { nameRuns, type NameRun } from '@gosds/usecases/chemicals/name-runs';
import { plainerTexts, withoutGrade } from '@gosds/usecases/chemicals/plainer-texts';
import { queryWords } from '@gosds/usecases/chemicals/query-kind';
import { saltKeys } from '@gosds/usecases/chemicals/salt-keys';
import type { FoundChemical } from '@gosds/usecases/chemicals/chemical-store';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import type { Database } from '../database.ts';
import { plannedOnce } from '../prepared.ts';
import { householdWords, served, serving, wellKnown } from './chemical-tables.ts';
import { mendSearch, nameSteps, standingOf } from './search-functions.ts';

type NameRow = { readonly number: number; readonly matched: string; readonly rank: number };

/** A match and its rank: the lower, the better known. */
type Ranked = FoundChemical & { readonly rank: number };

/** Longer texts are no names, and the edit distance of longer texts costs too much. */
const longestKey = 200;
const longestMisspelt = 60;

const names = served('name');
const made = (name: string) => sql.table(`${serving}.${name}`);

/** PostgreSQL's error codes for a missing table or function. */
const missing = { table: '42P01', function: '42883' } as const;

const lacks = (fault: unknown, what: keyof typeof missing): boolean =>
  fault instanceof pg.DatabaseError && fault.code === missing[what];

/**
 * Runs a query. If an earlier version loaded the data, makes the missing search functions, which serve until this
 * version's load is complete.
 */
async function ask<Row>(db: Kysely<Database>, statement: RawBuilder<Row>): Promise<readonly Row[]> {
  try {
    return (await statement.execute(db)).rows;
  } catch (fault) {
    if (!lacks(fault, 'function')) throw fault;
    await mendSearch(db);
    return (await statement.execute(db)).rows;
  }
}

const wordsOf = (text: string): readonly string[] =>
  queryWords(text)
    .map(nameKey)
    .filter((word) => word !== '');

/** Names that equal the key, begin with it or contain all words, best first. */
async function findNames(
  db: Kysely<Database>,
  { key, words }: { readonly key: string; readonly words: readonly string[] },
  limit: number,
): Promise<readonly Ranked[]> {
  const rows = await ask(
    db,
    sql<NameRow & { readonly step: number }>`${plannedOnce}
      select step, number, matched, rank from ${made('find_names')}(${key}, ${sql.val(words)}, ${limit})`,
  );
  return rows.map(({ step, number, matched, rank }) => ({ number, matched, rank, match: nameSteps[step] ?? 'part' }));
}

/** Empty if an earlier version, which did not store how names sound, loaded the data. */
async function findSoundingAlike(db: Kysely<Database>, key: string): Promise<readonly Ranked[]> {
  try {
    const rows = await ask(
      db,
      sql<NameRow>`${plannedOnce} select number, matched, rank from ${made('sounds_like')}(${key})`,
    );
    return rows.map((row) => ({ ...row, match: 'alike' }));
  } catch (fault) {
    if (lacks(fault, 'table')) return [];
    throw fault;
  }
}

type AlikeRow = NameRow & { readonly kind: number; readonly distance: number };

/** Finds names one error away by the half of the key that is unchanged in them. */
const findByOneError = (db: Kysely<Database>, key: string): Promise<readonly AlikeRow[]> =>
  ask(
    db,
    sql<AlikeRow>`${plannedOnce} select number, matched, rank, kind, distance from ${made('alike_by_1')}(${key})`,
  );

const isOfOurSigns = (key: string): boolean => /^[a-z0-9]*$/.test(key);

const nearest = sql`order by distance, kind, rank limit 50`;

/** Finds names two errors away by pieces of the key; each such name contains one piece unchanged. */
const findByTwoErrors = (db: Kysely<Database>, key: string): Promise<readonly AlikeRow[]> =>
  ask(
    db,
    sql<AlikeRow>`${plannedOnce}
      select number, matched, rank, kind, distance from ${made('alike_by_2')}(${key}) ${nearest}`,
  );

/** Names with other letters than `signs` that are near to such a key; none for a key without other letters. */
const findInOtherLetters = async (db: Kysely<Database>, key: string, errors: number): Promise<readonly AlikeRow[]> =>
  isOfOurSigns(key)
    ? []
    : ask(
        db,
        sql<AlikeRow>`${plannedOnce}
          select number, matched, rank, kind, distance from ${made('alike_in_other_letters')}(${key}, ${errors}) ${nearest}`,
      );

const alike = ({ number, matched, rank }: AlikeRow): Ranked => ({ number, matched, rank, match: 'alike' });

const nearestFirst = (a: AlikeRow, b: AlikeRow): number =>
  a.distance - b.distance || a.kind - b.kind || a.rank - b.rank;

const digitsOf = (key: string): string => key.replaceAll(/\D/g, '');

/**
 * Nearest first, with the digits as typed: another number is another chemical, as in 2,4-D or the names of a series. Two
 * swapped letters, then one error, then two errors in longer names.
 */
async function findAlike(db: Kysely<Database>, key: string): Promise<readonly Ranked[]> {
  if (key.length < 4 || key.length > longestMisspelt) return [];
  const hasDigits = ({ matched }: AlikeRow) => digitsOf(nameKey(matched)) === digitsOf(key);
  const near = [...(await findByOneError(db, key)), ...(await findInOtherLetters(db, key, 1))].filter(hasDigits);
  const found =
    near.length === 0 && key.length >= 9
      ? [...(await findByTwoErrors(db, key)), ...(await findInOtherLetters(db, key, 2))].filter(hasDigits)
      : near;
  const smallest = Math.min(...found.map(({ distance }) => distance));
  return found
    .filter(({ distance }) => distance === smallest || smallest > 0)
    .toSorted(nearestFirst)
    .slice(0, 50)
    .map(alike);
}

/** Names that equal one of the keys, in the order of whole names. */
async function findWhole(
  db: Kysely<Database>,
  keys: readonly string[],
  match: FoundChemical['match'],
): Promise<readonly Ranked[]> {
  if (keys.length === 0) return [];
  const found = await ask(
    db,
    sql<NameRow>`${plannedOnce}
      select number, name as matched, rank from ${names} whole where key = any(${sql.val(keys)}::text[])
      order by ${sql.raw(standingOf('whole'))} limit 100`,
  );
  return found.map((row) => ({ ...row, match }));
}

/** The names that a text holds beside a share, a grade or another name: “sulfuric acid 98 %”, “toluene / 甲苯”. */
async function findPlainer(db: Kysely<Database>, pattern: string): Promise<readonly Ranked[]> {
  for (const texts of plainerTexts(pattern)) {
    const keys = texts.map(nameKey);
    const found = await findWhole(db, keys, 'word');
    const met = found.length > 0 ? found : await findWhole(db, keys.flatMap(saltKeys), 'word');
    if (met.length > 0) return met;
  }
  return [];
}

/** What a text names: itself, a salt or an acid in another language. */
const keysOf = (text: string): readonly string[] => {
  const key = nameKey(text);
  return [key, ...saltKeys(key), ...acidKeys(key)];
};

/**
 * The longest of the runs that is the whole name of a well-known chemical: a single word only of a household name, since
 * many words are the name of something.
 */
async function findRuns(db: Kysely<Database>, runs: readonly NameRun[]): Promise<readonly Ranked[]> {
  const found = await findWhole(db, [...new Set(runs.flatMap(({ text }) => keysOf(text)))], 'within');
  for (const { text, isOneWord } of runs) {
    const keys = new Set(keysOf(text));
    const met = found.filter(
      ({ matched, rank }) => keys.has(nameKey(matched)) && rank <= (isOneWord ? householdWords : wellKnown),
    );
    if (met.length > 0) return met;
  }
  return [];
}

/** Names that are spelled like the key, or like the English name that it means. */
async function findSimilar(db: Kysely<Database>, key: string): Promise<readonly Ranked[]> {
  const found = await findAlike(db, key);
  if (found.length > 0) return found;
  return (await Promise.all(acidKeys(key).map((english) => findAlike(db, english)))).flat();
}

const isWordStart = (name: string, word: string): boolean =>
  queryWords(name).some((each) => nameKey(each).startsWith(word));

/** Names in which a later word begins as typed come before names that contain it inside a word. */
const wordsFirst = (found: readonly Ranked[], words: readonly string[]): readonly Ranked[] => {
  const ranked = found.map((each): Ranked =>
    words.every((word) => isWordStart(each.matched, word)) ? { ...each, match: 'word' } : each,
  );
  return [...ranked.filter(({ match }) => match === 'word'), ...ranked.filter(({ match }) => match !== 'word')];
};

/** How many words the name has, if each typed word begins the word at the same place; else undefined. */
function wordsBegun(name: string, words: readonly string[]): number | undefined {
  const own = wordsOf(name);
  return words.every((word, at) => own[at]?.startsWith(word)) ? own.length : undefined;
}

/** True if each word of the name begins as one of the typed words, in another order: “ethylene glycol” for “glycol ethylene”. */
function isTurned(name: string, words: readonly string[]): boolean {
  const own = wordsOf(name);
  if (own.length !== words.length || words.length < 2) return false;
  const left = [...own];
  // The longest typed word first: it fits the fewest.
  for (const word of words.toSorted((a, b) => b.length - a.length)) {
    const at = left.findIndex((each) => each.startsWith(word));
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return true;
}

/**
 * Beginnings, then parts. If no name is the whole text, a household name whose words all begin as typed, in whatever
 * order, goes before the beginnings that run over the ends of the typed words: “ethylen glycol” means ethylene glycol
 * rather than Ethylenglycolacetat, “glycol ethylene” does so rather than a glycol ethylene ether.
 */
function holdingNames(all: readonly Ranked[], key: string, words: readonly string[]): readonly Ranked[] {
  const parts = all.filter(({ match }) => match === 'part');
  const beginnings = all.filter(({ match }) => match === 'beginning');
  const isMeant = ({ matched, rank }: Ranked) => rank <= householdWords && !nameKey(matched).startsWith(key);
  const named = (each: Ranked): Ranked => ({ ...each, match: 'word' });
  const byRank = (a: Ranked, b: Ranked) => a.rank - b.rank;
  const wholeWords = [...words].toSorted().join(' ');
  const isOfWholeWords = ({ matched }: Ranked) => wordsOf(matched).toSorted().join(' ') === wholeWords;
  const meant = parts.filter((each) => isMeant(each) && wordsBegun(each.matched, words) === words.length).map(named);
  const turned = parts.filter((each) => isMeant(each) && isTurned(each.matched, words)).map(named);
  const isWhole = all.some(({ match }) => match === 'exact');
  if (isWhole || meant.length + turned.length === 0) return [...beginnings, ...wordsFirst(parts, words)];
  const isByWords = ({ matched }: Ranked) => wordsBegun(matched, words) !== undefined;
  const isOneMore = (each: Ranked) => isByWords(each) && meant.length > 0;
  return [
    ...beginnings.filter(isOneMore),
    ...meant.toSorted(byRank),
    ...turned.toSorted((a, b) => Number(isOfWholeWords(b)) - Number(isOfWholeWords(a)) || byRank(a, b)),
    ...beginnings.filter((each) => !isOneMore(each)),
    ...wordsFirst(parts, words),
  ];
}

/** Whole names, those with the umlauts of the text first: “Anisöl” is no anisole. */
function asWritten(found: readonly Ranked[], pattern: string): readonly Ranked[] {
  const written = writtenKey(pattern);
  const isSame = ({ matched }: Ranked) => writtenKey(matched) === written;
  return [...found.filter(isSame), ...found.filter((each) => !isSame(each))];
}

/** Each chemical once, with its best match. */
export function firstOfEach(found: readonly FoundChemical[], limit: number): readonly FoundChemical[] {
  const first = new Map<number, FoundChemical>();
  for (const each of found) if (!first.has(each.number)) first.set(each.number, each);
  return [...first.values()].slice(0, limit);
}

/** Shorter texts are beginnings of names; longer texts are no household names. */
const soundsLikeAName = (key: string): boolean => key.length >= 5 && key.length <= longestMisspelt;

/** True for a household name in which a word begins with the typed text. Letters inside a word do not count. */
const isHouseholdWord = ({ match, rank }: Ranked): boolean => match !== 'part' && rank <= householdWords;

/**
 * What the key means in English, and the names beside something else. A salt only where no well-known name holds the words
 * themselves.
 */
async function findOtherwise(
  db: Kysely<Database>,
  { key, pattern, isKnown }: { readonly key: string; readonly pattern: string; readonly isKnown: boolean },
): Promise<readonly Ranked[]> {
  return [
    ...(await findWhole(db, acidKeys(key), 'alike')),
    ...(await findWhole(db, isKnown ? [] : saltKeys(key), 'word')),
    ...(await findPlainer(db, pattern)),
  ];
}

/** A name beside the number of an article, before names that merely hold the letters of both. */
const findBesideNoise = (db: Kysely<Database>, pattern: string): Promise<readonly Ranked[]> =>
  findRuns(
    db,
    nameRuns(pattern).filter(({ isBesideNoise }) => isBesideNoise),
  );

/** What each way of looking found for a text. */
type Met = {
  readonly whole: readonly Ranked[];
  readonly others: readonly Ranked[];
  readonly misspelt: readonly Ranked[];
  readonly holding: readonly Ranked[];
};

async function meet(
  db: Kysely<Database>,
  { key, pattern }: { readonly key: string; readonly pattern: string },
  limit: number,
): Promise<Met> {
  const words = wordsOf(pattern);
  const all = await findNames(db, { key, words: [...new Set(words)] }, limit);
  const isWhole = ({ match }: Ranked) => match === 'exact';
  const whole = asWritten(all.filter(isWhole), pattern);
  const holding = holdingNames(all, key, words);
  const isKnown = whole.length > 0 || holding.some(isHouseholdWord);
  const others = whole.length === 0 ? await findOtherwise(db, { key, pattern, isKnown }) : [];
  const isHeard = !isKnown && others.length === 0 && soundsLikeAName(key);
  const misspelt = isHeard ? await findSoundingAlike(db, key) : [];
  const isOfNothing = !isKnown && others.length + misspelt.length === 0;
  const within = isOfNothing ? await findBesideNoise(db, pattern) : [];
  return { whole, others: [...others, ...within], misspelt, holding };
}

/**
 * Finds chemicals by name: exact names first (best known first), then names that contain the text, then similar
 * spellings. If no word of a household name begins with the text, a misspelt household name comes before names that
 * contain the text. A text with a share or a grade beside an unfinished or misspelt name is looked up without these.
 */
export async function findByName(
  db: Kysely<Database>,
  pattern: string,
  limit: number,
): Promise<readonly FoundChemical[]> {
  const key = nameKey(pattern).slice(0, longestKey);
  if (key === '') return [];
  const { whole, others, misspelt, holding } = await meet(db, { key, pattern }, limit);
  const held = [...whole, ...others, ...misspelt, ...holding];
  const bare = withoutGrade(pattern);
  const isBarer = nameKey(bare).length < nameKey(pattern).length;
  if (isBarer && whole.length + others.length + holding.length === 0) return findByName(db, bare, limit);
  const met = whole.length + holding.length === 0 ? [...held, ...(await findSimilar(db, key))] : held;
  const all = met.length > 0 ? met : await findRuns(db, nameRuns(pattern));
  return firstOfEach(all, limit).map(({ number, match, matched }) => ({ number, match, matched }));
}
