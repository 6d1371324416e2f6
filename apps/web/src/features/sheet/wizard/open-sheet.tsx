import type { SavedDraft } from '@gosds/contract/drafts/draft-fields';
import { notifications } from '@mantine/notifications';
import { useMemo, type ReactNode } from 'react';
import { messageOf } from '../../../api/call.ts';
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
  /** Shown above the steps. */
  readonly notice: ReactNode;
};

const showFailure = (error: unknown) => {
  notifications.show({ message: messageOf(error), color: 'red' });
};

/** Opens the stores of a sheet. Shows the wizard once it is known whether the sheet was paid before. */
export function OpenSheet({ saved, onStartNew, onOpenSheet, notice }: Props) {
  const opened = useOpenWizard(saved);
  const { store, ui, sync } = opened;
  const { isKnown, isPublished, order, paid, setMade, setPaid } = useOrder(store, saved.draft);
  const sheet = useLiveSheet(opened, isPublished);
  const open = useMemo(
    () => ({
      ...{ store, ui, sync, sheet, order, paid, setMade, setPaid },
      startNew: (left: 'kept' | 'deleted' = 'kept') => {
        const { id, draft } = store.getState();
        const leaving = left === 'kept' ? { id, name: draft.description.productName.trim() } : null;
        sync
          .flush()
          .then(() => onStartNew(leaving))
          .catch(showFailure);
      },
      openSheet: (id: string) => {
        sync
          .flush()
          .then(() => onOpenSheet(id))
          .catch(showFailure);
      },
    }),
    [store, ui, sync, sheet, order, paid, setMade, setPaid, onStartNew, onOpenSheet],
  );
  return isKnown ? <Wizard open={open} notice={notice} /> : <PageLoader />;
}
