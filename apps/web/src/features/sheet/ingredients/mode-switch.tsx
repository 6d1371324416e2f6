import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { Segmented } from '../../../ui/segmented.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toAdvanced, toSimple } from '../state/draft-mode.ts';
import { draftReducers } from '../state/draft-store.ts';
import { useDraft, useEdit, useWizard } from '../state/wizard-context.ts';
import { forget } from '../state/wizard-ui-store.ts';
import { UndoNotice } from '../wizard/undo-notice.tsx';
import styles from './mode-switch.module.css';

const modes = [
  { value: 'simple', label: 'Simple' },
  { value: 'advanced', label: 'Advanced' },
];

/** Goes back to Simple mode, and says how to take that back. */
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
    const message = 'Simple mode. The data of the sheet were emptied.';
    notifications.show({
      id: `mode-${Date.now()}`,
      autoClose: 15_000,
      message: <UndoNotice message={message} onUndo={undo} />,
    });
  };
}

/** Simple or Advanced. The way back to Simple empties the data that Advanced works on, so it asks first. */
export function ModeSwitch() {
  const mode = useDraft((draft) => draft.mode);
  const edit = useEdit();
  const goSimple = useToSimple();
  const [asks, setAsks] = useState(false);
  const close = () => {
    setAsks(false);
  };
  const choose = (chosen: string) => {
    if (chosen === 'simple') setAsks(true);
    else edit('mode.advanced', toAdvanced);
  };
  return (
    <div className={styles['row']}>
      <Segmented label="Mode" options={modes} value={mode} onChoose={choose} />
      <p className={styles['hint']}>
        {mode === 'simple'
          ? 'Simple asks for what most sheets need.'
          : 'Advanced shows every field and adds the review of the classification. You may skip Dangerous Goods.'}
      </p>
      {asks && (
        <ConfirmDialog
          title="Switch to Simple mode?"
          yes="Empty and switch"
          no="Stay in Advanced"
          isNoUsual
          onNo={close}
          onYes={() => {
            close();
            goSimple();
          }}
        >
          All Advanced data is lost. Ingredients, physical properties, test and toxicity data, the reviewed
          classification and dangerous goods are emptied, with the reasons and choices you gave for them. The product
          description and the add-ons stay. You can take this back with Undo.
        </ConfirmDialog>
      )}
    </div>
  );
}
