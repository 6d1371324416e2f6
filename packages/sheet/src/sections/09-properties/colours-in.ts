import type { Language, SheetPhrases } from '@gosds/phrases/language';
import { inTerms } from '../words/in-terms.ts';

const colours = [
  'colourless',
  'white',
  'off-white',
  'whitish',
  'cream',
  'beige',
  'yellow',
  'yellowish',
  'amber',
  'straw',
  'orange',
  'red',
  'reddish',
  'pink',
  'violet',
  'purple',
  'blue',
  'bluish',
  'green',
  'greenish',
  'brown',
  'brownish',
  'grey',
  'black',
  'silver',
  'metallic',
  'opaque',
  'milky',
  'various',
  'coloured',
] as const satisfies readonly (keyof SheetPhrases['terms']['words'])[];

/** Longer names first, so that off-white does not also match white. */
const longestFirst = (words: readonly string[]): readonly string[] => words.toSorted((a, b) => b.length - a.length);

const american = ['colorless', 'gray', 'colored'] as const;

/** Written for a colour of the vocabulary: “clear to yellow”, “silvery”. */
const spokenFor = (text: string): string =>
  text.replace(/\bclear(?= to\b)/iu, 'colourless').replace(/\bsilvery\b/iu, 'silver');

const english = new RegExp(`(?<!\\p{L})(?:${longestFirst([...colours, ...american]).join('|')})(?!\\p{L})`, 'giu');

const british = (word: string): string => word.replace('color', 'colour').replace('gray', 'grey');

/** Matches an adjective whose ending differs from the vocabulary. */
function patternOf(word: string, { spaces, colourEndings }: Language): RegExp {
  if (!spaces) return new RegExp(word, 'u');
  const { dropsVowel, ending, beginning = '', irregular = {} } = colourEndings ?? { dropsVowel: false, ending: '' };
  const stem = dropsVowel && /[aeioy]$/.test(word) ? word.slice(0, -1) : word;
  const changed = irregular[word];
  const forms = changed === undefined ? `${stem}${ending}` : `(?:${stem}${ending}|${changed})`;
  return new RegExp(`(?<!\\p{L})${beginning}${forms}(?!\\p{L})`, 'u');
}

/** Colours named in the sheet's language, in the order of the text, without overlaps. */
function ownColoursIn(text: string, language: Language): readonly string[] {
  const { tag, sheet } = language;
  const found: { readonly at: number; readonly word: string }[] = [];
  let rest = text.toLocaleLowerCase(tag);
  for (const word of longestFirst(colours.map((colour) => sheet.terms.words[colour]))) {
    const match = patternOf(word, language).exec(rest);
    if (match) {
      found.push({ at: match.index, word });
      rest = rest.slice(0, match.index) + ' '.repeat(match[0].length) + rest.slice(match.index + match[0].length);
    }
  }
  return found.toSorted((a, b) => a.at - b.at).map(({ word }) => word);
}

/**
 * The colours in a description of the product, in the sheet's language. The description may be in that language or in
 * English; an English sheet keeps the English words.
 */
export function coloursIn(text: string, language: Language): readonly string[] {
  const inEnglish = [...new Set((spokenFor(text).match(english) ?? []).map((word) => word.toLowerCase()))];
  if (language.tag === 'en') return inEnglish;
  const known = inEnglish.map((word) => inTerms(language.sheet, british(word)));
  return known.length > 0 ? known : ownColoursIn(text, language);
}
