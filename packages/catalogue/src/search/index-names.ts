import type { Substance } from '@gosds/sheet/substance';
import { compositionOf } from './formula.ts';
import { sortInSteps } from './sort-in-steps.ts';
import { squashWords } from './spelling.ts';

export type Term = {
  readonly text: string;
  readonly squashed: string;
  /** The positions in `squashed` at which later words begin. */
  readonly wordStarts: readonly number[];
  /** `number` matches by its beginning; `other-number` and `formula` match only as a whole. */
  readonly kind: 'name' | 'synonym' | 'number' | 'other-number' | 'formula';
};

export type Entry = {
  readonly substance: Substance;
  readonly terms: readonly Term[];
  /** Frequency of use, higher is more; 0 if unknown. */
  readonly use: number;
};

/** An entry of the index, and its matching term. */
export type Found = { readonly entry: Entry; readonly place: number; readonly term: Term };

/** Search data of a substance that its record does not have. */
export type SearchFacts = {
  /** Names on sheets in other languages. */
  readonly names: readonly string[];
  /** Trade names in any language. */
  readonly tradeNames: readonly string[];
  /** Tonnes made and imported in a year. */
  readonly tonnes?: number | undefined;
};

/** Places of entries in index order, without duplicates. */
type Places = Map<string, number[]>;

/**
 * Built once. A search reads only entries that share letters with the typed text, frequently used entries first:
 * `entries` are in that order.
 */
export type NameIndex = {
  readonly entries: readonly Entry[];
  /** By whole squashed term. */
  readonly exact: ReadonlyMap<string, readonly number[]>;
  /** By the atoms of a formula. */
  readonly compositions: ReadonlyMap<string, readonly number[]>;
  /** By the first three letters of a term. */
  readonly beginnings: ReadonlyMap<string, readonly number[]>;
  /** By any three letters, by `^` and two letters at the start of a word, and by a single sign. */
  readonly grams: ReadonlyMap<string, readonly number[]>;
};

const noFacts: SearchFacts = { names: [], tradeNames: [] };

/** Number of letters that a look-up starts with. */
export const gramLength = 3;

const termOf = (text: string, kind: Term['kind']): Term => ({ text, ...squashWords(text), kind });

function termsOf({ name, synonyms, cas, ec, formula }: Substance, further: SearchFacts): readonly Term[] {
  const terms = [
    ...[name, ...further.names].map((text) => termOf(text, 'name')),
    ...[...synonyms, ...further.tradeNames].map((text) => termOf(text, 'synonym')),
    ...(cas ? [termOf(cas, 'number')] : []),
    ...(ec ? [termOf(ec, 'other-number')] : []),
    ...(formula ? [termOf(formula, 'formula')] : []),
  ];
  // Many languages spell a name the same; the first name stands for all.
  return [...new Map(terms.toReversed().map((term) => [term.squashed, term])).values()].toReversed();
}

/** A substance named in the sheets of every language is common in products. Each tenfold amount above adds one. */
const namedEverywhere = 20;

const useOf = ({ names, tonnes = 0 }: SearchFacts): number =>
  (names.length > 0 ? namedEverywhere : 0) + (tonnes > 0 ? 1 + Math.floor(Math.log10(tonnes)) : 0);

function add(places: Places, key: string, place: number): void {
  const known = places.get(key);
  if (!known) places.set(key, [place]);
  else if (known.at(-1) !== place) known.push(place);
}

type Spelled = Pick<Term, 'squashed' | 'wordStarts'>;

function collectGrams(grams: Set<string>, { squashed, wordStarts }: Spelled): void {
  const addStart = (start: number) => grams.add(`^${squashed.slice(start, start + gramLength - 1)}`);
  addStart(0);
  wordStarts.forEach(addStart);
  for (let end = gramLength; end <= squashed.length; end += 1) grams.add(squashed.slice(end - gramLength, end));
}

/** The grams by which a text is found if it is not typed in full, without duplicates. See `NameIndex.grams`. */
export function gramsOf(spelled: Spelled): readonly string[] {
  const grams = new Set<string>();
  collectGrams(grams, spelled);
  return [...grams];
}

/** All grams of an entry. Its names in different languages share most of them. */
function gramsOfAll(terms: readonly Term[]): ReadonlySet<string> {
  const grams = new Set<string>();
  for (const term of terms) {
    collectGrams(grams, term);
    for (const sign of signsOf(term)) grams.add(sign);
  }
  return grams;
}

/** True for terms found by their letters, which numbers and formulas are not. */
export const isSpelled = ({ kind }: Term): boolean => kind === 'name' || kind === 'synonym';

const hasBeginning = (term: Term): boolean => isSpelled(term) || term.kind === 'number';

const signsOf = ({ squashed }: Term): readonly string[] =>
  squashed.match(/[\p{Script=Han}\p{Script=Hira}\p{Script=Kana}]/gu) ?? [];

const alphabet = new Intl.Collator('en');

const byUse = (a: Entry, b: Entry): number => b.use - a.use || alphabet.compare(a.substance.name, b.substance.name);

/** Entries between two pauses, which take some five milliseconds. */
const pauseAfter = 50;

/** Work that can pause at each step. */
type Paused<Result> = Generator<undefined, Result, undefined>;

function* entriesOf(
  substances: readonly Substance[],
  factsOf: ReadonlyMap<string, SearchFacts>,
): Paused<readonly Entry[]> {
  const entries: Entry[] = [];
  for (const substance of substances) {
    const facts = factsOf.get(substance.name) ?? noFacts;
    entries.push({ substance, terms: termsOf(substance, facts), use: useOf(facts) });
    if (entries.length % pauseAfter === 0) yield;
  }
  return yield* sortInSteps(entries, byUse);
}

/** Builds the index in steps, between which the thread can do other work. `factsOf`: search data by record name. */
export function* indexInSteps(
  substances: readonly Substance[],
  factsOf: ReadonlyMap<string, SearchFacts> = new Map(),
): Paused<NameIndex> {
  const entries = yield* entriesOf(substances, factsOf);
  const exact: Places = new Map();
  const compositions: Places = new Map();
  const beginnings: Places = new Map();
  const grams: Places = new Map();
  for (const [place, { terms, substance }] of entries.entries()) {
    const composition = compositionOf(substance.formula ?? '');
    if (composition !== undefined) add(compositions, composition, place);
    for (const term of terms) add(exact, term.squashed, place);
    for (const { squashed } of terms.filter(hasBeginning)) add(beginnings, squashed.slice(0, gramLength), place);
    for (const gram of gramsOfAll(terms.filter(isSpelled))) add(grams, gram, place);
    if (place % pauseAfter === 0) yield;
  }
  return { entries, exact, compositions, beginnings, grams };
}

/** Like `indexInSteps`, without pauses. */
export function indexNames(...given: Parameters<typeof indexInSteps>): NameIndex {
  const steps = indexInSteps(...given);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The places of entries that have every gram, in index order. */
export function placesWithAll(index: NameIndex, grams: readonly string[]): readonly number[] {
  const lists = grams.map((gram) => index.grams.get(gram) ?? []).toSorted((a, b) => a.length - b.length);
  const [shortest = [], ...others] = lists;
  // The two rarest grams exclude nearly all entries. The rest are compared by letter.
  const [second] = others;
  if (!second || shortest.length === 0) return shortest;
  const held = new Set(shortest);
  return second.length > 20 * shortest.length ? shortest : second.filter((place) => held.has(place));
}
