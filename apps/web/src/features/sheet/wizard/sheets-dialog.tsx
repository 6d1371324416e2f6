import { Button, Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../api/call.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormMessage } from '../../../ui/form-message.tsx';
import { PlusIcon } from '../../../ui/icons.tsx';
import { loadDrafts } from '../state/draft-calls.ts';
import { useDraftState, useWizard } from '../state/wizard-context.ts';
import { DeletedSheet, SheetItem } from './sheet-item.tsx';
import styles from './sheets-dialog.module.css';

function useDeletedSheets() {
  const [deleted, setDeleted] = useState<ReadonlySet<string>>(new Set());
  return {
    deleted,
    markDeleted: (id: string) => {
      setDeleted((ids) => new Set([...ids, id]));
    },
    markRestored: (id: string) => {
      setDeleted((ids) => new Set([...ids].filter((each) => each !== id)));
    },
  };
}

/** The user's sheets, to go on with another one, to begin a new one or to delete one. */
export function SheetsDialog({ onClose }: { readonly onClose: () => void }) {
  const { openSheet, startNew, sync } = useWizard();
  const openId = useDraftState(({ id }) => id);
  const { deleted, markDeleted, markRestored } = useDeletedSheets();
  const { data, error } = useQuery({
    queryKey: ['drafts'],
    queryFn: async () => {
      await sync.flush();
      return loadDrafts();
    },
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const open = (id: string) => {
    onClose();
    openSheet(id);
  };
  const begin = () => {
    onClose();
    startNew(deleted.has(openId) ? 'deleted' : 'kept');
  };
  /** The sheet behind the dialog may be deleted: another one takes its place. */
  const close = () => {
    if (!deleted.has(openId)) {
      onClose();
      return;
    }
    const next = data?.find(({ id }) => !deleted.has(id));
    if (next) open(next.id);
    else begin();
  };
  return (
    <Dialog onClose={close} title="Your sheets" size="lg">
      <Button leftSection={<PlusIcon size={16} />} onClick={begin}>
        New sheet
      </Button>
      {error !== null && <FormMessage tone="problem">{messageOf(error)}</FormMessage>}
      {data === undefined && error === null && <Loader className={styles['loader'] ?? ''} aria-label="Loading" />}
      <ul className={styles['list']}>
        {data?.map((draft) =>
          deleted.has(draft.id) ? (
            <DeletedSheet
              key={draft.id}
              draft={draft}
              onRestored={() => {
                markRestored(draft.id);
              }}
            />
          ) : (
            <SheetItem
              key={draft.id}
              draft={draft}
              isOpen={draft.id === openId}
              onOpen={() => {
                open(draft.id);
              }}
              onDeleted={() => {
                markDeleted(draft.id);
              }}
            />
          ),
        )}
      </ul>
    </Dialog>
  );
}
