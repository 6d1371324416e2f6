import type { ListedSheet } from '@gosds/contract/drafts/list-drafts';

/** A sheet of the list with its actions. */
export type ShownSheet = {
  readonly sheet: ListedSheet;
  /** True for the sheet that is open in this tab. */
  readonly isOpen: boolean;
  readonly isDeleted: boolean;
  readonly isRestoring: boolean;
  readonly busy: 'deleting' | 'copying' | null;
  readonly onOpen: () => void;
  readonly onDuplicate: () => void;
  readonly onDelete: () => void;
  readonly onRestore: () => void;
};
