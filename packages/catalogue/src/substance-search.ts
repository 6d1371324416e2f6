import type { Substance } from '@gosds/sheet/substance';

/** One line of the ingredient autocomplete, in the fields of the specification. */
export type Match = {
  /** The name, synonym or number that met the key. */
  readonly Highlight: string;
  readonly Name: string;
  readonly Cas: string;
  readonly CwNo: string;
  readonly MaterialId: number;
};

type Entry = { readonly substance: Substance; readonly terms: readonly Term[] };
/** `wordStarts` are the places in `squashed` at which a later word begins. */
type Term = { readonly text: string; readonly squashed: string; readonly wordStarts: readonly number[] };

/** 0 exact, 1 prefix, 2 prefix of a later word, 3 elsewhere. */
type Rank = 0 | 1 | 2 | 3;

/** Lower case without accents, spaces or punctuation, so that `n-Butyl acetate` meets `butylacetate`. */
export function squash(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

function toTerm(text: string): Term {
  const words = text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u);
  const wordStarts: number[] = [];
  let squashed = '';
  for (const word of words) {
    if (squashed !== '') wordStarts.push(squashed.length);
    squashed += word;
  }
  return { text, squashed, wordStarts };
}

/** Squashes names once, so that a search is one pass over strings. */
export function indexNames(substances: readonly Substance[]): readonly Entry[] {
  return substances.map((substance) => ({
    substance,
    terms: [substance.name, ...substance.synonyms, ...(substance.cas ? [substance.cas] : [])].map(toTerm),
  }));
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

type Best = { readonly substance: Substance; readonly term: Term; readonly rank: Rank; readonly place: number };

/** The best term: by rank, then the substance's own name before its synonyms. */
function bestOf({ substance, terms }: Entry, key: string): Best | undefined {
  let best: Best | undefined;
  for (const [place, term] of terms.entries()) {
    const rank = rankOf(term, key);
    if (rank !== undefined && (best === undefined || rank < best.rank)) best = { substance, term, rank, place };
    if (rank === 0) break;
  }
  return best;
}

/** Exact before prefix before word prefix before substring; then names before synonyms, short before long, and the alphabet. */
export function findMatches(index: readonly Entry[], typed: string, limit: number): readonly Match[] {
  const key = squash(typed);
  if (key === '') return [];
  return index
    .flatMap((entry) => bestOf(entry, key) ?? [])
    .toSorted(
      (a, b) =>
        a.rank - b.rank ||
        Math.min(a.place, 1) - Math.min(b.place, 1) ||
        a.term.squashed.length - b.term.squashed.length ||
        a.substance.name.localeCompare(b.substance.name, 'en'),
    )
    .slice(0, Math.max(0, limit))
    .map(({ substance, term }) => ({
      Highlight: term.text,
      Name: substance.name,
      Cas: substance.cas ?? '',
      CwNo: substance.cwNo,
      MaterialId: substance.materialId,
    }));
}
