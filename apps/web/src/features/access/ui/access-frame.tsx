import type { ReactNode } from 'react';
import { usePageTitle } from '../../../ui/use-page-title.ts';
import styles from './access-frame.module.css';

type Props = {
  readonly pageTitle: string;
  readonly heading: string;
  readonly intro?: ReactNode;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

/** The card that all access screens share, with the about text beside it where there is one. */
export function AccessFrame({ pageTitle, heading, intro, aside, children }: Props) {
  usePageTitle(pageTitle);
  return (
    <div className={styles['page']} data-with-aside={aside !== undefined}>
      {aside}
      <section className={styles['card']} aria-labelledby="access-heading">
        <h1 id="access-heading" className={styles['heading']}>
          {heading}
        </h1>
        {intro !== undefined && <p className={styles['intro']}>{intro}</p>}
        {children}
      </section>
    </div>
  );
}
