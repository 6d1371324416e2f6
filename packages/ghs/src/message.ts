import type { HazardClass } from './hazard.ts';
import type { GhsMessages } from './messages.ts';

/** How the values of a list are joined; without one they stand beside each other, parted by commas. */
export type Conjunction = 'and' | 'or' | 'with' | 'semicolon';

export type JoinedValues = { readonly join: Conjunction; readonly items: readonly MessageValue[] };

/** A hazard class, by the name that the language has for it. */
export type NamedClass = { readonly hazardClass: HazardClass };

/** A place of law as data have it; each language has its own words for annex, table and part. */
export type Citation = { readonly citation: string };

/** A word of the data, such as an organ, by its English form: the words of each language have it, or it stands as it is. */
export type Term = { readonly term: string };

/** A language or a country: `called` in English, in other languages by its code. */
export type ProperName = { readonly called: string; readonly of: 'language' | 'region'; readonly code: string };

/** What fills a slot: a number, a hazard class, a text that every language writes alike (a name, a code, a unit), a citation, a message, or several. */
export type MessageValue =
  string | number | Message | NamedClass | Citation | Term | ProperName | JoinedValues | readonly MessageValue[];

/** Something to be said, without its words: `phrases` has them in every language under the key. */
export type Message = { readonly key: string; readonly values: Readonly<Record<string, MessageValue>> };

/** A key with its values; no values where the message has no slots. */
type Said<Table, Key extends keyof Table> = [Table[Key]] extends [never]
  ? readonly [key: Key]
  : readonly [key: Key, values: Readonly<Record<Table[Key] & string, MessageValue>>];

/** Makes the messages of a table; a key or a slot that the table does not have does not compile. */
export const messagesOf =
  <Table>() =>
  <Key extends keyof Table & string>(...[key, values]: Said<Table, Key>): Message => ({ key, values: values ?? {} });

/** The messages that have no slots. */
export type MessageWithoutValues = {
  [Key in keyof GhsMessages]: [GhsMessages[Key]] extends [never] ? Key : never;
}[keyof GhsMessages];

export const say = messagesOf<GhsMessages>();

export const cite = (citation: string): Citation => ({ citation });

export const joined = (join: Conjunction, items: readonly MessageValue[]): JoinedValues => ({ join, items });

const textOf = (value: MessageValue): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Each value once, in order. */
export const distinct = (values: readonly MessageValue[]): readonly MessageValue[] => [
  ...new Map(values.map((value) => [textOf(value), value])).values(),
];
