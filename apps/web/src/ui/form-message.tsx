import type { ReactNode } from 'react';
import { AlertIcon, CheckIcon, InfoIcon } from './icons.tsx';
import styles from './form-message.module.css';

type Tone = 'problem' | 'warning' | 'success' | 'note';

const icons = { problem: AlertIcon, warning: AlertIcon, success: CheckIcon, note: InfoIcon };

/** A message in the flow of the page. A problem is read out at once, other messages when the reader pauses. */
export function FormMessage({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) {
  const Icon = icons[tone];
  return (
    <div className={styles['message']} data-tone={tone} role={tone === 'problem' ? 'alert' : 'status'}>
      <span className={styles['icon']}>
        <Icon size={18} />
      </span>
      <div className={styles['content']}>{children}</div>
    </div>
  );
}
