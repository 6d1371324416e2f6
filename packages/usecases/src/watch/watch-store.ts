import type { Draft } from '@gosds/sheet/draft/draft';
import type { WatchEffect } from '@gosds/contract/watch/watch-effect';
import type { ListChange } from '../chemicals/list-store.ts';

/** A change outside the account: a list has a newer edition, or days of law have passed. */
export type WatchCause =
  | { readonly kind: 'list'; readonly id: string; readonly change: ListChange }
  /** ISO dates: law that begins after `after`, and on `day` at the latest. */
  | { readonly kind: 'law'; readonly id: string; readonly after: string; readonly day: string };

/** A sheet that an account stands by: its latest published one of a draft, country and language, or the draft as it is saved. */
export type WatchedSheet = {
  readonly userId: string;
  readonly draftId: string;
  /** Null where the draft was not published as it stands. */
  readonly documentId: string | null;
  readonly productName: string;
  readonly country: string;
  readonly language: string;
  readonly draft: Draft;
  /** ISO date on which the sheet was made, or the draft saved. */
  readonly madeOn: string;
  /** A chemist wrote sentences of it: made again, it would lack them. */
  readonly isEdited: boolean;
};

export type WatchFinding = Omit<WatchedSheet, 'draft' | 'madeOn' | 'isEdited'> & {
  readonly causeId: string;
  readonly effect: WatchEffect;
};

export type FoundByWatch = WatchFinding & {
  readonly id: string;
  readonly foundAt: Date;
  /** The draft stands and can be opened. */
  readonly isDraftThere: boolean;
  /** When it was marked as read. */
  readonly readAt: Date | null;
  /** A newer version of the published sheet is there. */
  readonly isReplaced: boolean;
};

/** What changes outside touch of the accounts. */
export type WatchStore = {
  /** Notes that the law is watched up to a day, an ISO date; nothing where it is already. The first day touches nothing. */
  beginDay(day: string, now: Date): Promise<void>;
  /** Causes that nobody has begun with. Each is told once: whoever is told begins with it. */
  takeCauses(): Promise<readonly string[]>;
  cause(id: string): Promise<WatchCause | undefined>;
  /** The account that comes after another, in an order of their own; of all that have a draft or a published sheet. */
  nextOwner(after: string | undefined): Promise<string | undefined>;
  sheetsOf(userId: string, part: { readonly limit: number; readonly offset: number }): Promise<readonly WatchedSheet[]>;
  /** What is kept already stays as it is. */
  keep(findings: readonly WatchFinding[]): Promise<void>;
  /** How many sheets of an account a cause touches, and the names of some of their products. */
  touchedBy(
    causeId: string,
    userId: string,
    limit: number,
  ): Promise<{ readonly count: number; readonly names: readonly string[] }>;
  /** Undefined where the user has no such finding; read already, it keeps its time. */
  mark(
    finding: { readonly id: string; readonly userId: string },
    readAt: Date | null,
  ): Promise<{ readonly readAt: Date | null } | undefined>;
  /** Those of the user among them; one that was read already keeps its time. */
  markRead(ids: readonly string[], userId: string, readAt: Date): Promise<void>;
  /** The latest first. */
  findingsOf(
    userId: string,
    limit: number,
  ): Promise<{ readonly found: readonly FoundByWatch[]; readonly total: number }>;
};
