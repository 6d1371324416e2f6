import { Button, Menu } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { logError } from '../../../api/log-error.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { DownloadIcon } from '../../../ui/icons.tsx';
import { useWords } from '../../../words/words.ts';
import { loadDocumentText } from '../state/document-calls.ts';
import { formUrl, withdrawPage } from './print-calls.ts';

/** The paid sheet in forms for programs, and its public page; empty for a sheet older than these. */
export function DataMenu({ orderId }: { readonly orderId: string }) {
  // A separate query from that of the preview: before the payment there was no public page.
  const document = useQuery({ queryKey: ['paid-document', orderId], queryFn: () => loadDocumentText(orderId) });
  const { forms = [], publicUrl = null } = document.data ?? {};
  const { data, form: names, page } = useWords().print;
  const [asks, setAsks] = useState(false);
  const withdraw = async () => {
    setAsks(false);
    try {
      await withdrawPage(orderId);
      await document.refetch();
      notifications.show({ message: page.withdrawn, color: 'teal' });
    } catch (error) {
      logError(error, 'withdraw-page');
      notifications.show({ message: page.notWithdrawn, color: 'red' });
    }
  };
  if (forms.length === 0) return null;
  const menu = (
    // The placeholder would be a child without a role in the menu.
    <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button variant="default" leftSection={<DownloadIcon size={16} />}>
          {data}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {forms.map((form) => (
          <Menu.Item key={form} component="a" href={formUrl(orderId, form)} download>
            {names[form]}
          </Menu.Item>
        ))}
        {publicUrl !== null && (
          <>
            <Menu.Divider role="separator" />
            <Menu.Item component="a" href={publicUrl} target="_blank" rel="noreferrer">
              {page.open}
            </Menu.Item>
            <Menu.Item
              onClick={() => {
                setAsks(true);
              }}
            >
              {page.withdraw}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
  return (
    <>
      {menu}
      {asks && (
        <ConfirmDialog
          title={page.title}
          yes={page.yes}
          no={page.no}
          onYes={() => void withdraw()}
          onNo={() => {
            setAsks(false);
          }}
        >
          {page.warning}
        </ConfirmDialog>
      )}
    </>
  );
}
