import type { TeamRight } from '@gosds/contract/teams/team-rights';
import type { Draft } from '@gosds/sheet/draft/draft';
import type { SentenceEdit } from '@gosds/sheet/versions/apply-edits';

/** `queued`: nobody works on it. `question`: its chemist waits for an answer of the buyer. Nothing leaves `signed`. */
export type TaskState = 'queued' | 'taken' | 'question' | 'signed';

/** What a chemist asks the buyer. */
export type ChemistQuestion = {
  readonly text: string;
  readonly askedAt: Date;
  readonly answer: string | null;
  readonly answeredAt: Date | null;
};

/** The work on a paid sheet that a chemist authors. */
export type ChemistTask = {
  readonly id: string;
  readonly orderId: string;
  readonly cwOrderId: string;
  /** The buyer. */
  readonly userId: string;
  readonly draftId: string;
  readonly draftVersion: number;
  readonly materialNumber: number;
  readonly productName: string;
  readonly country: string;
  readonly language: string;
  readonly state: TaskState;
  readonly version: number;
  readonly takenBy: { readonly id: string; readonly name: string } | null;
  readonly queuedAt: Date;
  readonly dueAt: Date;
  readonly signedAt: Date | null;
  readonly signedName: string | null;
  /** The published sheet. */
  readonly documentId: string | null;
};

/** With what the buyer entered and what the chemist writes otherwise. */
export type OpenedTask = ChemistTask & { readonly draft: Draft; readonly edits: readonly SentenceEdit[] };

export type ChemistOpening = {
  readonly userId: string;
  readonly draftId: string;
  readonly draftVersion: number;
  readonly materialNumber: number;
  readonly draft: Draft;
};

export type TaskChange =
  | { readonly kind: 'taken' }
  | { readonly kind: 'handed-back' }
  | { readonly kind: 'edited'; readonly edits: readonly SentenceEdit[] }
  | { readonly kind: 'asked'; readonly text: string }
  | { readonly kind: 'answered'; readonly text: string }
  | { readonly kind: 'signed'; readonly name: string; readonly documentId: string };

export type TaskChangeRequest = {
  readonly id: string;
  /** The version that was read. */
  readonly version: number;
  readonly userId: string;
  readonly change: TaskChange;
};

export type ChemistTaskStore = {
  /** The draft's order of a sheet by a chemist that nobody pays for now takes the draft; else there is a new one. Its id. Call it in a transaction. */
  open(opening: ChemistOpening, now: Date): Promise<string>;
  /** Puts the task of a paid order into the queue; twice, it changes nothing. */
  queue(orderId: string, times: { readonly now: Date; readonly dueAt: Date }): Promise<void>;
  /** The product of an order, paid or not. */
  findOfOrder(
    orderId: string,
  ): Promise<Pick<OpenedTask, 'productName' | 'materialNumber' | 'documentId' | 'signedName' | 'draft'> | undefined>;
  /** The newest order of a draft's sheet by a chemist, paid or not, with what was saved for it. */
  findOfDraft(key: {
    readonly draftId: string;
    readonly userId: string;
  }): Promise<{ readonly orderId: string; readonly isPaid: boolean; readonly draft: Draft } | undefined>;
  /** Paid ones: those that wait, the first due first, then those signed, the last first. */
  list(limit: number): Promise<readonly ChemistTask[]>;
  find(id: string): Promise<OpenedTask | undefined>;
  /** The task of an own paid order, or of one whose sheet the team shares, where the role has the right. */
  findOfBuyer(
    key: { readonly orderId: string; readonly userId: string },
    right: TeamRight,
  ): Promise<ChemistTask | undefined>;
  /** Who is written to about the order: its buyer, or who answers for the sheet where the buyer has left the team that shares it. */
  askedOf(orderId: string): Promise<string | undefined>;
  /** The last one is the last asked. */
  questions(id: string): Promise<readonly ChemistQuestion[]>;
  /** False where the version is not the current one: nothing was changed. What was done is written down with it. */
  change(request: TaskChangeRequest, now: Date): Promise<boolean>;
};
