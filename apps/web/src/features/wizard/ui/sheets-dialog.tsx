import { Button, Loader, UnstyledButton } from '@mantine/core';
import { countryByCode } from '@gosds/sheet/profiles/countries';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../../api/call.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { FormMessage } from '../../../ui/form-message.tsx';
import { PlusIcon } from '../../../ui/icons.tsx';
import { loadDrafts } from '../api/draft-calls.ts';
import { useDraftState, useWizard } from '../lib/wizard-context.ts';
import { SheetVersions } from './sheet-versions.tsx';
import styles from './sheets-dialog.module.css';

const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** The user's sheets, to go on with another one or to begin a new one. */
export function SheetsDialog({ onClose }: { readonly onClose: () => void }) {
  const { openSheet, startNew, sync } = useWizard();
  const openId = useDraftState(({ id }) => id);
  const { data, error } = useQuery({
    queryKey: ['drafts'],
    queryFn: async () => {
      await sync.flush();
      return loadDrafts();
    },
    staleTime: 0,
  });
  return (
    <Dialog onClose={onClose} title="Your sheets" size="lg">
      <Button
        leftSection={<PlusIcon size={16} />}
        onClick={() => {
          onClose();
          startNew();
        }}
      >
        New sheet
      </Button>
      {error !== null && <FormMessage tone="problem">{messageOf(error)}</FormMessage>}
      {data === undefined && error === null && <Loader className={styles['loader'] ?? ''} aria-label="Loading" />}
      <ul className={styles['list']}>
        {data?.map((draft) => (
          <li key={draft.id}>
            <UnstyledButton
              className={styles['sheet']}
              aria-current={draft.id === openId || undefined}
              onClick={() => {
                onClose();
                openSheet(draft.id);
              }}
            >
              <span className={styles['name']}>{draft.productName.trim() || 'Without a name'}</span>
              <span>{countryByCode(draft.country)?.name ?? 'No country yet'}</span>
              <span className={styles['date']}>{date.format(new Date(draft.savedAt))}</span>
            </UnstyledButton>
            <Disclosure label="Versions" accessibleName={`Versions of ${draft.productName.trim() || 'Without a name'}`}>
              <SheetVersions
                draft={draft}
                onBegun={() => {
                  onClose();
                  openSheet(draft.id);
                }}
              />
            </Disclosure>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
