import type { ListFacts } from './chemical-store.ts';
import type { Threshold } from './judge-share.ts';

/** What else is known of a list and of the edition that is held; an empty text where the data do not say it. */
export type ListRecord = ListFacts & {
  /** ISO dates, if known. */
  readonly validFrom: string;
  readonly validUntil: string;
  /** Day on which the copy was taken. */
  readonly read: string;
  readonly source: string;
  /** What is left out. */
  readonly scope: string;
  /** When new editions come. */
  readonly renewed: string;
};

/** `served`: the edition by which the search answers. `coming`: set by law for a later day. */
export type EditionState = 'coming' | 'served' | 'earlier';

export type ListEdition = {
  /** As the list names it; one of its own in each list. */
  readonly version: string;
  readonly state: EditionState;
  readonly validFrom: string;
  readonly validUntil: string;
  readonly completeness: ListFacts['completeness'];
  readonly entries: number;
  readonly groups: number;
};

export type EditionKey = { readonly code: string; readonly version: string };

/** What a list or an edition of it says in one place. */
export type Said = { readonly entry: string; readonly threshold: Threshold | undefined };

/** A chemical or group that a list names. */
export type Named = {
  /** Null where no chemical of the catalogue has the number. */
  readonly number: number | null;
  readonly cas: string | null;
  /** That of the chemical, else as the list prints it; null where neither is known. */
  readonly name: string | null;
};

export type EditionEntry = Named & Said;

/** How two editions, or two lists, speak of a chemical: only the first, only the second, both in other words, both alike. */
export const differenceKinds = ['removed', 'added', 'changed', 'same'] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

export type Differing = Named & { readonly before: readonly Said[]; readonly after: readonly Said[] };

export type Difference = {
  /** How many chemicals and groups are of each kind. */
  readonly counts: Readonly<Record<DifferenceKind, number>>;
  readonly rows: readonly Differing[];
};

/** A part of many rows; `page` 0 is the first. */
export type Page = { readonly page: number; readonly size: number };

/** The edition that a list had, and the one that came after it. */
export type ListChange = { readonly list: string; readonly earlier: string; readonly later: string };

/** The lists themselves, with the editions before the one that serves. */
export type ListStore = {
  readonly record: (code: string) => Promise<ListRecord | undefined>;
  /** The latest first; none where the list is not there. */
  readonly editions: (code: string) => Promise<readonly ListEdition[]>;
  /** By name; a text narrows them to those whose name, number or entry has it. Undefined where the edition is not there. */
  readonly entries: (
    key: EditionKey,
    asked: Page & { readonly text: string },
  ) => Promise<{ readonly entries: readonly EditionEntry[]; readonly total: number } | undefined>;
  /** What differs from the first to the second, and a page of what is of some kinds, by name. Undefined where one is not there. */
  readonly difference: (
    first: EditionKey,
    second: EditionKey,
    asked: Page & { readonly kinds: readonly DifferenceKind[] },
  ) => Promise<Difference | undefined>;
  /** What the later edition says otherwise of chemicals with some CAS numbers. Undefined where an edition is not there any more. */
  readonly changesOf: (change: ListChange, casNumbers: readonly string[]) => Promise<readonly Differing[] | undefined>;
};
