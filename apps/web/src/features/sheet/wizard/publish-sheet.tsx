import { Checkbox } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { logError } from '../../../api/log-error.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useWords } from '../../../words/words.ts';
import { publishPage, withdrawPage } from './publish-calls.ts';
import styles from './publish-sheet.module.css';
import { usePaidDocument } from './use-paid-document.ts';

function useChange(orderId: string) {
  const { page } = useWords().print;
  const queries = useQueryClient();
  const { refetch } = usePaidDocument(orderId);
  const [isBusy, setIsBusy] = useState(false);
  const change = async (isPublished: boolean) => {
    setIsBusy(true);
    try {
      await (isPublished ? publishPage : withdrawPage)(orderId);
      await refetch();
      // The code stands on the label, too.
      await queries.resetQueries({ queryKey: ['label', orderId] });
      notifications.show({ message: isPublished ? page.published : page.withdrawn, color: 'teal' });
    } catch (error) {
      logError(error, 'publish-sheet');
      notifications.show({ message: isPublished ? page.notPublished : page.notWithdrawn, color: 'red' });
    } finally {
      setIsBusy(false);
    }
  };
  return { change, isBusy };
}

/** Whether everybody may read the paid sheet by the code on it. Empty for a sheet that is older than these pages. */
export function PublishSheet({ orderId }: { readonly orderId: string }) {
  const { page } = useWords().print;
  const { data } = usePaidDocument(orderId);
  const { change, isBusy } = useChange(orderId);
  const [asks, setAsks] = useState(false);
  if (!data?.publicPage) return null;
  const { url, isPublished } = data.publicPage;
  return (
    <div className={styles['publish']}>
      <Checkbox
        label={page.publish}
        description={page.publishHint}
        checked={isPublished}
        disabled={isBusy}
        onChange={() => {
          if (isPublished) setAsks(true);
          else void change(true);
        }}
      />
      {isPublished && (
        <a href={url} target="_blank" rel="noreferrer">
          {page.open}
        </a>
      )}
      {asks && (
        <ConfirmDialog
          title={page.title}
          yes={page.yes}
          no={page.no}
          onYes={() => {
            setAsks(false);
            void change(false);
          }}
          onNo={() => {
            setAsks(false);
          }}
        >
          {page.warning}
        </ConfirmDialog>
      )}
    </div>
  );
}
