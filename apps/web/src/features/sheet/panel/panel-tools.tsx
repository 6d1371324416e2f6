import { ActionIcon, Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { ArrowLeftIcon, ExpandIcon, OwnWindowIcon } from '../../../ui/icons.tsx';
import { openPanelWindow } from '../state/panel-window.ts';
import { useWizard, useWizardUi } from '../state/wizard-context.ts';
import { leavePanel } from '../state/wizard-ui-store.ts';
import styles from './live-panel.module.css';

const blockedNotice = {
  id: 'panel-window-blocked',
  title: 'Your browser blocked the window',
  message: 'Allow windows of this site in your browser, then try again.',
};

/** Only beside the form it can be moved. */
export type PanelPlace = { readonly place: 'beside' | 'drawer' | 'window' };

/** What is done with the panel itself: the whole page for it, a window of its own, and back to the form. */
export function PanelTools({ place }: PanelPlace) {
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
        Back to the form
      </Button>
    );
  }
  return (
    <div className={styles['tools']}>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label="Show the panel on the whole page"
        title="Show the panel on the whole page"
        onClick={() => {
          ui.setState({ isPanelFull: true });
        }}
      >
        <ExpandIcon size={16} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label="Open the panel in its own window"
        title="Open the panel in its own window"
        onClick={() => {
          if (!openPanelWindow(store.getState().id)) notifications.show(blockedNotice);
        }}
      >
        <OwnWindowIcon size={16} />
      </ActionIcon>
    </div>
  );
}
