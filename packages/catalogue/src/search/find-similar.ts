import { editsBetween } from './edit-distance.ts';
import { type Entry, type Found, gramsOf, isSpelled, type NameIndex, type Term } from './index-names.ts';
import { squashWords } from './spelling.ts';

/** Shorter keys are similar to too many names. */
const minLetters = 4;
const lettersOfTwoEdits = 7;
/** Maximum number of used candidates compared by letter: those that share most letters. For the others, half of it. */
const maxCompared = 400;
const maxSimilar = 5;

type Similar = Found & {
  readonly edits: number;
  /** True if the whole term is similar, not only its beginning. */
  readonly isWhole: boolean;
};

/** Grams in more than this fraction of the names say little and take long. */
const maxShare = 0.05;
/** Minimum number of entries searched in any catalogue. */
const alwaysLooked = 2000;

/** Grams that distinguish names; all of them in a small catalogue. */
function tellingGrams({ grams, entries }: NameIndex, of: readonly string[]): readonly (readonly number[])[] {
  const lists = of.map((gram) => grams.get(gram) ?? []).toSorted((a, b) => a.length - b.length);
  const few = Math.max(alwaysLooked, maxShare * entries.length);
  return lists.filter(({ length }, index) => index < 2 || length <= few);
}

/** Counts in how many of the lists each place occurs. Returns the places in order of first occurrence. */
function sharedBy(lists: readonly (readonly number[])[], size: number) {
  const counts = new Uint8Array(size);
  const places: number[] = [];
  for (const list of lists) {
    for (const place of list) {
      if (counts[place] === 0) places.push(place);
      counts[place] = (counts[place] ?? 0) + 1;
    }
  }
  return { counts, places };
}

/** The places that share most grams; among equals, the most used first. */
function mostShared(places: readonly number[], counts: Uint8Array, room: number): readonly number[] {
  const byCount = new Map<number, number[]>();
  for (const place of places) {
    const count = counts[place] ?? 0;
    const alike = byCount.get(count);
    if (alike) alike.push(place);
    else byCount.set(count, [place]);
  }
  const found: number[] = [];
  for (const [, alike] of [...byCount].toSorted(([one], [other]) => other - one)) {
    const left = room - found.length;
    found.push(...(alike.length > left ? alike.toSorted((one, other) => one - other).slice(0, left) : alike));
  }
  return found;
}

/** Places of entries that share letters with the key. Long names of rarely used entries do not displace used ones. */
function candidates(index: NameIndex, grams: readonly string[]): readonly number[] {
  const { counts, places } = sharedBy(tellingGrams(index, grams), index.entries.length);
  const isUsed = (place: number) => (index.entries[place]?.use ?? 0) > 0;
  return [
    ...mostShared(places.filter(isUsed), counts, maxCompared),
    ...mostShared(
      places.filter((place) => !isUsed(place)),
      counts,
      maxCompared / 2,
    ),
  ];
}

/** A first letter may be missing, added or swapped, but is rarely a different one. */
const mayBegin = (text: string, start: number, key: string): boolean =>
  text[start] === key[0] || text[start] === key[1] || text[start + 1] === key[0];

type Nearness = Pick<Similar, 'edits' | 'isWhole'>;

const isNearer = (a: Nearness, b: Nearness | undefined): boolean =>
  b === undefined || a.edits < b.edits || (a.edits === b.edits && a.isWhole && !b.isWhole);

function nearestStart({ squashed, wordStarts }: Term, key: string, limit: number): Nearness | undefined {
  let nearest: Nearness | undefined;
  for (const start of [0, ...wordStarts]) {
    if (squashed.length - start < key.length - limit || !mayBegin(squashed, start, key)) continue;
    const { beginning, whole } = editsBetween(key, { text: squashed, start, limit });
    const near = { edits: beginning, isWhole: start === 0 && whole <= limit };
    if (beginning <= limit && isNearer(near, nearest)) nearest = near;
  }
  return nearest;
}

function nearestOf(entry: Entry, place: number, [key, limit]: readonly [string, number]): Similar | undefined {
  let best: Similar | undefined;
  for (const term of entry.terms) {
    const near = isSpelled(term) ? nearestStart(term, key, limit) : undefined;
    if (!near) continue;
    const next = { entry, place, term, ...near };
    if (!best || inOrder(next, best) < 0) best = next;
  }
  return best;
}

const inOrder = (a: Similar, b: Similar): number =>
  a.edits - b.edits ||
  Number(b.isWhole) - Number(a.isWhole) ||
  b.entry.use - a.entry.use ||
  a.term.squashed.length - b.term.squashed.length ||
  a.place - b.place;

/** False for a word that begins with exactly the typed text, which is not misspelled. */
const isMistyped = ({ edits }: Similar): boolean => edits > 0;

/** Names that differ from the typed text by one added, missing, changed or swapped letter, or two in longer names. */
export function findSimilar(index: NameIndex, typed: string, limit: number): readonly Found[] {
  const { squashed: key, wordStarts } = squashWords(typed);
  if (key.length < minLetters || !/\p{L}{3}/u.test(key)) return [];
  const edits = key.length < lettersOfTwoEdits ? 1 : 2;
  const found = candidates(index, gramsOf({ squashed: key, wordStarts }))
    .flatMap((place) => {
      const entry = index.entries[place];
      return (entry && nearestOf(entry, place, [key, edits])) ?? [];
    })
    .filter(isMistyped)
    .toSorted(inOrder);
  // If a whole name is similar, drops names of which only the beginning is similar.
  const whole = found[0]?.isWhole === true ? found.filter(({ isWhole }) => isWhole) : found;
  return whole.slice(0, Math.max(0, Math.min(limit, maxSimilar)));
}
