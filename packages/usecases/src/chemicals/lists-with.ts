import type { ListFacts } from './chemical-store.ts';

type Narrowed = {
  /** In the title, the authority, the act, the topic or the code, capitals or not; empty: every list. */
  readonly text: string;
  /** Empty: every country. */
  readonly country: string;
};

/** The lists that a text and a country leave, in the order given. */
export function listsWith(lists: readonly ListFacts[], { text, country }: Narrowed): readonly ListFacts[] {
  const wanted = text.toLowerCase();
  return lists.filter(
    (list) =>
      (country === '' || list.country === country) &&
      [list.title, list.authority, list.act, list.topic, list.code].some((part) => part.toLowerCase().includes(wanted)),
  );
}
