import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { AlertIcon, CloudCheckIcon, CloudOffIcon } from '../../../ui/icons.tsx';
import { useDraftState, useWizard } from '../state/wizard-context.ts';
import { useFirstWords } from '../../../words/words.ts';
import styles from './save-indicator.module.css';

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** The save status. Screen readers announce only what needs attention, so that they do not interrupt typing. */
export function SaveIndicator() {
  const status = useDraftState((state) => state.status);
  const savedAt = useDraftState((state) => state.savedAt);
  const { sync } = useWizard();
  const words = useFirstWords().wizard;
  const text = status === 'saved' ? words.save.saved(clock.format(new Date(savedAt))) : words.save[status];
  const needsAttention = status === 'offline' || status === 'failed' || status === 'conflict';
  const Icon = status === 'failed' ? AlertIcon : status === 'offline' ? CloudOffIcon : CloudCheckIcon;
  return (
    <div className={styles['indicator']} data-status={status}>
      <Icon size={16} />
      <span data-testid="save-status">{text}</span>
      {(status === 'offline' || status === 'failed') && (
        <UnstyledButton className={styles['retry']} onClick={() => void sync.flush()}>
          {words.retry}
        </UnstyledButton>
      )}
      <VisuallyHidden role="status">{needsAttention ? text : ''}</VisuallyHidden>
    </div>
  );
}
