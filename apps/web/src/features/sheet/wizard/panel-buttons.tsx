import { Button } from '@mantine/core';
import { PanelIcon } from '../../../ui/icons.tsx';
import { bringPanelBack } from '../state/panel-window.ts';
import { useWizard, useWizardUi } from '../state/wizard-context.ts';
import styles from './wizard-header.module.css';

/** Opens the drawer where there is no room for the panel, or brings it back from its own window. */
export function PanelButtons() {
  const { ui, store } = useWizard();
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
        Bring the panel back
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
      Classification
    </Button>
  );
}
