import type { ListFacts } from './chemical-store.ts';

type Narrowed = {
  /** Text in the title, authority, act, topic or code, ignoring case; empty for every list. */
  readonly text: string;
  /** Empty for every country. */
  readonly country: string;
  /** Code of one list to leave out; empty leaves out none. */
  readonly without: string;
};

/** Filters lists by text and country, keeping their order. */
export function listsWith(lists: readonly ListFacts[], { text, country, without }: Narrowed): readonly ListFacts[] {
  const wanted = text.toLowerCase();
  return lists.filter(
    (list) =>
      list.code !== without &&
      (country === '' || list.country === country) &&
      [list.title, list.authority, list.act, list.topic, list.code].some((part) => part.toLowerCase().includes(wanted)),
  );
}
