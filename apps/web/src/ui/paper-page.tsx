import type { ComponentPropsWithRef } from 'react';
import styles from './paper-page.module.css';

type Props = Omit<ComponentPropsWithRef<'div'>, 'className'> & {
  /** Shows the lines of a page in the place of its picture. */
  readonly isBlank: boolean;
};

/** A page of A4, before its picture is there, too. What stands on it are its children. */
export function PaperPage({ isBlank, children, ...part }: Props) {
  return (
    <div {...part} className={styles['page']}>
      {isBlank && <div className={styles['blank']} />}
      {children}
    </div>
  );
}
