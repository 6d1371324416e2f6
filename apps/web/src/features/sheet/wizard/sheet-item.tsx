import { ActionIcon, Button, UnstyledButton } from '@mantine/core';
import type { ResponseOf } from '@gosds/contract/call';
import type { listDrafts } from '@gosds/contract/drafts/list-drafts';
import { countryByCode } from '@gosds/sheet/profiles/countries';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '../../../api/call.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { FormMessage } from '../../../ui/form-message.tsx';
import { TrashIcon, UndoIcon } from '../../../ui/icons.tsx';
import { bringDraftBack, removeDraft } from '../state/draft-calls.ts';
import { SheetVersions } from './sheet-versions.tsx';
import styles from './sheets-dialog.module.css';

const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

export type ListedSheet = ResponseOf<typeof listDrafts>['drafts'][number];

type Props = {
  readonly draft: ListedSheet;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onDeleted: () => void;
};

const nameOf = ({ productName }: ListedSheet) => productName.trim() || 'Without a name';

/** One of the user's sheets: opens it, lists its versions, deletes it unless it is paid for. */
export function SheetItem({ draft, isOpen, onOpen, onDeleted }: Props) {
  const name = nameOf(draft);
  const remove = useMutation({ mutationFn: () => removeDraft(draft.id), onSuccess: onDeleted });
  return (
    <li>
      <div className={styles['row']}>
        <UnstyledButton className={styles['sheet']} aria-current={isOpen || undefined} onClick={onOpen}>
          <span className={styles['name']}>{name}</span>
          <span>{countryByCode(draft.country)?.name ?? 'No country yet'}</span>
          <span className={styles['date']}>{date.format(new Date(draft.savedAt))}</span>
        </UnstyledButton>
        {draft.isPaid ? (
          <span className={styles['paid']}>Paid</span>
        ) : (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={44}
            loading={remove.isPending}
            aria-label={`Delete ${name}`}
            onClick={() => {
              remove.mutate();
            }}
          >
            <TrashIcon size={16} />
          </ActionIcon>
        )}
      </div>
      {remove.error !== null && <FormMessage tone="problem">{messageOf(remove.error)}</FormMessage>}
      <Disclosure label="Versions" accessibleName={`Versions of ${name}`}>
        <SheetVersions draft={draft} onBegun={onOpen} />
      </Disclosure>
    </li>
  );
}

/** What stands where a sheet was deleted, for as long as the list is open. */
export function DeletedSheet({ draft, onRestored }: Pick<Props, 'draft'> & { readonly onRestored: () => void }) {
  const restore = useMutation({ mutationFn: () => bringDraftBack(draft.id), onSuccess: onRestored });
  return (
    <li>
      <div className={styles['deleted']} role="status">
        <span>“{nameOf(draft)}” is deleted.</span>
        <Button
          variant="default"
          size="compact-sm"
          loading={restore.isPending}
          leftSection={<UndoIcon size={14} />}
          ref={focusOnce}
          aria-label={`Undo: bring ${nameOf(draft)} back`}
          onClick={() => {
            restore.mutate();
          }}
        >
          Undo
        </Button>
      </div>
      {restore.error !== null && <FormMessage tone="problem">{messageOf(restore.error)}</FormMessage>}
    </li>
  );
}

/** The button that was pressed is gone: the focus goes to the one that takes its place. */
const focusOnce = (button: HTMLButtonElement | null) => {
  button?.focus();
};
