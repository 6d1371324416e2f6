import { Button, Menu } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQuery } from '@tanstack/react-query';
import { logError } from '../../../api/log-error.ts';
import { DownloadIcon } from '../../../ui/icons.tsx';
import { formUrl, loadDocumentText, withdrawPage } from '../api/print-calls.ts';

const names = {
  xml: 'XML (SDScom)',
  json: 'JSON with the rationale',
  html: 'HTML',
} as const;

/** The paid sheet in the forms that programs read, and its public page; nothing of a sheet older than these. */
export function DataMenu({ orderId }: { readonly orderId: string }) {
  const document = useQuery({ queryKey: ['document-text', orderId], queryFn: () => loadDocumentText(orderId) });
  const { forms = [], publicUrl = null } = document.data ?? {};
  const withdraw = async () => {
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
  return (
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
                void withdraw();
              }}
            >
              Withdraw the web page
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
