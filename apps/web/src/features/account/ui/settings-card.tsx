import { type ReactNode, useId } from 'react';
import styles from './settings.module.css';

type Props = { readonly heading: string; readonly intro?: ReactNode; readonly children: ReactNode };

/** One group of settings. */
export function SettingsCard({ heading, intro, children }: Props) {
  const id = useId();
  return (
    <section className={styles['card']} aria-labelledby={id}>
      <h2 id={id} className={styles['heading']}>
        {heading}
      </h2>
      {intro !== undefined && <p className={styles['intro']}>{intro}</p>}
      {children}
    </section>
  );
}
