import type { ListedSheet } from '@gosds/contract/drafts/list-drafts';

/** A sheet of the list with what can be done with it. */
export type ShownSheet = {
  readonly sheet: ListedSheet;
  /** The one that is open in this tab. */
  readonly isOpen: boolean;
  readonly isDeleted: boolean;
  readonly isRestoring: boolean;
  readonly busy: 'deleting' | 'copying' | null;
  readonly onOpen: () => void;
  readonly onDuplicate: () => void;
  readonly onDelete: () => void;
  readonly onRestore: () => void;
};
