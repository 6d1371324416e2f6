import type { Draft } from '@gosds/sheet/draft/draft';
import type { SheetEdit } from '@gosds/sheet/versions/apply-edits';
import type { WatchEffect } from '@gosds/contract/watch/watch-effect';
import type { ListChange } from '../chemicals/list-store.ts';

/** An outside change: a list has a newer edition, or law has begun. */
export type WatchCause =
  | { readonly kind: 'list'; readonly id: string; readonly change: ListChange }
  /** ISO dates: law that begins after `after` and no later than `day`. */
  | { readonly kind: 'law'; readonly id: string; readonly after: string; readonly day: string };

/** A current sheet of an account: the latest published sheet of a draft, country and language, or the saved draft. */
export type WatchedSheet = {
  readonly userId: string;
  readonly draftId: string;
  /** Null if the draft was not published in its present state. */
  readonly documentId: string | null;
  readonly productName: string;
  readonly country: string;
  readonly language: string;
  readonly draft: Draft;
  /** ISO date on which the sheet was made, or the draft saved. */
  readonly madeOn: string;
  /** The chemist's edits of the published sheet. */
  readonly edits: readonly SheetEdit[];
};

export type WatchFinding = Omit<WatchedSheet, 'draft' | 'madeOn' | 'edits'> & {
  readonly causeId: string;
  readonly effect: WatchEffect;
};

export type FoundByWatch = WatchFinding & {
  readonly id: string;
  readonly foundAt: Date;
  /** True if the draft still exists and can be opened. */
  readonly isDraftThere: boolean;
  /** When it was marked as read. */
  readonly readAt: Date | null;
  /** True if a newer version of the published sheet exists. */
  readonly isReplaced: boolean;
};

/** Outside changes, and their effects on sheets of accounts. */
export type WatchStore = {
  /**
   * Records that law is watched up to a day, an ISO date. Does nothing if it already is. The first day has no effects.
   */
  beginDay(day: string, now: Date): Promise<void>;
  /** Takes the causes that are not being handled yet. Each cause is returned only once; the caller must handle it. */
  takeCauses(): Promise<readonly string[]>;
  cause(id: string): Promise<WatchCause | undefined>;
  /** The next account, in a fixed order, that has a draft or a published sheet. */
  nextOwner(after: string | undefined): Promise<string | undefined>;
  sheetsOf(userId: string, part: { readonly limit: number; readonly offset: number }): Promise<readonly WatchedSheet[]>;
  /** Stores findings; existing ones stay unchanged. */
  keep(findings: readonly WatchFinding[]): Promise<void>;
  /** Number of an account's sheets that a cause affects, and names of some of their products. */
  touchedBy(
    causeId: string,
    userId: string,
    limit: number,
  ): Promise<{ readonly count: number; readonly names: readonly string[] }>;
  /** Undefined if the user has no such finding. A finding that was already read keeps its time. */
  mark(
    finding: { readonly id: string; readonly userId: string },
    readAt: Date | null,
  ): Promise<{ readonly readAt: Date | null } | undefined>;
  /** Marks those findings that belong to the user. A finding that was already read keeps its time. */
  markRead(ids: readonly string[], userId: string, readAt: Date): Promise<void>;
  /** The latest first. */
  findingsOf(
    userId: string,
    limit: number,
  ): Promise<{ readonly found: readonly FoundByWatch[]; readonly total: number }>;
};
