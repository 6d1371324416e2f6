import type { ReasonMessages } from './generated/reason-messages.ts';
import type { HazardClass } from './hazard.ts';

/** How the values of a list are joined; with commas if absent. */
export type Conjunction = 'and' | 'or' | 'with' | 'semicolon';

export type JoinedValues = { readonly join: Conjunction; readonly items: readonly MessageValue[] };

/** A hazard class. Each language has its own name for it. */
export type NamedClass = { readonly hazardClass: HazardClass };

/** A citation of law as the data write it. Each language has its own words for annex, table and part. */
export type Citation = { readonly citation: string };

/** A word of the data in English, such as an organ. A language without a word for it keeps the English. */
export type Term = { readonly term: string };

/** A language or a country: the English name, and the code from which other languages derive theirs. */
export type ProperName = { readonly called: string; readonly of: 'language' | 'region'; readonly code: string };

/**
 * What fills a slot: a number, a hazard class, a text that is the same in every language (a name, a code, a unit), a
 * citation, a message, or several of these.
 */
export type MessageValue =
  | string
  | number
  | Message
  | NamedClass
  | Citation
  | Term
  | ProperName
  | JoinedValues
  | readonly MessageValue[];

/** A message without its words. `phrases` has the words in every language under the key. */
export type Message = { readonly key: string; readonly values: Readonly<Record<string, MessageValue>> };

/** The values of a message. A message without slots takes none. */
type ValuesOf<Slot extends string> = [Slot] extends [never]
  ? readonly []
  : readonly [values: Readonly<Record<Slot, MessageValue>>];

/** The messages without slots. */
export type MessageWithoutValues = {
  [Key in keyof ReasonMessages]: [ReasonMessages[Key]] extends [never] ? Key : never;
}[keyof ReasonMessages];

/** A message of `reasons.ftl`. An unknown key or slot does not compile. */
export const say = <Key extends keyof ReasonMessages>(
  key: Key,
  ...[values]: ValuesOf<ReasonMessages[Key]>
): Message => ({ key, values: values ?? {} });

export const cite = (citation: string): Citation => ({ citation });

export const joined = (join: Conjunction, items: readonly MessageValue[]): JoinedValues => ({ join, items });

const textOf = (value: MessageValue): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Removes repeated values and keeps the order. */
export const distinct = (values: readonly MessageValue[]): readonly MessageValue[] => [
  ...new Map(values.map((value) => [textOf(value), value])).values(),
];
