import { nameKey, writtenKey } from '@gosds/usecases/chemicals/name-key';
import { queryWords } from '@gosds/usecases/chemicals/query-kind';
import { householdWords } from './chemical-tables.ts';
import type { Ranked } from './name-query.ts';

/** The words of a text as keys of names. */
export const wordsOf = (text: string): readonly string[] =>
  queryWords(text)
    .map(nameKey)
    .filter((word) => word !== '');

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
export function holdingNames(all: readonly Ranked[], key: string, words: readonly string[]): readonly Ranked[] {
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
export function asWritten(found: readonly Ranked[], pattern: string): readonly Ranked[] {
  const written = writtenKey(pattern);
  const isSame = ({ matched }: Ranked) => writtenKey(matched) === written;
  return [...found.filter(isSame), ...found.filter((each) => !isSame(each))];
}

/** True for a household name in which a word begins with the typed text. Letters inside a word do not count. */
export const isHouseholdWord = ({ match, rank }: Ranked): boolean => match !== 'part' && rank <= householdWords;
