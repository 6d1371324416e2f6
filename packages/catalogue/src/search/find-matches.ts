import { isCasNumber } from '@gosds/data/registry-numbers';
import { choosePictograms } from '@gosds/ghs/label/pictograms';
import type { Substance } from '@gosds/sheet/substance';
import { factsOfCatalogue } from '@gosds/sheet/product/ingredient-facts';
import { compositionOf } from './formula.ts';
import {
  type Entry,
  type Found,
  gramLength,
  gramsOf,
  isSpelled,
  type NameIndex,
  placesWithAll,
  type Term,
} from './index-names.ts';
import { findSimilar } from './find-similar.ts';
import { hasSigns, squash, wordsOf } from './spelling.ts';

/** One line of the ingredient autocomplete, with the fields of the specification and the extra fields of the list. */
export type Match = {
  /** The name, synonym, number or formula that matched the key. */
  readonly Highlight: string;
  /** True if `Highlight` is a name of the substance, in the catalogue or on sheets in any language. */
  readonly IsName: boolean;
  /** True if `Highlight` is only similar to the key: one or two letters differ. */
  readonly IsSimilar: boolean;
  readonly Name: string;
  readonly Cas: string;
  readonly CwNo: string;
  readonly MaterialId: number;
  /** Codes such as `GHS02`, for the substance itself. */
  readonly Pictograms: readonly string[];
  /** H codes of the substance itself, without duplicates. */
  readonly HazardCodes: readonly string[];
};

/** How a term matches the key, best first. */
const ranks = ['exact', 'formula', 'beginning', 'word', 'inside'] as const;

type Rank = (typeof ranks)[number];

type Ranked = Found & { readonly rank: Rank };

function rankOf(term: Term, key: string): Rank | undefined {
  if (term.squashed === key) return term.kind === 'formula' ? 'formula' : 'exact';
  if (term.kind === 'formula' || term.kind === 'other-number' || !term.squashed.includes(key)) return undefined;
  if (term.squashed.startsWith(key)) return 'beginning';
  if (term.kind === 'number') return undefined;
  return term.wordStarts.some((start) => term.squashed.startsWith(key, start)) ? 'word' : 'inside';
}

const isName = ({ kind }: Term) => kind === 'name';

/** Prefers the name, then the shorter term, of two terms of one substance that match equally well. */
const isBetter = (a: Term, b: Term): boolean =>
  isName(a) === isName(b) ? a.squashed.length < b.squashed.length : isName(a);

/** The best matching term of an entry. */
function bestOf(entry: Entry, place: number, key: string): Ranked | undefined {
  let best: Ranked | undefined;
  for (const term of entry.terms) {
    const rank = rankOf(term, key);
    if (rank === undefined) continue;
    const by = best === undefined ? -1 : ranks.indexOf(rank) - ranks.indexOf(best.rank);
    if (best === undefined || by < 0 || (by === 0 && isBetter(term, best.term))) best = { entry, place, term, rank };
  }
  return best;
}

const yesFirst = (a: boolean, b: boolean) => Number(b) - Number(a);

/** This many remaining letters weigh as much as a tenfold difference in use. */
const lettersATenth = 4;

/** Likelihood of a match for a beginning: high for frequent use, for names, and for few remaining letters. */
const likelihood = ({ entry, term }: Ranked, key: string): number =>
  entry.use - (isName(term) ? 0 : 1) - (term.squashed.length - key.length) / lettersATenth;

type Scored = { readonly found: Ranked; readonly score: number };

const isOwnName = ({ entry, term }: Ranked) => term.text === entry.substance.name;

/** For a fully typed name, the name of the record precedes a name in another language, then a synonym. */
const byName = (a: Ranked, b: Ranked): number =>
  a.rank === 'exact' ? yesFirst(isOwnName(a), isOwnName(b)) || yesFirst(isName(a.term), isName(b.term)) : 0;

