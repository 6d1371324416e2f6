import { ownValue } from '@gosds/ghs/own-value';
import type { Substance } from '@gosds/sheet/substance';

/** One line of the ingredient autocomplete, in the fields of the specification. */
export type Match = {
  /** The name, synonym or number that met the key. */
  readonly Highlight: string;
  /** True where that is what the substance is called, in the catalogue or on the sheets of some language. */
  readonly IsName: boolean;
  readonly Name: string;
  readonly Cas: string;
  readonly CwNo: string;
  readonly MaterialId: number;
};

type Entry = {
  readonly substance: Substance;
  readonly terms: readonly Term[];
  /** All terms, to pass over a substance at once. */
  readonly squashed: string;
  /** One that products are made of so often that the sheets have its name in every language. */
  readonly isCommon: boolean;
};
/** `wordStarts` are the places in `squashed` at which a later word begins. */
type Term = {
  readonly text: string;
  readonly squashed: string;
  readonly wordStarts: readonly number[];
  readonly isName: boolean;
};

/** 0 exact, 1 prefix, 2 prefix of a later word, 3 elsewhere. */
type Rank = 0 | 1 | 2 | 3;

/** Letters that have no accent to take off, and umlauts written out, as in `Salzsaeure`. */
const spellings: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  ı: 'i',
  æ: 'a',
  œ: 'o',
  ae: 'a',
  oe: 'o',
  ue: 'u',
};

const words = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u);

const fold = (letters: string): string =>
  letters.replaceAll(/[ßłøıæœ]|[aou]e/gu, (written) => ownValue(spellings, written) ?? written);

/**
 * Lower case without accents, spaces or punctuation, and in one spelling, so that `n-Butyl acetate` meets `butylacetate`
 * and `Salzsaeure` meets `Salzsäure`.
 */
export const squash = (text: string): string => fold(words(text).join(''));

function toTerm(text: string, isName: boolean): Term {
  const wordStarts: number[] = [];
  let joined = '';
  for (const word of words(text)) {
    if (joined !== '') wordStarts.push(fold(joined).length);
    joined += word;
  }
  return { text, squashed: fold(joined), wordStarts, isName };
}

/** What a substance is called in other languages than the catalogue's. */
export type FurtherNames = {
  /** Those that the sheets print. */
  readonly names: readonly string[];
  /** Others that the trade knows it by. */
  readonly synonyms: readonly string[];
};

const none: FurtherNames = { names: [], synonyms: [] };

function termsOf({ name, synonyms, cas }: Substance, further: FurtherNames): readonly Term[] {
  const terms = [
    ...[name, ...further.names].map((text) => toTerm(text, true)),
    ...[...synonyms, ...further.synonyms, ...(cas ? [cas] : [])].map((text) => toTerm(text, false)),
  ];
  // Many languages write a name alike: the first of them stands for all.
  return [...new Map(terms.toReversed().map((term) => [term.squashed, term])).values()].toReversed();
}

/** Squashes names once, so that a search is one pass over strings. `further` are names by the catalogue's. */
export function indexNames(
  substances: readonly Substance[],
  further: ReadonlyMap<string, FurtherNames> = new Map(),
): readonly Entry[] {
  return substances.map((substance) => {
    const others = further.get(substance.name) ?? none;
    const terms = termsOf(substance, others);
    const squashed = terms.map((term) => term.squashed).join(' ');
    return { substance, terms, squashed, isCommon: others.names.length > 0 };
  });
}

function rankOf(term: Term, key: string): Rank | undefined {
  if (!term.squashed.includes(key)) return undefined;
  if (term.squashed === key) return 0;
  if (term.squashed.startsWith(key)) return 1;
  const isNumber = /^\d+-\d\d-\d$/.test(term.text);
  if (isNumber) return undefined;
  if (term.wordStarts.some((place) => term.squashed.startsWith(key, place))) return 2;
  return 3;
}

type Best = { readonly entry: Entry; readonly term: Term; readonly rank: Rank };

/** The best term: by rank, then the substance's own names before its synonyms. */
function bestOf(entry: Entry, key: string): Best | undefined {
  if (!entry.squashed.includes(key)) return undefined;
  let best: Best | undefined;
  for (const term of entry.terms) {
    const rank = rankOf(term, key);
    if (rank !== undefined && (best === undefined || rank < best.rank)) best = { entry, term, rank };
    if (rank === 0) break;
  }
  return best;
}

/** Fewer letters than this begin too many names to list; a sign of Chinese or Japanese is a word. */
const minLetters = 3;

const isWord = (key: string) => key.length >= minLetters || /[\p{Script=Han}\p{Script=Hira}\p{Script=Kana}]/u.test(key);

const yesFirst = (a: boolean, b: boolean) => Number(b) - Number(a);

const alphabet = new Intl.Collator('en');

/** What is typed in full names its substance before all others; of those that it only begins, the common ones go first. */
const inOrder = (a: Best, b: Best): number =>
  a.rank - b.rank ||
  (a.rank === 0 ? yesFirst(a.term.isName, b.term.isName) : 0) ||
  (a.rank === 1 ? yesFirst(a.entry.isCommon, b.entry.isCommon) : 0) ||
  yesFirst(a.term.isName, b.term.isName) ||
  a.term.squashed.length - b.term.squashed.length ||
  alphabet.compare(a.entry.substance.name, b.entry.substance.name);

/**
 * Exact before prefix before word prefix before substring; then names before synonyms, short before long, and the
 * alphabet. One or two letters meet only what is called just so, such as HF.
 */
export function findMatches(index: readonly Entry[], typed: string, limit: number): readonly Match[] {
  const key = squash(typed);
  if (key === '') return [];
  return index
    .flatMap((entry) => bestOf(entry, key) ?? [])
    .filter(({ rank }) => rank === 0 || isWord(key))
    .toSorted(inOrder)
    .slice(0, Math.max(0, limit))
    .map(({ entry: { substance }, term }) => ({
      Highlight: term.text,
      IsName: term.isName,
      Name: substance.name,
      Cas: substance.cas ?? '',
      CwNo: substance.cwNo,
      MaterialId: substance.materialId,
    }));
}
