import { acidKeys } from '@gosds/usecases/chemicals/acid-keys';
import { hydrateKeys } from '@gosds/usecases/chemicals/hydrate-keys';
import { nameKey } from '@gosds/usecases/chemicals/name-key';
import { nameRuns, type NameRun } from '@gosds/usecases/chemicals/name-runs';
import { plainerTexts, withoutGrade } from '@gosds/usecases/chemicals/plainer-texts';
import { saltKeys } from '@gosds/usecases/chemicals/salt-keys';
import type { FoundChemical } from '@gosds/usecases/chemicals/chemical-store';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database.ts';
import { plannedOnce } from '../prepared.ts';
import { householdWords, wellKnown } from './chemical-tables.ts';
import { nameSteps, standingOf } from './find-names-function.ts';
import { type NameRow, type Ranked, servedNames, servedFunction, ask } from './name-query.ts';
import { wordsOf, holdingNames, asWritten, isHouseholdWord } from './order-names.ts';
import { findSoundingAlike, findSimilar, soundsLikeAName } from './find-alike.ts';

/** Longer texts are no names. */
const longestKey = 200;

/** Names that equal the key, begin with it or contain all words, best first. */
async function findNames(
  db: Kysely<Database>,
  { key, words }: { readonly key: string; readonly words: readonly string[] },
  limit: number,
): Promise<readonly Ranked[]> {
  const rows = await ask(
    db,
    sql<NameRow & { readonly step: number }>`${plannedOnce}
      select step, number, matched, rank from ${servedFunction('find_names')}(${key}, ${sql.val(words)}, ${limit})`,
  );
  return rows.map(({ step, number, matched, rank }) => ({ number, matched, rank, match: nameSteps[step] ?? 'part' }));
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
      select number, name as matched, rank from ${servedNames} whole where key = any(${sql.val(keys)}::text[])
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
  return [key, ...hydrateKeys(key), ...saltKeys(key), ...acidKeys(key)];
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

/** Each chemical once, with its best match. */
export function firstOfEach(found: readonly FoundChemical[], limit: number): readonly FoundChemical[] {
  const first = new Map<number, FoundChemical>();
  for (const each of found) if (!first.has(each.number)) first.set(each.number, each);
  return [...first.values()].slice(0, limit);
}

/**
 * What the key means in English, and the names beside something else. A salt only where no well-known name holds the words
 * themselves.
 */
async function findOtherwise(
  db: Kysely<Database>,
  { key, pattern, isKnown }: { readonly key: string; readonly pattern: string; readonly isKnown: boolean },
): Promise<readonly Ranked[]> {
  return [
    ...(await findWhole(db, hydrateKeys(key), 'word')),
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
