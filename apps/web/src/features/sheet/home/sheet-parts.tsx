import { ActionIcon, Button } from '@mantine/core';
import type { ListedSheet } from '@gosds/contract/drafts/list-drafts';
import { CopyIcon, TrashIcon, UndoIcon } from '../../../ui/icons.tsx';
import { Pictogram } from '../../../ui/pictogram.tsx';
import { nameOf } from './sheet-order.ts';
import { useTeamSharing } from './use-team-sharing.ts';
import { useWords } from '../../../words/words.ts';
import styles from './sheets-page.module.css';

export function StateBadge({ sheet: { state } }: { readonly sheet: ListedSheet }) {
  const words = useWords().home.state;
  return (
    <span className={styles['state']} data-state={state}>
      {words[state]}
    </span>
  );
}

/** The author of a sheet that the team shares. */
export function TeamMark({ sheet: { shared } }: { readonly sheet: ListedSheet }) {
  const words = useWords().home.team;
  if (shared === null) return null;
  return <span className={styles['soft']}>{shared.author === null ? words.own : words.by(shared.author)}</span>;
}

/** Moves the user's sheet to the team, if there is one. */
function ShareButton({ sheet }: { readonly sheet: ListedSheet }) {
  const words = useWords().home.team;
  const { canShare, share, isBusy } = useTeamSharing();
  if (!canShare || sheet.shared !== null) return null;
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      loading={isBusy}
      aria-label={words.shareNamed(nameOf(sheet))}
      onClick={() => {
        share(sheet.id);
      }}
    >
      {words.share}
    </Button>
  );
}

/**
 * Pictograms of the label. Shows none if no browser has made the sheet since its last change, and a word if it has no
 * hazards.
 */
export function Pictograms({ sheet: { glance }, size }: { readonly sheet: ListedSheet; readonly size: number }) {
  const { noPictogram } = useWords().home;
  if (glance === null) return null;
  if (glance.pictograms.length === 0) return <span className={styles['soft']}>{noPictogram}</span>;
  return (
    <span className={styles['pictograms']}>
      {glance.pictograms.map((code) => (
        <Pictogram key={code} code={code} size={size} />
      ))}
    </span>
  );
}

/** The open findings of a sheet, most severe first. */
export function OpenPoints({ sheet: { glance } }: { readonly sheet: ListedSheet }) {
  const { open } = useWords().home;
  if (glance === null) return <span className={styles['soft']}>{open.unknown}</span>;
  const { must, should, hint } = glance.open;
  const advised = should + hint;
  return (
    <span className={styles['points']}>
      {must > 0 && <b>{open.law(must)}</b>}
      {must === 0 && <span className={styles['done']}>{open.nothing}</span>}
      {advised > 0 && <span className={styles['soft']}>{open.advice(advised)}</span>}
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
  const words = useWords().home;
  const { canShare } = useTeamSharing();
  const name = nameOf(sheet);
  return (
    <span className={styles['buttons']}>
      <ShareButton sheet={sheet} />
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        loading={busy === 'copying'}
        aria-label={words.duplicateNamed(name)}
        title={words.duplicate}
        onClick={onDuplicate}
      >
        <CopyIcon size={16} />
      </ActionIcon>
      {sheet.paidVersions === 0 && (sheet.shared === null || canShare) && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          loading={busy === 'deleting'}
          aria-label={words.deleteNamed(name)}
          title={words.delete}
          onClick={onDelete}
        >
          <TrashIcon size={16} />
        </ActionIcon>
      )}
    </span>
  );
}

/** Takes the focus from the pressed button, which has disappeared. */
const focusOnce = (button: HTMLButtonElement | null) => {
  button?.focus();
};

type DeletedProps = { readonly sheet: ListedSheet; readonly isBusy: boolean; readonly onRestore: () => void };

/** Takes the place of a deleted sheet while the list is open. */
export function DeletedSheet({ sheet, isBusy, onRestore }: DeletedProps) {
  const words = useWords().home;
  const name = nameOf(sheet);
  return (
    <div className={styles['deleted']} role="status">
      <span>{words.deleted(name)}</span>
      <Button
        variant="default"
        size="compact-sm"
        loading={isBusy}
        leftSection={<UndoIcon size={14} />}
        ref={focusOnce}
        aria-label={words.undoNamed(name)}
        onClick={onRestore}
      >
        {words.undo}
      </Button>
    </div>
  );
}
