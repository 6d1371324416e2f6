import { notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { Segmented } from '../../../ui/segmented.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toAdvanced, toSimple } from '../state/draft-mode.ts';
import { draftReducers } from '../state/draft-store.ts';
import { useDraft, useEdit, useWizard, useWizardUi } from '../state/wizard-context.ts';
import { forget } from '../state/wizard-ui-store.ts';
import { UndoNotice } from '../wizard/undo-notice.tsx';
import styles from './mode-switch.module.css';
import { useWords, words } from '../../../words/words.ts';

/** Switches to Simple mode, and says how to undo that. */
function useToSimple(): () => void {
  const { store, ui } = useWizard();
  const edit = useEdit();
  return () => {
    const before = store.getState().draft;
    edit('mode.simple', toSimple);
    ui.setState(
      (state) => forget(state, ['ingredients', 'properties', 'review-classification', 'dangerous-goods']),
      true,
    );
    const undo = () => {
      store.setState((state) => draftReducers.undoTo(state, before), true);
    };
    notifications.show({
      id: `mode-${Date.now()}`,
      autoClose: 15_000,
      message: <UndoNotice message={words().ingredients.mode.emptied} onUndo={undo} />,
    });
  };
}

/** Switches between Simple and Advanced. Simple deletes the data of Advanced, so the switch asks first. */
export function ModeSwitch() {
  const { mode: labels } = useWords().ingredients;
  const modes = (['simple', 'advanced'] as const).map((value) => ({ value, label: labels[value] }));
  const mode = useDraft((draft) => draft.mode);
  const edit = useEdit();
  const goSimple = useToSimple();
  const { ui } = useWizard();
  const asks = useWizardUi(({ asksSimple }) => asksSimple);
  const close = () => {
    ui.setState({ asksSimple: false });
  };
  useEffect(
    () => () => {
      ui.setState({ asksSimple: false });
    },
    [ui],
  );
  const choose = (chosen: string) => {
    if (chosen === 'simple') ui.setState({ asksSimple: true });
    else edit('mode.advanced', toAdvanced);
  };
  return (
    <div className={styles['row']}>
      <Segmented label={labels.label} options={modes} value={mode} onChoose={choose} />
      <p className={styles['hint']}>{mode === 'simple' ? labels.simpleHint : labels.advancedHint}</p>
      {asks && (
        <ConfirmDialog
          title={labels.title}
          yes={labels.yes}
          no={labels.no}
          isNoUsual
          onNo={close}
          onYes={() => {
            close();
            goSimple();
          }}
        >
          {labels.text}
        </ConfirmDialog>
      )}
    </div>
  );
}
