import { nameKey } from './name-key.ts';
import { queryWords } from './query-kind.ts';

/** The names of an element in the catalogue, such as `lead` and `Blei`, by its symbol. */
export type ElementNames = ReadonlyMap<string, readonly string[]>;

/** Where a name of a group begins to tell what is not meant, or refers to another entry. */
const exception = /\bexcept|\bwith the exception|\bnot including\b|\bother than\b|\(?\bsee\b/i;

/** Words by which a name of a group tells that it means the compounds of an element. */
export const compoundWords: readonly string[] = [
  ...['compound', 'compounds', 'salt', 'salts', 'alkyl', 'alkyls', 'verbindungen', 'salze'],
  ...['composés', 'sels', 'compuestos', 'sales'],
];

/** Words that may stand between: “mercury and divalent inorganic compounds”. */
const mostWordsApart = 4;

/** Symbols are no names: “Tl” printed as “TI” is not titanium. */
const shortestName = 3;

/**
 * The symbols of the elements whose compounds a group without numbers names, such as `Pb` for “Lead and its compounds”.
 * Empty for any other name. An exception that the name makes is not judged.
 */
export function elementsOfGroup(name: string, elements: ElementNames): readonly string[] {
  const end = exception.exec(name)?.index ?? name.length;
  const words = queryWords(name.slice(0, end));
  const compounds = words.flatMap((word, at) => (compoundWords.includes(word.toLowerCase()) ? [at] : []));
  const near = words.filter((_, at) => compounds.some((place) => Math.abs(place - at) <= mostWordsApart));
  const keys = new Set(near.map(nameKey).filter((key) => key.length >= shortestName));
  return [...elements].filter(([, names]) => names.some((each) => keys.has(nameKey(each)))).map(([symbol]) => symbol);
}
