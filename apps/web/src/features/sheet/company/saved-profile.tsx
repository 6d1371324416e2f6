import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { AlertIcon, CloudCheckIcon } from '../../../ui/icons.tsx';
import styles from './company-profile-page.module.css';
import type { SavingStatus } from './use-profile-saving.ts';
import { useWords } from '../../../words/words.ts';

type Props = { readonly status: SavingStatus; readonly onRetry: () => void };

/** The save status of the profile; screen readers announce only a failure. */
export function SavedProfile({ status, onRetry }: Props) {
  const words = useWords().company;
  const Icon = status === 'failed' ? AlertIcon : CloudCheckIcon;
  return (
    <div className={styles['saved']}>
      <Icon size={16} />
      <span data-testid="profile-status">{words.status[status]}</span>
      {status === 'failed' && (
        <UnstyledButton className={styles['retry']} onClick={onRetry}>
          {words.retry}
        </UnstyledButton>
      )}
      <VisuallyHidden role="status">{status === 'failed' ? words.status.failed : ''}</VisuallyHidden>
    </div>
  );
}
