import type { ComponentPropsWithRef } from 'react';
import styles from './paper-page.module.css';

type Props = Omit<ComponentPropsWithRef<'div'>, 'className'> & {
  /** Shows placeholder lines instead of the picture. */
  readonly isBlank: boolean;
};

/** An A4 page with its content as children, also before its picture is loaded. */
export function PaperPage({ isBlank, children, ...part }: Props) {
  return (
    <div {...part} className={styles['page']}>
      {isBlank && <div className={styles['blank']} />}
      {children}
    </div>
  );
}