const inOrder = (a: Scored, b: Scored): number =>
  byName(a.found, b.found) || b.score - a.score || a.found.place - b.found.place;

/** Maximum number of entries compared if their use is unknown. */
const maxCompared = 2000;

/** Maximum number of entries searched in one rank. In a large catalogue, the least used are skipped. */
const maxLooked = 4000;

type Wanted = { readonly key: string; readonly rank: Rank; readonly count: number };

/** Inserts an entry and removes the last one if there are too many. */
function keep(kept: Scored[], next: Scored, count: number): void {
  const last = kept.at(-1);
  if (kept.length >= count && last && inOrder(next, last) > 0) return;
  kept.push(next);
  kept.sort(inOrder);
  if (kept.length > count) kept.pop();
}

/** True if no later entry can improve the result, because entries are in order of use. */
const isFull = (kept: readonly Scored[], { rank, count }: Wanted, { use }: Entry): boolean =>
  rank !== 'exact' && kept.length >= count && (kept.at(-1)?.score ?? 0) > use;

/** The best entries of a rank. Frequently used entries come first, so most need not be checked. */
function firstOf(index: NameIndex, places: readonly number[], wanted: Wanted): readonly Ranked[] {
  const { key, rank, count } = wanted;
  const kept: Scored[] = [];
  let compared = 0;
  for (const place of places.slice(0, maxLooked)) {
    const entry = index.entries[place];
    if (!entry || compared >= maxCompared || isFull(kept, wanted, entry)) break;
    const best = bestOf(entry, place, key);
    if (best?.rank !== rank) continue;
    compared += 1;
    keep(kept, { found: best, score: likelihood(best, key) }, count);
  }
  return kept.map(({ found }) => found);
}

/** Where to search for beginnings. A long key uses its letters, a short one its first three; numbers have none. */
function placesOfBeginning({ beginnings }: NameIndex, key: string, byLetters: () => readonly number[]) {
  const begun = beginnings.get(key.slice(0, gramLength)) ?? [];
  return begun.length <= maxCompared || !/^\p{L}/u.test(key) ? begun : byLetters();
}

/** Where to search for the entries of a rank. */
function placesOf(index: NameIndex, key: string, rank: Rank): readonly number[] {
  if (rank === 'exact' || rank === 'formula') return index.exact.get(key) ?? [];
  if (key.length < gramLength) return index.grams.get(key.charAt(0)) ?? [];
  const [start = '', ...inner] = gramsOf({ squashed: key, wordStarts: [] });
  if (rank === 'inside') return placesWithAll(index, inner);
  const atStart = () => placesWithAll(index, [start, ...inner]);
  return rank === 'word' ? atStart() : placesOfBeginning(index, key, atStart);
}

/** Isomers of a typed formula, such as `CH3COCH3`. */
function byComposition(index: NameIndex, typed: string, count: number): readonly Ranked[] {
  const composition = compositionOf(typed);
  const places = composition === undefined ? [] : (index.compositions.get(composition) ?? []);
  return places.slice(0, count).flatMap((place): Ranked[] => {
    const entry = index.entries[place];
    const term = entry?.terms.find(({ text }) => text === entry.substance.formula);
    return entry && term ? [{ entry, place, term, rank: 'formula' }] : [];
  });
}

/** A valid CAS number in the typed text replaces the words around it. */
function keyOf(typed: string): string {
  const numbers = [...typed.matchAll(/(?<!\d)(\d{2,7})[-‐‑–](\d\d)[-‐‑–](\d)(?!\d)/g)].map(([, ...parts]) => parts);
  const number = numbers.map((parts) => parts.join('-')).find(isCasNumber);
  return squash(number ?? typed);
}

/** Removes the entries that an earlier rank has found. */
function withoutKnown(more: readonly Ranked[], known: readonly Ranked[]): readonly Ranked[] {
  const places = new Set(known.map(({ place }) => place));
  return more.filter(({ place }) => !places.has(place));
}

