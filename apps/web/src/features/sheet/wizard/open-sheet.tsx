import type { SavedDraft } from '@gosds/contract/drafts/draft-fields';
import { useMemo, type ReactNode } from 'react';
import { PageLoader } from '../../../ui/page-loader.tsx';
import { useLiveSheet } from '../state/use-live-sheet.ts';
import { useOpenWizard } from '../state/use-open-wizard.ts';
import { useOrder } from '../state/use-order.ts';
import type { LeftSheet } from './left-sheet-notice.tsx';
import { Wizard } from './wizard.tsx';

type Props = {
  readonly saved: SavedDraft;
  readonly onStartNew: (leaving: LeftSheet | null) => Promise<void>;
  readonly onOpenSheet: (draftId: string) => Promise<void>;
  /** Said above the steps. */
  readonly notice: ReactNode;
};

/** Opens the stores of a sheet and shows the wizard once it is known whether the sheet was paid before. */
export function OpenSheet({ saved, onStartNew, onOpenSheet, notice }: Props) {
  const opened = useOpenWizard(saved);
  const { store, ui, sync } = opened;
  const { isKnown, isPublished, order, paid, setMade, setPaid } = useOrder(store, saved.draft);
  const sheet = useLiveSheet(opened, isPublished);
  const open = useMemo(
    () => ({
      ...{ store, ui, sync, sheet, order, paid, setMade, setPaid },
      startNew: (left: 'kept' | 'deleted' = 'kept') =>
        void sync.flush().then(() => {
          const { id, draft } = store.getState();
          return onStartNew(left === 'kept' ? { id, name: draft.description.productName.trim() } : null);
        }),
      openSheet: (id: string) => void sync.flush().then(() => onOpenSheet(id)),
    }),
    [store, ui, sync, sheet, order, paid, setMade, setPaid, onStartNew, onOpenSheet],
  );
  return isKnown ? <Wizard open={open} notice={notice} /> : <PageLoader />;
}
