import { acidKeys } from '@gosds/usecases/chemicals/acid-keys';
import { nameKey } from '@gosds/usecases/chemicals/name-key';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database.ts';
import { plannedOnce } from '../prepared.ts';
import { type NameRow, type Ranked, servedFunction, lacks, ask } from './name-query.ts';

/** The edit distance of longer texts costs too much. */
const longestMisspelt = 60;

/** Well-known names that sound like the key. Empty if an earlier version, which did not store how names sound, loaded the data. */
export async function findSoundingAlike(db: Kysely<Database>, key: string): Promise<readonly Ranked[]> {
  try {
    const rows = await ask(
      db,
      sql<NameRow>`${plannedOnce} select number, matched, rank from ${servedFunction('sounds_like')}(${key})`,
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
    sql<AlikeRow>`${plannedOnce} select number, matched, rank, kind, distance from ${servedFunction('alike_by_1')}(${key})`,
  );

const isOfOurSigns = (key: string): boolean => /^[a-z0-9]*$/.test(key);

const nearest = sql`order by distance, kind, rank limit 50`;

/** Finds names two errors away by pieces of the key; each such name contains one piece unchanged. */
const findByTwoErrors = (db: Kysely<Database>, key: string): Promise<readonly AlikeRow[]> =>
  ask(
    db,
    sql<AlikeRow>`${plannedOnce}
      select number, matched, rank, kind, distance from ${servedFunction('alike_by_2')}(${key}) ${nearest}`,
  );

/** Names with other letters than `signs` that are near to such a key; none for a key without other letters. */
const findInOtherLetters = async (db: Kysely<Database>, key: string, errors: number): Promise<readonly AlikeRow[]> =>
  isOfOurSigns(key)
    ? []
    : ask(
        db,
        sql<AlikeRow>`${plannedOnce}
          select number, matched, rank, kind, distance from ${servedFunction('alike_in_other_letters')}(${key}, ${errors}) ${nearest}`,
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

/** Names that are spelled like the key, or like the English name that it means. */
export async function findSimilar(db: Kysely<Database>, key: string): Promise<readonly Ranked[]> {
  const found = await findAlike(db, key);
  if (found.length > 0) return found;
  return (await Promise.all(acidKeys(key).map((english) => findAlike(db, english)))).flat();
}

/** Shorter texts are beginnings of names; longer texts are no household names. */
export const soundsLikeAName = (key: string): boolean => key.length >= 5 && key.length <= longestMisspelt;
