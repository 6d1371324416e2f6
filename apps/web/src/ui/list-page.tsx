import type { ReactNode } from 'react';
import styles from './list-page.module.css';
import { usePageTitle } from './use-page-title.ts';

type Props = { readonly title: string; readonly heading: string; readonly children: ReactNode };

/** A page with searchable lists, as wide as their tables. */
export function ListPage({ title, heading, children }: Props) {
  usePageTitle(title);
  return (
    <div className={styles['page']}>
      <h1 className={styles['heading']}>{heading}</h1>
      {children}
    </div>
  );
}
