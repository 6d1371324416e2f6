import type { JoinedValues, Message, MessageValue } from '@gosds/ghs/message';
import { ownValue } from '@gosds/ghs/own-value';
import { language as english } from './generated/en/language.ts';
import { hazardClassName } from './hazard-class-name.ts';
import type { Language } from './language.ts';

/** A text, or a function of its one argument or of a record of several, as `data/phrases` compiles a message. */
type Words = string | ((given: never) => string);

const wordsOf = (key: string, { reasons }: Language): Words | undefined => {
  const hyphen = key.indexOf('-');
  const group = ownValue<Readonly<Record<string, Words>>>(reasons, key.slice(0, hyphen));
  return ownValue(group, key.slice(hyphen + 1));
};

function joinedText({ join, items }: JoinedValues, language: Language): string {
  const { shared } = language.sheet;
  const together = String(wordsOf('transport-with', language) ?? wordsOf('transport-with', english));
  const marks = { and: ` ${shared.and} `, or: ` ${shared.or} `, with: ` ${together} `, semicolon: shared.semicolon };
  return items.map((item) => sayValue(item, language)).join(marks[join]);
}

const isList = (value: MessageValue): value is readonly MessageValue[] => Array.isArray(value);

/** A value of a message in the words and the number format of a language. */
export function sayValue(value: MessageValue, language: Language): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return language.sheet.shared.number(String(value));
  if (isList(value)) return value.map((each) => sayValue(each, language)).join(language.sheet.shared.comma);
  if ('hazardClass' in value) return hazardClassName(value.hazardClass, language);
  return 'join' in value ? joinedText(value, language) : sayMessage(value, language);
}

/** A message of the engines in the words of a language; of one that has none of its own, in English. Empty for an unknown key. */
export function sayMessage({ key, values }: Message, language: Language): string {
  const speaking = language.reasons === undefined ? english : language;
  const words = wordsOf(key, speaking);
  if (typeof words !== 'function') return words ?? '';
  const said = Object.entries(values).map(([name, value]) => [name, sayValue(value, speaking)] as const);
  const [first] = said;
  return String(Reflect.apply(words, undefined, [said.length === 1 ? first?.[1] : Object.fromEntries(said)]));
}

export const inEnglish = (value: MessageValue): string => sayValue(value, english);
