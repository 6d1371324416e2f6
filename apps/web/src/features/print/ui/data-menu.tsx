import { Button, Menu } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { DownloadIcon } from '../../../ui/icons.tsx';
import { formUrl, loadDocumentText } from '../api/print-calls.ts';

const names = {
  xml: 'XML (SDScom)',
  json: 'JSON with the rationale',
  html: 'HTML',
} as const;

/** The paid sheet in the forms that programs read; none of a sheet older than these. */
export function DataMenu({ orderId }: { readonly orderId: string }) {
  const document = useQuery({ queryKey: ['document-text', orderId], queryFn: () => loadDocumentText(orderId) });
  const forms = document.data?.forms ?? [];
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
      </Menu.Dropdown>
    </Menu>
  );
}
