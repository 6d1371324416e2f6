import type { JoinedValues, Message, MessageValue, ProperName, Term } from '@gosds/ghs/message';
import { ownValue } from '@gosds/ghs/own-value';
import { language as english } from './generated/en/language.ts';
import { hazardClassName } from './hazard-class-name.ts';
import type { Language } from './language.ts';

/** A message as `data/phrases` compiles it: a text, or a function with one argument or a record of several. */
type Words = string | ((given: never) => string);

const wordsOf = (key: string, { reasons }: Language): Words | undefined => {
  const hyphen = key.indexOf('-');
  const group = ownValue<Readonly<Record<string, Words>>>(reasons, key.slice(0, hyphen));
  return ownValue(group, key.slice(hyphen + 1));
};

/** The sheet's names of ingredients, by the names that the engine got. */
export type ShownNames = ReadonlyMap<string, string>;

type Speaker = { readonly language: Language; readonly names: ShownNames };

function joinedText({ join, items }: JoinedValues, speaker: Speaker): string {
  const { sheet, reasons } = speaker.language;
  const { and, or, semicolon } = sheet.shared;
  const marks = { and: ` ${and} `, or: ` ${or} `, with: ` ${reasons.transport.with} `, semicolon };
  return items.map((item) => valueText(item, speaker)).join(marks[join]);
}

const isList = (value: MessageValue): value is readonly MessageValue[] => Array.isArray(value);

function wordText(value: Term | ProperName, { sheet }: Language): string {
  if ('called' in value) return value.called;
  return ownValue<string>(sheet.terms.words, value.term) ?? value.term;
}

function valueText(value: MessageValue, speaker: Speaker): string {
  const { language, names } = speaker;
  const { number, comma } = language.sheet.shared;
  if (typeof value === 'string') return names.get(value) ?? value;
  if (typeof value === 'number') return number(String(value));
  if (isList(value)) return value.map((each) => valueText(each, speaker)).join(comma);
  if ('hazardClass' in value) return hazardClassName(value.hazardClass, language);
  if ('citation' in value) return language.sheet.law.citation(value.citation);
  if ('term' in value || 'called' in value) return wordText(value, language);
  return 'join' in value ? joinedText(value, speaker) : messageText(value, speaker);
}

function messageText({ key, values }: Message, speaker: Speaker): string {
  const words = wordsOf(key, speaker.language);
  if (typeof words !== 'function') return words ?? '';
  const slotTexts = Object.entries(values).map(([name, value]) => [name, valueText(value, speaker)] as const);
  const [first] = slotTexts;
  return String(Reflect.apply(words, undefined, [slotTexts.length === 1 ? first?.[1] : Object.fromEntries(slotTexts)]));
}

const givenNames: ShownNames = new Map();

/**
 * A message value in the words and number format of a language. Ingredients have their name in `names`, or else the
 * engine's. A message with an unknown key is empty.
 */
export const sayValue = (value: MessageValue, language: Language, names = givenNames): string =>
  valueText(value, { language, names });

export const inEnglish = (value: MessageValue): string => sayValue(value, english);
