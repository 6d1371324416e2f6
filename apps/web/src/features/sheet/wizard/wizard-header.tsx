import { ActionIcon, Button } from '@mantine/core';
import { RedoIcon, UndoIcon, UploadIcon } from '../../../ui/icons.tsx';
import { useDraft, useDraftState, useWizard, useWizardUi } from '../state/wizard-context.ts';
import { FilmButton } from './film-button.tsx';
import { PanelButtons } from './panel-buttons.tsx';
import { SaveIndicator } from './save-indicator.tsx';
import { useFirstWords } from '../../../words/words.ts';
import styles from './wizard-header.module.css';

/** Opens the import of ingredients. */
function ImportButton() {
  const { ui } = useWizard();
  const label = useFirstWords().wizard.import;
  return (
    <Button
      variant="subtle"
      color="gray"
      size="compact-sm"
      className={styles['tool'] ?? ''}
      aria-label={label}
      leftSection={<UploadIcon size={16} />}
      onClick={() => {
        ui.setState({ importing: { text: null } });
      }}
    >
      <span className={styles['label']}>{label}</span>
    </Button>
  );
}

/** Says that the sheet is paid, and whether it was changed since. A further language changes nothing of the paid one. */
function PaidMark() {
  const { state } = useWizard().paid;
  const isSameSds = useWizardUi(({ paidLanguage }) => paidLanguage !== null);
  const words = useFirstWords().wizard;
  if (state === 'none' || (isSameSds && state === 'changed')) return null;
  return (
    <span className={styles['paid']} data-state={state}>
      {state === 'current' ? words.paid : words.changedSincePaid}
    </span>
  );
}

/** Name of the open sheet, undo and redo, and its save status. */
export function WizardHeader({ hasPanel }: { readonly hasPanel: boolean }) {
  const { undo, redo } = useWizard();
  const words = useFirstWords().wizard;
  const name = useDraft((draft) => draft.description.productName.trim());
  const canUndo = useDraftState((state) => state.past.length > 0);
  const canRedo = useDraftState((state) => state.future.length > 0);
  return (
    <div className={styles['bar']}>
      <h1 className={styles['name']}>{name === '' ? words.newSheet : name}</h1>
      <PaidMark />
      <SaveIndicator />
      <div className={styles['tools']}>
        <ActionIcon
          variant="subtle"
          className={styles['tool'] ?? ''}
          aria-label={words.undo}
          disabled={!canUndo}
          onClick={undo}
        >
          <UndoIcon />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          className={styles['tool'] ?? ''}
          aria-label={words.redo}
          disabled={!canRedo}
          onClick={redo}
        >
          <RedoIcon />
        </ActionIcon>
        <ImportButton />
        <FilmButton />
        {hasPanel && <PanelButtons />}
      </div>
    </div>
  );
}
