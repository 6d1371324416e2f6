import { Button, Menu } from '@mantine/core';
import { DownloadIcon } from '../../../ui/icons.tsx';
import { useWords } from '../../../words/words.ts';
import { usePaidDocument } from '../wizard/use-paid-document.ts';
import { formUrl } from './print-calls.ts';

/** The paid sheet in forms for programs; empty for a sheet older than these. */
export function DataMenu({ orderId }: { readonly orderId: string }) {
  const { data: document } = usePaidDocument(orderId);
  const { data, form: names } = useWords().print;
  const { forms = [] } = document ?? {};
  if (forms.length === 0) return null;
  return (
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
      </Menu.Dropdown>
    </Menu>
  );
}
