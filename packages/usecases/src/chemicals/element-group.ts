import { nameKey } from './name-key.ts';
import { queryWords } from './query-kind.ts';

/** Symbols of elements by the keys of their names: `Pb` by `lead` and `blei`. */
export type ElementsByKey = ReadonlyMap<string, readonly string[]>;

/** Symbols are no names: “Tl” printed as “TI” is not titanium. */
const shortestName = 3;

/** From the names of each element in the catalogue, by its symbol. */
export function elementsByKey(names: ReadonlyMap<string, readonly string[]>): ElementsByKey {
  const symbols = new Map<string, readonly string[]>();
  for (const [symbol, own] of names)
    for (const key of new Set(own.map(nameKey)))
      if (key.length >= shortestName) symbols.set(key, [...(symbols.get(key) ?? []), symbol]);
  return symbols;
}

/** Where a name of a group begins to tell what is not meant, or refers to another entry. */
const exception = /\bexcept|\bwith the exception|\bnot including\b|\bother than\b|\(?\bsee\b/i;

const saltWords: readonly string[] = ['salts', 'salze', 'sels', 'sales'];

/**
 * Words by which a name of a group tells that it means the compounds of an element. A single salt is that of an acid,
 * and an alkyl a part of a longer name.
 */
export const compoundWords: readonly string[] = [
  ...['compound', 'compounds', 'alkyls', 'verbindungen', 'composés', 'compuestos'],
  ...saltWords,
];

/** Words of groups that hold organic compounds, which have carbon; “inorganic” beside them takes that back. */
const organicWords = new Set(['organic', 'alkyl', 'alkyls', 'organische', 'organiques', 'orgánicos', 'orgánicas']);
const inorganicWords = new Set(['inorganic', 'anorganische', 'inorganiques', 'inorgánicos', 'inorgánicas']);

/** Words between “Compounds” and its element: “organic compounds of mercury”. */
const ofWords = new Set(['of', 'von', 'des', 'de', 'd', 'du', 'del']);

/** Words that stand beside an element's name and still leave its compounds: “Mercury and its divalent inorganic compounds”. */
const qualifiers = new Set([
  ...['and', '&', 'its', 'their', 'the', 'other', 'as', 'inorganic', 'organic', 'soluble', 'insoluble', 'water'],
  ...['i', 'ii', 'iii', 'iv', 'v', 'vi', 'monovalent', 'divalent', 'trivalent', 'tetravalent', 'pentavalent'],
  ...['hexavalent', 'metal', 'metallic', 'elemental', 'alkyl', 'oxidic', 'sulphidic', 'sulfidic'],
  ...['und', 'seine', 'ihre', 'andere', 'anorganische', 'organische', 'lösliche', 'unlösliche', 'wasserlösliche'],
  ...['et', 'ses', 'leurs', 'autres', 'inorganiques', 'organiques', 'solubles', 'insolubles'],
  ...['y', 'sus', 'otros', 'inorgánicos', 'orgánicos', 'inorgánicas', 'orgánicas'],
]);

/** The words before an exception that the name makes. */
function wordsOfGroup(name: string): readonly string[] {
  const end = exception.exec(name)?.index ?? name.length;
  return queryWords(name.slice(0, end)).map((word) => word.toLowerCase());
}

/**
 * True if a group of the compounds of these elements may name a chemical that has `own` elements. Organic compounds
 * have carbon: lead oxide is no lead alkyl.
 */
export function groupMayName(name: string, symbols: readonly string[], own: readonly string[]): boolean {
  const words = wordsOfGroup(name);
  const isOrganic = words.some((word) => organicWords.has(word)) && !words.some((word) => inorganicWords.has(word));
  return symbols.some((symbol) => own.includes(symbol)) && (!isOrganic || own.includes('C'));
}

/**
 * The symbols of the elements whose compounds a group without numbers names, such as `Pb` for “Lead and its compounds”.
 * Empty for any other name, such as that of a salt of a larger molecule. An exception that the name makes is not
 * judged.
 */
export function elementsOfGroup(name: string, elements: ElementsByKey): readonly string[] {
  const words = wordsOfGroup(name);
  const at = words.findIndex((word) => compoundWords.includes(word));
  if (at === -1) return [];
  const symbolsOf = (word: string) => elements.get(nameKey(word)) ?? [];
  const isUnderstood = (word: string) =>
    qualifiers.has(word) || compoundWords.includes(word) || symbolsOf(word).length > 0;
  const next = words[at + 1] ?? '';
  const [named, tail] = ofWords.has(next)
    ? [words.slice(0, at).concat(words.slice(at + 2, at + 3)), words.slice(at + 3)]
    : [words.slice(0, at), words.slice(at + 1)];
  // Salts are those of what follows, as in “magnesium salts, fatty acids”, but not in “Iron salts (as Fe)”.
  const isOfOthers =
    saltWords.includes(words[at] ?? '') && !tail.every((word) => isUnderstood(word) || word.length < shortestName);
  if (!named.every(isUnderstood) || isOfOthers) return [];
  return [...new Set(named.flatMap(symbolsOf))];
}
