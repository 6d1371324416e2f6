import { ActionIcon, Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { ArrowLeftIcon, ExpandIcon, OwnWindowIcon } from '../../../ui/icons.tsx';
import { openPanelWindow } from '../state/panel-window.ts';
import { useWizard, useWizardUi } from '../state/wizard-context.ts';
import { leavePanel } from '../state/wizard-ui-store.ts';
import { useWords, words } from '../../../words/words.ts';
import styles from './live-panel.module.css';

function sayBlocked(): void {
  const { blocked: title, blockedText: message } = words().panel.tools;
  notifications.show({ id: 'panel-window-blocked', title, message });
}

/** Only a panel beside the form can be moved. */
export type PanelPlace = { readonly place: 'beside' | 'drawer' | 'window' };

/** Buttons for the panel itself: full page, its own window, and back to the form. */
export function PanelTools({ place }: PanelPlace) {
  const { tools } = useWords().panel;
  const { ui, store } = useWizard();
  const isFull = useWizardUi(({ isPanelFull }) => isPanelFull);
  if (place !== 'beside') return null;
  if (isFull) {
    return (
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<ArrowLeftIcon size={14} />}
        onClick={() => {
          ui.setState(leavePanel, true);
        }}
      >
        {tools.back}
      </Button>
    );
  }
  return (
    <div className={styles['tools']}>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={tools.full}
        title={tools.full}
        onClick={() => {
          ui.setState({ isPanelFull: true });
        }}
      >
        <ExpandIcon size={16} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={tools.window}
        title={tools.window}
        onClick={() => {
          if (!openPanelWindow(store.getState().id)) sayBlocked();
        }}
      >
        <OwnWindowIcon size={16} />
      </ActionIcon>
    </div>
  );
}
