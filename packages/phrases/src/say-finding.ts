import type { JoinedValues, Message, MessageValue, ProperName } from '@gosds/ghs/message';
import { ownValue } from '@gosds/ghs/own-value';
import type { FirstWords, ReviewWords } from './generated/interface/words.ts';
import { nameOfCode } from './name-of-code.ts';

/** The words of findings. Those of single inputs are enough beside an input. */
export type FindingWords = Pick<FirstWords, 'entry'> & Partial<ReviewWords>;

/** The language that says a finding. */
export type FindingSpeaker = {
  /** BCP 47. */
  readonly tag: string;
  readonly words: FindingWords;
  readonly number: (value: number) => string;
  /** Says engine messages, such as a reason or the name of a class, in the same language. */
  readonly sayPhrase: (value: MessageValue) => string;
};

/** A text, or a function with one slot or a record of several. */
type Said = string | ((given: never) => string);

type Group = Readonly<Record<string, Said>>;

function wordsOf(key: string, words: FindingWords): Said | undefined {
  const [group = '', name = ''] = key.split('.', 2);
  return ownValue(ownValue<Group | undefined>(words, group), name);
}

const isList = (value: MessageValue): value is readonly MessageValue[] => Array.isArray(value);

type Pair = FirstWords['entry']['listed'];

function listText(items: readonly MessageValue[], pair: Pair, speaker: FindingSpeaker): string {
  const [first = '', ...others] = items.map((item) => valueText(item, speaker));
  return others.reduce((before, next) => pair({ before, next }), first);
}

function pairOf({ join }: JoinedValues, { entry }: FindingWords): Pair {
  return { and: entry.both, or: entry.either, with: entry.both, semicolon: entry.parted }[join];
}

/** English keeps the product's own name. */
function nameIn(tag: string, { called, of, code }: ProperName): string {
  if (tag === 'en') return called;
  return nameOfCode(new Intl.DisplayNames(tag, { type: of, fallback: 'none' }), code, called);
}

function messageText({ key, values }: Message, template: Said, speaker: FindingSpeaker): string {
  if (typeof template === 'string') return template;
  const given = Object.entries(values).map(
    ([name, value]) => [name, typeof value === 'number' ? value : valueText(value, speaker)] as const,
  );
  const [first] = given;
  if (first === undefined) throw new Error(`${key} lacks its values.`);
  return String(Reflect.apply(template, undefined, [given.length === 1 ? first[1] : Object.fromEntries(given)]));
}

function valueText(value: MessageValue, speaker: FindingSpeaker): string {
  const { words, tag, number, sayPhrase } = speaker;
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return number(value);
  if (isList(value)) return listText(value, words.entry.listed, speaker);
  if ('join' in value) return listText(value.items, pairOf(value, words), speaker);
  if ('called' in value) return nameIn(tag, value);
  const message = 'key' in value ? wordsOf(value.key, words) : undefined;
  return 'key' in value && message !== undefined ? messageText(value, message, speaker) : sayPhrase(value);
}

/** A finding, or part of one, in a language. `sayPhrase` says messages with unknown keys. */
export const sayFinding = (value: MessageValue, speaker: FindingSpeaker): string => valueText(value, speaker);
