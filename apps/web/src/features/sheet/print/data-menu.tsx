import { Button, Menu } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { logError } from '../../../api/log-error.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { DownloadIcon } from '../../../ui/icons.tsx';
import { loadDocumentText } from '../state/document-calls.ts';
import { formUrl, withdrawPage } from './print-calls.ts';

const names = {
  xml: 'XML (SDScom)',
  json: 'JSON with the rationale',
  html: 'HTML',
  text: 'Plain text',
} as const;

/** The paid sheet in the forms that programs read, and its public page; nothing of a sheet older than these. */
export function DataMenu({ orderId }: { readonly orderId: string }) {
  // Not what the preview read: before the payment there was no public page.
  const document = useQuery({ queryKey: ['paid-document', orderId], queryFn: () => loadDocumentText(orderId) });
  const { forms = [], publicUrl = null } = document.data ?? {};
  const [asks, setAsks] = useState(false);
  const withdraw = async () => {
    setAsks(false);
    try {
      await withdrawPage(orderId);
      await document.refetch();
      notifications.show({ message: 'The web page is withdrawn.', color: 'teal' });
    } catch (error) {
      logError(error, 'withdraw page');
      notifications.show({ message: 'The web page could not be withdrawn.', color: 'red' });
    }
  };
  if (forms.length === 0) return null;
  const menu = (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" leftSection={<DownloadIcon size={16} />}>
          DATA
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
            <Menu.Divider />
            <Menu.Item component="a" href={publicUrl} target="_blank" rel="noreferrer">
              Web page for telephones
            </Menu.Item>
            <Menu.Item
              onClick={() => {
                setAsks(true);
              }}
            >
              Withdraw the web page
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
          title="Withdraw the web page?"
          yes="Withdraw it"
          no="Keep it"
          onYes={() => void withdraw()}
          onNo={() => {
            setAsks(false);
          }}
        >
          The code on this sheet, and on every copy that was printed or sent, will stop working. You cannot undo this.
        </ConfirmDialog>
      )}
    </>
  );
}
