import type { DeskPage } from '@gosds/contract/chemist/tasks';
import type { TeamRight } from '@gosds/contract/teams/team-rights';
import type { Draft } from '@gosds/sheet/draft/draft';
import type { SheetEdit } from '@gosds/sheet/versions/apply-edits';

/**
 * `queued`: nobody works on the task. `question`: its chemist waits for the buyer's answer. Nothing leaves `signed`.
 */
export type TaskState = 'queued' | 'taken' | 'question' | 'signed';

/** A chemist's question to the buyer. */
export type ChemistQuestion = {
  readonly text: string;
  readonly askedAt: Date;
  readonly answer: string | null;
  readonly answeredAt: Date | null;
};

/** The task of a chemist to author a paid sheet. */
export type ChemistTask = {
  readonly id: string;
  readonly orderId: string;
  readonly cwOrderId: string;
  /** Id of the buyer. */
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
  /** Id of the published sheet. */
  readonly documentId: string | null;
};

/** A task with the buyer's entries and the chemist's edits. */
export type OpenedTask = ChemistTask & { readonly draft: Draft; readonly edits: readonly SheetEdit[] };

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
  | { readonly kind: 'edited'; readonly edits: readonly SheetEdit[] }
  | { readonly kind: 'asked'; readonly text: string }
  | { readonly kind: 'answered'; readonly text: string }
  | { readonly kind: 'signed'; readonly name: string; readonly documentId: string };

export type TaskChangeRequest = {
  readonly id: string;
  /** The version that the change is based on. */
  readonly version: number;
  readonly userId: string;
  readonly change: TaskChange;
};

export type ChemistTaskStore = {
  /**
   * Saves the draft with its order for a sheet by a chemist, and makes a new order if there is none that is unpaid and
   * idle. Returns the order's id. Call this in a transaction.
   */
  open(opening: ChemistOpening, now: Date): Promise<string>;
  /** Puts the task of a paid order into the queue. A repeated call changes nothing. */
  queue(orderId: string, times: { readonly now: Date; readonly dueAt: Date }): Promise<void>;
  /** The product of an order, paid or not. */
  findOfOrder(
    orderId: string,
  ): Promise<Pick<OpenedTask, 'productName' | 'materialNumber' | 'documentId' | 'signedName' | 'draft'> | undefined>;
  /** The latest order for a sheet of this draft by a chemist, paid or not, with the saved draft. */
  findOfDraft(key: {
    readonly draftId: string;
    readonly userId: string;
  }): Promise<{ readonly orderId: string; readonly isPaid: boolean; readonly draft: Draft } | undefined>;
  /** One page of the tasks of paid orders, and their number on all pages. Equal tasks stand by due time, then by order. */
  list(question: DeskPage & { readonly userId: string }): Promise<{
    readonly tasks: readonly ChemistTask[];
    readonly count: number;
  }>;
  find(id: string): Promise<OpenedTask | undefined>;
  /** The edits of the chemist who signed this sheet; none if no chemist did. */
  editsOf(documentId: string): Promise<readonly SheetEdit[]>;
  /**
   * The task of the user's own paid order, or of one whose sheet is shared in a team where the user's role has this
   * right.
   */
  findOfBuyer(
    key: { readonly orderId: string; readonly userId: string },
    right: TeamRight,
  ): Promise<ChemistTask | undefined>;
  /**
   * Id of the recipient of mails about the order: the buyer, or the present owner of the sheet if the buyer has left
   * the team.
   */
  askedOf(orderId: string): Promise<string | undefined>;
  /** In the order they were asked. */
  questions(id: string): Promise<readonly ChemistQuestion[]>;
  /** Makes and records the change. Returns false, and changes nothing, if the version is outdated. */
  change(request: TaskChangeRequest, now: Date): Promise<boolean>;
};
