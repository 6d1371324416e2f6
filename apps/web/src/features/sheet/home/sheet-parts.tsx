import { ActionIcon, Button } from '@mantine/core';
import type { ListedSheet } from '@gosds/contract/drafts/list-drafts';
import { CopyIcon, TrashIcon, UndoIcon } from '../../../ui/icons.tsx';
import { Pictogram } from '../../../ui/pictogram.tsx';
import { nameOf } from './sheet-order.ts';
import styles from './sheets-page.module.css';

const stateWords: Readonly<Record<ListedSheet['state'], string>> = {
  draft: 'Draft',
  paid: 'Paid',
  changed: 'Changed since paid',
};

export function StateBadge({ sheet: { state } }: { readonly sheet: ListedSheet }) {
  return (
    <span className={styles['state']} data-state={state}>
      {stateWords[state]}
    </span>
  );
}

/** Pictograms of the label. A sheet that no browser has made since its last change shows none, and one without hazards a word. */
export function Pictograms({ sheet: { glance }, size }: { readonly sheet: ListedSheet; readonly size: number }) {
  if (glance === null) return null;
  if (glance.pictograms.length === 0) return <span className={styles['soft']}>No pictogram</span>;
  return (
    <span className={styles['pictograms']}>
      {glance.pictograms.map((code) => (
        <Pictogram key={code} code={code} size={size} />
      ))}
    </span>
  );
}

const plural = new Intl.PluralRules('en');
const counted = (count: number, one: string, other: string) =>
  `${count} ${plural.select(count) === 'one' ? one : other}`;

/** What is open in a sheet, the gravest first. */
export function OpenPoints({ sheet: { glance } }: { readonly sheet: ListedSheet }) {
  if (glance === null) return <span className={styles['soft']}>Not known until you open it</span>;
  const { must, should, hint } = glance.open;
  const advised = should + hint;
  return (
    <span className={styles['points']}>
      {must > 0 && <b>{counted(must, 'point of law open', 'points of law open')}</b>}
      {must === 0 && <span className={styles['done']}>Nothing required is open</span>}
      {advised > 0 && <span className={styles['soft']}>{counted(advised, 'suggestion', 'suggestions')}</span>}
    </span>
  );
}

type ActionProps = {
  readonly sheet: ListedSheet;
  readonly busy: 'deleting' | 'copying' | null;
  readonly onDuplicate: () => void;
  readonly onDelete: () => void;
};

export function SheetButtons({ sheet, busy, onDuplicate, onDelete }: ActionProps) {
  const name = nameOf(sheet);
  return (
    <span className={styles['buttons']}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        loading={busy === 'copying'}
        aria-label={`Duplicate ${name}`}
        title="Duplicate"
        onClick={onDuplicate}
      >
        <CopyIcon size={16} />
      </ActionIcon>
      {sheet.paidVersions === 0 && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          loading={busy === 'deleting'}
          aria-label={`Delete ${name}`}
          title="Delete"
          onClick={onDelete}
        >
          <TrashIcon size={16} />
        </ActionIcon>
      )}
    </span>
  );
}

/** The button that was pressed is gone: the focus goes to the one that takes its place. */
const focusOnce = (button: HTMLButtonElement | null) => {
  button?.focus();
};

type DeletedProps = { readonly sheet: ListedSheet; readonly isBusy: boolean; readonly onRestore: () => void };

/** What stands where a sheet was deleted, for as long as the list is open. */
export function DeletedSheet({ sheet, isBusy, onRestore }: DeletedProps) {
  const name = nameOf(sheet);
  return (
    <div className={styles['deleted']} role="status">
      <span>“{name}” is deleted.</span>
      <Button
        variant="default"
        size="compact-sm"
        loading={isBusy}
        leftSection={<UndoIcon size={14} />}
        ref={focusOnce}
        aria-label={`Undo: bring ${name} back`}
        onClick={onRestore}
      >
        Undo
      </Button>
    </div>
  );
}