function spelledSo(index: NameIndex, typed: string, [key, limit]: readonly [string, number]): readonly Ranked[] {
  const isLong = key.length >= gramLength || hasSigns(key);
  let found: readonly Ranked[] = [];
  for (const rank of isLong ? ranks : ranks.slice(0, 2)) {
    const count = limit - found.length;
    if (count <= 0) break;
    const more = firstOf(index, placesOf(index, key, rank), { key, rank, count: count + found.length });
    found = [...found, ...withoutKnown(more, found).slice(0, count)];
    if (rank === 'formula')
      found = [...found, ...withoutKnown(byComposition(index, typed, limit), found)].slice(0, limit);
  }
  return found;
}

const hasWord = ({ squashed, wordStarts }: Term, word: string): boolean =>
  [0, ...wordStarts].some((start) => squashed.startsWith(word, start));

/** Matches words in another order, such as `hydroxide sodium`. Each word may be a beginning. */
function inAnyOrder(index: NameIndex, typed: string, limit: number): readonly Ranked[] {
  const words = wordsOf(typed).toSorted((a, b) => b.length - a.length);
  const [longest = ''] = words;
  if (words.length < 2 || longest.length < gramLength) return [];
  const places = placesWithAll(
    index,
    words.flatMap((word) => gramsOf({ squashed: word, wordStarts: [] })),
  );
  const found: Ranked[] = [];
  for (const place of places) {
    const entry = index.entries[place];
    const term = entry?.terms.find((each) => isSpelled(each) && words.every((word) => hasWord(each, word)));
    if (entry && term) found.push({ entry, place, term, rank: 'word' });
    if (found.length === limit) break;
  }
  return found;
}

const matchOf = ({ entry: { substance }, term }: Found, isSimilar: boolean): Match => ({
  Highlight: term.text,
  IsName: isName(term),
  IsSimilar: isSimilar,
  Name: substance.name,
  Cas: substance.cas ?? '',
  CwNo: substance.cwNo,
  MaterialId: substance.materialId,
  ...hazardsOf(substance),
});

function hazardsOf(substance: Substance): Pick<Match, 'Pictograms' | 'HazardCodes'> {
  const { hazards } = factsOfCatalogue(substance);
  return {
    Pictograms: choosePictograms(hazards, 'eu').kept.map(({ value }) => value),
    HazardCodes: [...new Set(hazards.map(({ hCode }) => hCode))],
  };
}

/** True for the beginning of a name, or of a later word if the substance is in use. */
const isBegun = ({ rank, entry }: Ranked): boolean => (rank === 'word' ? entry.use > 0 : rank !== 'inside');

/**
 * Order: exact, formula, beginning, beginning of a later word, part of a word. Within each: frequent use, then names
 * before synonyms, short before long, and the alphabet. Similar spellings follow if no used name has a word that begins
 * this way, and precede rarely used entries. One or two letters match only whole terms, such as HF.
 */
export function findMatches(index: NameIndex, typed: string, limit: number): readonly Match[] {
  const key = keyOf(typed);
  if (key === '' || limit <= 0) return [];
  const inOneOrder = spelledSo(index, typed, [key, limit]);
  const found = inOneOrder.length > 0 ? inOneOrder : inAnyOrder(index, typed, limit);
  const similar = found.some(isBegun) ? [] : findSimilar(index, typed, limit);
  const known = new Set(found.map(({ place }) => place));
  const others = similar.filter(({ place }) => !known.has(place));
  const meant = others.filter(({ entry }) => entry.use > (found[0]?.entry.use ?? 0));
  return [
    ...meant.map((each) => matchOf(each, true)),
    ...found.map((each) => matchOf(each, false)),
    ...others.filter((each) => !meant.includes(each)).map((each) => matchOf(each, true)),
  ].slice(0, limit);
}
