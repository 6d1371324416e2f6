import { ActionIcon, Button } from '@mantine/core';
import { ArrowLeftIcon, ExpandIcon } from '../../../ui/icons.tsx';
import { useWizard, useWizardUi } from '../state/wizard-context.ts';
import { leavePanel } from '../state/wizard-ui-store.ts';
import styles from './panel-place.module.css';

/** What is done with the panel itself: the whole page for it, and back to the form. */
export function PanelTools() {
  const { ui } = useWizard();
  const isFull = useWizardUi(({ isPanelFull }) => isPanelFull);
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
    </div>
  );
}
