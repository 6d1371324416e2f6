import type { ListFacts } from './chemical-store.ts';
import type { Threshold } from './judge-share.ts';

/** Further facts about a list and its stored edition; an empty string if the data do not give the fact. */
export type ListRecord = ListFacts & {
  /** ISO dates, if known. */
  readonly validFrom: string;
  readonly validUntil: string;
  /** Day on which the copy was made. */
  readonly read: string;
  readonly source: string;
  /** What is left out. */
  readonly scope: string;
  /** When new editions are published. */
  readonly renewed: string;
};

/** `served`: the edition that the search uses. `coming`: set by law for a later day. */
export type EditionState = 'coming' | 'served' | 'earlier';

export type ListEdition = {
  /** The list's own name of the edition, unique within the list. */
  readonly version: string;
  readonly state: EditionState;
  readonly validFrom: string;
  readonly validUntil: string;
  readonly completeness: ListFacts['completeness'];
  readonly entries: number;
  readonly groups: number;
};

export type EditionKey = { readonly code: string; readonly version: string };

/** One entry of a list or edition, with its threshold. */
export type Said = { readonly entry: string; readonly threshold: Threshold | undefined };

/** A chemical or group that a list names. */
export type Named = {
  /** Null if the catalogue has no chemical with this CAS number. */
  readonly number: number | null;
  readonly cas: string | null;
  /** The chemical's name in the catalogue, else the printed name; null if neither is known. */
  readonly name: string | null;
};

export type EditionEntry = Named & Said;

/**
 * How the entries for a chemical differ between two editions or lists: only in the first, only in the second, different
 * in both, the same in both.
 */
export const differenceKinds = ['removed', 'added', 'changed', 'same'] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

export type Differing = Named & { readonly before: readonly Said[]; readonly after: readonly Said[] };

export type Difference = {
  /** Number of chemicals and groups of each kind. */
  readonly counts: Readonly<Record<DifferenceKind, number>>;
  readonly rows: readonly Differing[];
};

/** A changed group without numbers, and the CAS numbers of the chemicals that it may name. */
export type GroupChange = Differing & { readonly mayName: readonly string[] };

/** One page of many rows; the first `page` is 0. */
export type Page = { readonly page: number; readonly size: number };

/** Two successive editions of a list. */
export type ListChange = { readonly list: string; readonly earlier: string; readonly later: string };

/** The lists and all their editions. */
export type ListStore = {
  readonly record: (code: string) => Promise<ListRecord | undefined>;
  /** Latest first; empty if there is no such list. */
  readonly editions: (code: string) => Promise<readonly ListEdition[]>;
  /**
   * Entries sorted by name; `text` keeps those whose name, number or entry contains it. Undefined if there is no such
   * edition.
   */
  readonly entries: (
    key: EditionKey,
    question: Page & { readonly text: string },
  ) => Promise<{ readonly entries: readonly EditionEntry[]; readonly total: number } | undefined>;
  /**
   * Compares two editions: the counts, and one page of the asked kinds sorted by name. Undefined if one does not exist.
   */
  readonly difference: (
    first: EditionKey,
    second: EditionKey,
    question: Page & { readonly kinds: readonly DifferenceKind[] },
  ) => Promise<Difference | undefined>;
  /** What the later edition changes for chemicals with these CAS numbers. Undefined if an edition no longer exists. */
  readonly changesOf: (change: ListChange, casNumbers: readonly string[]) => Promise<readonly Differing[] | undefined>;
  /** The changed groups without numbers that name compounds of an element in one of these chemicals. */
  readonly groupChangesOf: (change: ListChange, casNumbers: readonly string[]) => Promise<readonly GroupChange[]>;
};
