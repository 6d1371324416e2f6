import { ActionIcon, Button } from '@mantine/core';
import { RedoIcon, UndoIcon, UploadIcon } from '../../../ui/icons.tsx';
import { useDraft, useDraftState, useWizard } from '../state/wizard-context.ts';
import { FilmButton } from './film-button.tsx';
import { PanelButtons } from './panel-buttons.tsx';
import { SaveIndicator } from './save-indicator.tsx';
import styles from './wizard-header.module.css';

/** Opens the import of ingredients. */
function ImportButton() {
  const { ui } = useWizard();
  return (
    <Button
      variant="subtle"
      color="gray"
      size="compact-sm"
      className={styles['tool'] ?? ''}
      aria-label="Import"
      leftSection={<UploadIcon size={16} />}
      onClick={() => {
        ui.setState({ importing: { text: null } });
      }}
    >
      <span className={styles['label']}>Import</span>
    </Button>
  );
}

/** Name of the open sheet, undo and redo and where it stands. */
export function WizardHeader({ hasPanel }: { readonly hasPanel: boolean }) {
  const { paid, undo, redo } = useWizard();
  const name = useDraft((draft) => draft.description.productName.trim());
  const canUndo = useDraftState((state) => state.past.length > 0);
  const canRedo = useDraftState((state) => state.future.length > 0);
  return (
    <div className={styles['bar']}>
      <h1 className={styles['name']}>{name === '' ? 'New safety data sheet' : name}</h1>
      {paid.state !== 'none' && (
        <span className={styles['paid']} data-state={paid.state}>
          {paid.state === 'current' ? 'Paid' : 'Changed since it was paid'}
        </span>
      )}
      <SaveIndicator />
      <div className={styles['tools']}>
        <ActionIcon
          variant="subtle"
          className={styles['tool'] ?? ''}
          aria-label="Undo"
          disabled={!canUndo}
          onClick={undo}
        >
          <UndoIcon />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          className={styles['tool'] ?? ''}
          aria-label="Redo"
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
