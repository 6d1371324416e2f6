import { Button } from '@mantine/core';
import { PanelIcon } from '../../../ui/icons.tsx';
import { bringPanelBack } from '../state/panel-window.ts';
import { useWizard, useWizardUi } from '../state/wizard-context.ts';
import { useFirstWords } from '../../../words/words.ts';
import styles from './wizard-header.module.css';

/** Opens the drawer if the panel does not fit, or brings the panel back from its own window. */
export function PanelButtons() {
  const { ui, store } = useWizard();
  const words = useFirstWords().wizard.panel;
  const isOpen = useWizardUi(({ isPanelOpen }) => isPanelOpen);
  const isDetached = useWizardUi(({ isPanelDetached }) => isPanelDetached);
  if (isDetached) {
    return (
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<PanelIcon size={16} />}
        onClick={() => {
          bringPanelBack(store.getState().id);
          ui.setState({ isPanelDetached: false });
        }}
      >
        {words.back}
      </Button>
    );
  }
  return (
    <Button
      variant="default"
      size="compact-sm"
      className={styles['panelToggle'] ?? ''}
      leftSection={<PanelIcon size={16} />}
      aria-expanded={isOpen}
      onClick={() => {
        ui.setState({ isPanelOpen: true });
      }}
    >
      {words.classification}
    </Button>
  );
}
