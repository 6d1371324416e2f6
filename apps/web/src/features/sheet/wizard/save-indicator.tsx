import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { AlertIcon, CloudCheckIcon, CloudOffIcon } from '../../../ui/icons.tsx';
import type { SaveStatus } from '../state/draft-store.ts';
import { useDraftState, useWizard } from '../state/wizard-context.ts';
import styles from './save-indicator.module.css';

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

const words: Readonly<Record<Exclude<SaveStatus, 'saved'>, string>> = {
  changed: 'Saving…',
  saving: 'Saving…',
  offline: 'Offline, kept on this device',
  failed: 'Could not save, kept on this device',
  conflict: 'Changed elsewhere too',
};

/** Where the sheet stands; only what needs attention is read out, so that typing is not talked over. */
export function SaveIndicator() {
  const status = useDraftState((state) => state.status);
  const savedAt = useDraftState((state) => state.savedAt);
  const { sync } = useWizard();
  const text = status === 'saved' ? `Saved ${clock.format(new Date(savedAt))}` : words[status];
  const needsAttention = status === 'offline' || status === 'failed' || status === 'conflict';
  const Icon = status === 'failed' ? AlertIcon : status === 'offline' ? CloudOffIcon : CloudCheckIcon;
  return (
    <div className={styles['indicator']} data-status={status}>
      <Icon size={16} />
      <span data-testid="save-status">{text}</span>
      {(status === 'offline' || status === 'failed') && (
        <UnstyledButton className={styles['retry']} onClick={() => void sync.flush()}>
          Retry
        </UnstyledButton>
      )}
      <VisuallyHidden role="status">{needsAttention ? text : ''}</VisuallyHidden>
    </div>
  );
}
