import { ownValue } from '@gosds/ghs/own-value';
import type { SheetPhrases } from '@gosds/phrases/language';

function part(text: string, { terms, shared }: SheetPhrases): string {
  const words: Readonly<Record<string, string>> = terms.words;
  const known = ownValue(words, text);
  if (known !== undefined) return known;
  const [, element] = /^as (.+)$/.exec(text) ?? [];
  if (element !== undefined) return terms.asElement(element);
  const [, percent] = /^([\d.]+) % solution$/.exec(text) ?? [];
  if (percent !== undefined) return terms.solutionOf(shared.number(percent));
  const [, word, rest] = /^(\D+?) (\d.*)$/.exec(text) ?? [];
  return word === undefined || rest === undefined ? text : `${ownValue(words, word) ?? word} ${shared.number(rest)}`;
}

/**
 * Translates terms in the data (organs, remarks, answers of the form) into the sheet's language. Other text and
 * punctuation stay as they are.
 */
export function inTerms(phrases: SheetPhrases, text: string): string {
  const whole: Readonly<Record<string, string>> = phrases.terms.words;
  const known = ownValue(whole, text);
  if (known !== undefined) return known;
  const marks: Readonly<Record<string, string>> = { ', ': phrases.shared.comma, '; ': phrases.shared.semicolon };
  const pieces = text.split(/([,;] )/);
  const translated = pieces.map((each, index) => (index % 2 === 0 ? part(each, phrases) : each));
  const isSaid = (index: number) => translated[index] !== pieces[index] || Object.hasOwn(whole, pieces[index] ?? '');
  return translated
    .map((each, index) => (isSaid(index - 1) && isSaid(index + 1) ? (ownValue(marks, each) ?? each) : each))
    .join('');
}
