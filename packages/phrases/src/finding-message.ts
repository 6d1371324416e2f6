import type { Message, MessageValue } from '@gosds/ghs/message';
import type { FirstWords, ReviewWords } from './generated/interface/words.ts';

/** Messages of findings by group and name. Those of single inputs load with the first step. */
type Groups = Pick<FirstWords, 'entry'> & ReviewWords;

/** E.g. `composition.number`: a group and a name in it. */
export type FindingKey = {
  [Group in keyof Groups]: `${Group}.${keyof Groups[Group] & string}`;
}[keyof Groups];

type WordsOf<Key> = Key extends `${infer Group extends keyof Groups}.${infer Name}`
  ? Name extends keyof Groups[Group]
    ? Groups[Group][Name]
    : never
  : never;

/** A value that is written as text. */
export type TextValue = Exclude<MessageValue, number>;

/** The value for a slot: a number if the message formats one, otherwise a text value. */
type Filler<Slot> = Slot extends number ? number : TextValue;

type KeysOf<Form> = { [Key in FindingKey]: WordsOf<Key> extends Form ? Key : never }[FindingKey];

type PlainKey = KeysOf<string>;
type KeyOfOne = KeysOf<((slot: string) => string) | ((slot: number) => string)>;
type KeyOfMore = Exclude<FindingKey, PlainKey | KeyOfOne>;

type SlotOf<Key extends FindingKey> = WordsOf<Key> extends (slot: infer Slot) => string ? Filler<Slot> : never;

type SlotsOf<Key extends FindingKey> =
  WordsOf<Key> extends (slots: infer Slots) => string ? { readonly [Name in keyof Slots]: Filler<Slots[Name]> } : never;

/** A message without slots, as data. The words of each language have its text under the key. */
export const tell = (key: PlainKey): Message => ({ key, values: {} });

/** A message with one slot. */
export const tellOf = <Key extends KeyOfOne>(key: Key, slot: SlotOf<Key>): Message => ({ key, values: { slot } });

/** A message with several slots. */
export const tellWith = <Key extends KeyOfMore>(key: Key, slots: SlotsOf<Key>): Message => ({
  key,
  values: { ...slots },
});
